import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstOf, ledGroups, ledOfCell, leds } from '../../hardware/description';
import { drawTable, MAX_HEIGHT } from '../../host/view/terminal/draw';
import { chooseColour, LiveTerminal } from '../../host/view/terminal/live';
import { cleanText, widthOf } from '../../host/view/terminal/text';
import type { PieceView, SeatView, TableView } from '../../host/view/view';
import { fakeDoceView, fakeDoppio } from './fake-games';

const board = [
  '. . . O . . . . .',
  '. B B B . . G . .',
  '. . O O O . . P .',
  '. . . B . G . . .',
  '. P . . O . . . .',
  '. . P G . . . B .',
  '. . . P . . . . .',
  'G . . . . . O . .',
  '. . . . . P . . .',
];
const marble = (seat: number): PieceView => ({ seat, face: null });
const seats: readonly SeatView[] = [
  ['Blue', '#0072b2', 7, 1] as const,
  ['Orange', '#e69f00', 6, 1] as const,
  ['Green', '#009e73', 8, 0] as const,
  ['Purple', '#cc79a7', 7, 0] as const,
].map(([name, colour, supply, score], seat) => ({
  seat,
  name,
  colour,
  supply,
  score,
  firstScore: null,
  team: null,
  playing: true,
  awaited: seat === 1,
}));

/** Orange has rolled red 7 and a blue double, and may choose any pocket of the row. */
function makeView(changes: Partial<TableView> = {}): TableView {
  return {
    game: 'doubles-wild',
    title: 'Doubles Wild',
    language: 'en',
    prompt: { text: 'Orange: put a marble on row 7, any column', seat: 1, guidance: false, cells: [] },
    seats,
    pieces: board.flatMap((line) =>
      line.split(' ').map((letter) => (letter === '.' ? null : marble('BOGP'.indexOf(letter)))),
    ),
    held: null,
    actor: 1,
    dice: [5, 2, 0, 3, 3, 0].map((face, index) => ({
      colour: index < 3 ? 'red' : 'blue',
      face,
      place: 'well',
      wanted: false,
      inPlay: index % 3 !== 2,
    })),
    throws: [],
    takeBack: null,
    display: null,
    doce: null,
    doppio: null,
    note: null,
    log: [
      'Green puts a marble on row 4, column 9',
      'Purple rolls red 8 and a blue double',
      'Purple picks row 8, column 5',
      'Purple battles Green: 14 to 9',
      'Orange rolls red 7 and a blue double',
      'Orange keeps the dice',
    ],
    link: { state: 'live', text: 'live' },
    result: null,
    ...changes,
  };
}

/** Row 7 rises from dark to bright, Orange's marble in it shines, its total is lit, two lights of the scoring strip too. */
function makeLights(): Uint8Array {
  const lights = new Uint8Array(leds * 3);
  const set = (led: number, value: number) => lights.fill(value, led * 3, led * 3 + 3);
  [0, 0, 10, 40, 255, 60, 100, 200, 255].forEach((value, column) => set(ledOfCell(4 * 9 + column), value));
  const edge = firstOf(ledGroups, 'edges');
  set(edge + 4, 100);
  set(edge + 18 + 4, 255);
  set(edge + 27, 20);
  return lights;
}

function draw(view = makeView(), colour: 'true' | '256' | 'none' = 'none', width = 80): string {
  return drawTable(view, makeLights(), { colour, width });
}

const escapes = /\u001b\[[0-9;]*m/g;
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/;

describe('drawTable', () => {
  it('draws the table in letters, 80 columns wide', () => {
    expect(`\n${draw()}\n`).toBe(`
Doubles Wild                                                            = live
(O) Orange: put a marble on row 7, any column

     3    4    5    6    7    8    9    10   11                      score left
   |               /OO\\                         |      (B) Blue          1    7
 3 | ..   ..   ..  \\OO/  ..   ..   ..   ..   .. |    > (O) Orange        1    6
   |     /BB\\ /BB\\ /BB\\           /GG\\          |      (G) Green         0    8
 4 | ..  \\BB/ \\BB/ \\BB/  ..   ..  \\GG/  ..   .. |      (P) Purple        0    7
   |          /OO\\ /OO\\ /OO\\           /PP\\     |
 5 | ..   ..  \\OO/ \\OO/ \\OO/  ..   ..  \\PP/  .. |    red   (5) (2)  -  = 7
   |               /BB\\      /GG\\               |    blue  (3) (3)  -  double
 6 | ..   ..   ..  \\BB/  ..  \\GG/  ..   ..   .. |
   |     /PP\\  ++   ++  #OO#  **   **   ##   ## |    - Green puts a marble on
*7 | ..  \\PP/  ++   ++  #OO#  **   **   ##   ## | #    row 4, column 9
   |          /PP\\ /GG\\                /BB\\     |    - Purple rolls red 8 and a
 8 | ..   ..  \\PP/ \\GG/  ..   ..   ..  \\BB/  .. |      blue double
   |               /PP\\                         |    - Purple picks row 8,
 9 | ..   ..   ..  \\PP/  ..   ..   ..   ..   .. |      column 5
   |/GG\\                          /OO\\          |    - Purple battles Green: 14
10 |\\GG/  ..   ..   ..   ..   ..  \\OO/  ..   .. |      to 9
   |                         /PP\\               |    - Orange rolls red 7 and a
11 | ..   ..   ..   ..   ..  \\PP/  ..   ..   .. |      blue double
     ++                                              - Orange keeps the dice
`);
  });

  it('draws the table in letters, 40 columns wide, without the column beside the board', () => {
    expect(`\n${draw(makeView(), 'none', 40)}\n`).toBe(`
Doubles Wild                    = live
(O) Orange: put a marble on row 7, any
    column

    3   4   5   6   7   8   9   10  11
 3  .   .   .  (O)  .   .   .   .   .
 4  .  (B) (B) (B)  .   .  (G)  .   .
 5  .   .  (O) (O) (O)  .   .  (P)  .
 6  .   .   .  (B)  .  (G)  .   .   .
*7  .  (P)  +   +  #O#  *   *   #   # #
 8  .   .  (P) (G)  .   .   .  (B)  .
 9  .   .   .  (P)  .   .   .   .   .
10 (G)  .   .   .   .   .  (O)  .   .
11  .   .   .   .   .  (P)  .   .   .
    ++
                             score left
  (B) Blue                       1    7
> (O) Orange                     1    6
  (G) Green                      0    8
  (P) Purple                     0    7
r (5) (2)  -  = 7  b (3) (3)  -  double
- Purple battles Green: 14 to 9
- Orange rolls red 7 and a blue double
- Orange keeps the dice
`);
  });

  it('points at the cells of a guidance, shows hand, teams, sudden death and a lost link', () => {
    const view = makeView({
      prompt: { text: 'Lift the marble on row 9, column 8', seat: null, guidance: true, cells: [59, 32] },
      held: marble(3),
      dice: makeView().dice.map((die) => ({
        ...die,
        face: 0,
        place: 'rolling',
        wanted: die.colour === 'red',
      })),
      seats: seats.map((seat) => ({
        ...seat,
        team: seat.seat % 2,
        firstScore: 12,
        playing: seat.seat !== 3,
      })),
      link: { state: 'lost', text: 'no answer' },
    });
    const text = draw(view);
    expect(text).toMatch(/^Doubles Wild +! no answer$/m);
    expect(text).toMatch(/^!!! Lift the marble on row 9, column 8$/m);
    expect(text).toContain('[/GG\\]');
    expect(text).toContain('[ .. ]');
    expect(text).toContain('> (O) Orange B (12) 1    6');
    expect(text).toContain('- (P) Purple B (12) 0    7');
    expect(text).toContain('red   [~] [~] [~]');
    expect(text).toContain('(P) in hand');
  });

  it('shows the result above the prompt', () => {
    const lines = draw(makeView({ result: 'Orange wins with 4 points' })).split('\n');
    expect(lines[1]).toBe('(O) Orange wins with 4 points');
    expect(lines[2]).toBe('    Orange: put a marble on row 7, any column');
  });

  it('speaks Italian', () => {
    const text = draw(makeView({ language: 'it' }));
    expect(text).toContain('punti resto');
    expect(text).toContain('= 7');
    expect(text).toContain('doppio');
  });

  it('gives every seat a letter of its own', () => {
    const names = ['Blu', 'Bianco', 'B', '青い', 'Übung'];
    const view = makeView({
      seats: names.map((name, seat) => ({ ...seats[0]!, seat, name })),
      pieces: [0, 1, 2, 3, 4].map(marble),
    });
    expect(draw(view, 'none', 40)).toContain(' 3 (B) (I) (3) (4) (Ü)');
  });

  it('never fills the last column nor more than 24 lines, whatever the texts and the width', () => {
    const long = 'Massimiliano-Bartolomeo 青い大理石 🎲 '.repeat(9);
    const views = [
      makeView(),
      makeView({ seats: [...seats, ...seats].map((seat, index) => ({ ...seat, seat: index })) }),
    ];
    views.push(fakeDoceView(), fakeDoppio(12).view, fakeDoppio(26, { seats: 4, seed: 11 }).view);
    for (const view of [...views]) {
      views.push({
        ...view,
        title: long,
        prompt: { text: long, seat: 0, guidance: false, cells: [0, 80] },
        seats: view.seats.map((seat) => ({ ...seat, name: long, score: 100, firstScore: 100, team: 1 })),
        held: marble(0),
        note: long,
        log: Array<string>(30).fill(long),
        link: { state: 'catching-up', text: long },
      });
    }
    for (const view of views) {
      for (const colour of ['true', '256', 'none'] as const) {
        for (const width of [1, 12, 39, 40, 41, 60, 75, 76, 80, 100, 300]) {
          const lines = draw(view, colour, width).split('\n');
          expect(lines.length).toBeLessThanOrEqual(MAX_HEIGHT);
          for (const line of lines) {
            expect(widthOf(line.replace(escapes, ''))).toBeLessThanOrEqual(Math.max(1, width - 1));
          }
        }
      }
    }
  });

  it('keeps scores whole beside long names', () => {
    const view = makeView({
      seats: seats.map((seat) => ({ ...seat, name: 'Reddish purple and more', score: 17 })),
    });
    for (const width of [80, 40])
      expect(draw(view, 'none', width)).toMatch(/^.*\(R\) Reddish.*\.\. +17 +7$/m);
  });

  it('writes no escape code without colour', () => {
    for (const width of [40, 80]) expect(draw(makeView(), 'none', width)).not.toMatch(controls);
  });

  it('ends the colours on every line that begins some', () => {
    for (const colour of ['true', '256'] as const) {
      for (const line of draw(makeView(), colour).split('\n')) {
        expect(line.match(escapes)?.at(-1) ?? '\u001b[0m').toBe('\u001b[0m');
        expect(line.replace(escapes, '')).not.toMatch(controls);
      }
    }
  });

  it('wears the seats’ colours, and letters beside them', () => {
    expect(draw(makeView(), 'true')).toContain('48;2;230;159;0mO');
    // 178 is #d7af00.
    expect(draw(makeView(), '256')).toContain('48;5;178mO');
  });

  it('takes LED bytes as green, red, blue', () => {
    const lights = new Uint8Array(leds * 3);
    lights[ledOfCell(9) * 3 + 1] = 255;
    const text = drawTable(makeView({ pieces: [] }), lights, { colour: 'true', width: 80 });
    const dark = drawTable(makeView({ pieces: [] }), new Uint8Array(), { colour: 'true', width: 80 });
    // The field's #22302c with 85 % of a full red.
    expect(text).toContain('222;48;44');
    expect(dark).not.toContain('222;48;44');
    // Cell 9 begins the second row, where the strip runs from right to left.
    const changed = text
      .split('\n')
      .flatMap((line, index) => (line === dark.split('\n')[index] ? [] : [index]));
    expect(changed).toEqual([6, 7]);
  });

  it('strips control characters from every text', () => {
    const evil = 'A\u001b[31mB\u001b]0;title\u0007C\u009b2JD\r\nE\u0000F\u202eG\u200dH';
    const view = makeView({
      title: evil,
      prompt: { text: evil, seat: 0, guidance: false, cells: [] },
      seats: seats.map((seat) => ({ ...seat, name: evil })),
      log: [evil],
      link: { state: 'live', text: evil },
      result: evil,
    });
    const text = draw(view);
    expect(text).not.toMatch(controls);
    expect(text).toContain('ABCD EFGH');
    expect(draw(view, 'true').replace(escapes, '')).not.toMatch(controls);
  });
});

describe('texts', () => {
  it('are cleaned', () => {
    expect(cleanText('  a\tb\n\nc ')).toBe('a b c');
    expect(cleanText('\u001bPq#1\u001b\\x\u001b')).toBe('x');
    expect(cleanText('9 × 9 – “so” …')).toBe('9 x 9 - "so" ...');
  });

  it('are measured in columns', () => {
    expect(widthOf('perché')).toBe(6);
    expect(widthOf('e\u0301')).toBe(1);
    expect(widthOf('青い')).toBe(4);
    expect(widthOf('🎲')).toBe(2);
    expect(widthOf('▟▙▘')).toBe(3);
  });
});

describe('chooseColour', () => {
  it('follows the terminal', () => {
    expect([1, 4, 8, 24].map((depth) => chooseColour(depth, {}))).toEqual(['none', 'none', '256', 'true']);
  });

  it('obeys NO_COLOR unless it is empty, and FORCE_COLOR before it', () => {
    expect(chooseColour(24, { NO_COLOR: '1' })).toBe('none');
    expect(chooseColour(24, { NO_COLOR: '' })).toBe('true');
    expect(chooseColour(1, { NO_COLOR: '1', FORCE_COLOR: '3' })).toBe('true');
    expect(chooseColour(1, { FORCE_COLOR: '1' })).toBe('256');
    expect(chooseColour(24, { FORCE_COLOR: '' })).toBe('true');
    expect(chooseColour(24, { FORCE_COLOR: '0' })).toBe('none');
  });
});

class FakeTerminal extends EventEmitter {
  columns = 80;
  rows = 24;
  writableNeedDrain = false;
  written: string[] = [];
  getColorDepth = () => 24;

  write(text: string): boolean {
    this.written.push(text);
    return true;
  }

  /** What was written since the last call. */
  take(): string[] {
    return this.written.splice(0);
  }
}

describe('LiveTerminal', () => {
  let out: FakeTerminal;
  let view: TableView;
  let lights: Uint8Array;
  let listeners: Set<(what: 'view' | 'lights') => void>;
  let terminal: LiveTerminal;
  const change = () => listeners.forEach((listener) => listener('lights'));
  const light = (value: number) => {
    lights.fill(value, 0, 3);
    change();
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('FORCE_COLOR', undefined);
    out = new FakeTerminal();
    view = makeView();
    lights = makeLights();
    listeners = new Set();
    terminal = new LiveTerminal(out as unknown as NodeJS.WriteStream, {
      view: () => view,
      lights: () => lights,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    });
  });

  afterEach(() => {
    terminal.stop();
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('takes the screen and gives it back', () => {
    const exitListeners = process.listenerCount('exit');
    terminal.start();
    const first = out.take();
    expect(first[0]).toBe('\u001b[?1049h\u001b[?25l\u001b[?7l');
    expect(first[1]).toContain(draw(view, 'true').split('\n')[10]);
    terminal.stop();
    expect(out.take()).toEqual(['\u001b[0m\u001b[H\u001b[J\u001b[?7h\u001b[?25h\u001b[?1049l']);
    expect(listeners.size).toBe(0);
    expect(out.listenerCount('resize')).toBe(0);
    expect(process.listenerCount('exit')).toBe(exitListeners);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('keeps its last line for what somebody at the terminal must know', () => {
    const shown = { view: () => view, lights: () => lights, subscribe: () => () => {} };
    const told = new LiveTerminal(
      out as unknown as NodeJS.WriteStream,
      shown,
      'Play at http://127.0.0.1:1\u001b[2J',
    );
    told.start();
    const screen = out.take().join('');
    told.stop();
    expect(screen).toMatch(/;1HPlay at http:\/\/127\.0\.0\.1:1[^\u001b]*\u001b\[K/);
    expect(screen).not.toContain('\u001b[2J');
  });

  it('stops once, starts once, and starts again', () => {
    terminal.stop();
    expect(out.take()).toEqual([]);
    terminal.start();
    terminal.start();
    expect(out.take().length).toBe(2);
    terminal.stop();
    terminal.stop();
    expect(out.take().length).toBe(1);
    terminal.start();
    expect(out.take().length).toBe(2);
  });

  it('draws nothing after it was stopped', () => {
    terminal.start();
    light(1);
    terminal.stop();
    out.take();
    vi.advanceTimersByTime(1000);
    expect(out.take()).toEqual([]);
  });

  it('draws at most 15 frames a second, and the last state always', () => {
    terminal.start();
    out.take();
    for (let time = 0; time < 1000; time += 4) {
      light(1 + ((time / 4) % 200));
      vi.advanceTimersByTime(4);
    }
    const frames = out.take().length;
    expect(frames).toBeGreaterThanOrEqual(13);
    expect(frames).toBeLessThanOrEqual(15);
    light(255);
    vi.advanceTimersByTime(67);
    expect(out.take().at(-1)).toContain(
      drawTable(view, lights, { colour: 'true', width: 80 }).split('\n')[4],
    );
  });

  it('writes only lines that changed, cleared to their end, and never the whole screen', () => {
    terminal.start();
    vi.advanceTimersByTime(100);
    out.take();
    light(255);
    vi.advanceTimersByTime(10);
    const [frame, ...more] = out.take();
    expect(more).toEqual([]);
    const rows = [...frame!.matchAll(/\u001b\[(\d+);1H/g)].map((match) => Number(match[1]));
    expect(rows).toEqual([5, 6]);
    expect(frame!.match(/\u001b\[K/g)?.length).toBe(2);
    expect(frame).not.toMatch(/\u001b\[[0-9]?J/);
  });

  it('writes nothing when nothing that shows has changed', () => {
    terminal.start();
    vi.advanceTimersByTime(5000);
    out.take();
    change();
    vi.advanceTimersByTime(5000);
    expect(out.take()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits while the line is full', () => {
    terminal.start();
    out.take();
    out.writableNeedDrain = true;
    light(255);
    vi.advanceTimersByTime(1000);
    expect(out.take()).toEqual([]);
    out.writableNeedDrain = false;
    vi.advanceTimersByTime(67);
    expect(out.take().length).toBe(1);
  });

  it('follows the size of the window, and stays within its height', () => {
    terminal.start();
    out.take();
    Object.assign(out, { columns: 40, rows: 10 });
    out.emit('resize');
    vi.advanceTimersByTime(67);
    const frame = out.take().join('');
    const rows = [...frame.matchAll(/\u001b\[(\d+);1H/g)].map((match) => Number(match[1]));
    expect(rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(frame).toContain(draw(view, 'true', 40).split('\n')[6]);
  });

  it('clears what a taller drawing left below', () => {
    terminal.start();
    view = makeView({ log: [], pieces: [] });
    out.columns = 60;
    out.emit('resize');
    vi.advanceTimersByTime(67);
    const height = drawTable(view, lights, { colour: 'true', width: 60 }).split('\n').length;
    expect(out.take().at(-1)).toContain(`\u001b[${height + 1};1H\u001b[J`);
  });

  it('draws letters where NO_COLOR is set or the stream is no terminal', () => {
    const sgr = /\u001b\[[0-9;]*m/;
    vi.stubEnv('NO_COLOR', '1');
    terminal.start();
    expect(out.take().join('')).not.toMatch(sgr);
    terminal.stop();
    out.take();
    vi.stubEnv('NO_COLOR', undefined);
    Object.assign(out, { getColorDepth: undefined, columns: undefined, rows: undefined });
    terminal.start();
    expect(out.take().join('')).not.toMatch(sgr);
  });
});
