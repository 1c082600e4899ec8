import type { ServedTable } from '../view';
import { drawTable, MAX_HEIGHT } from './draw';
import type { ColourDepth } from './paint';
import { cleanText, clip } from './text';

/**
 * Shortest time between two frames, in milliseconds: fifteen a second show a light that breathes or blinks at 4 Hz well
 * and leave a slow line (ssh, serial console) room.
 */
const frameTime = 67;
/** A change of the game is a burst of view and light events; this long is waited so that they make one frame. */
const settleTime = 5;

/**
 * Sequences of ECMA-48 and xterm ("XTerm Control Sequences"): alternate screen, cursor off, no wrapping at the right
 * edge (should a terminal take a character for wider than it is), and their undoing in reverse order. The alternate screen
 * is emptied before it is left: tmux 3.3a was seen to leave a line of it behind after the window had been resized.
 */
const enter = '\u001b[?1049h\u001b[?25l\u001b[?7l';
const leave = '\u001b[0m\u001b[H\u001b[J\u001b[?7h\u001b[?25h\u001b[?1049l';
/** Synchronised output: terminals that know it show the frame at once, others ignore it. */
const frameBegin = '\u001b[?2026h';
const frameEnd = '\u001b[?2026l';
const clearLine = '\u001b[K';
const clearBelow = '\u001b[J';

/**
 * Which colours to use. `depth` is what the terminal can, in bits, as `getColorDepth` tells it. `FORCE_COLOR` overrides
 * `NO_COLOR`, as in Node.js. With 16 colours the seats could not be told apart by them, so letters are used.
 */
export function chooseColour(depth: number, env: NodeJS.ProcessEnv): ColourDepth {
  const detected = depth >= 24 ? 'true' : depth >= 8 ? '256' : 'none';
  const force = env['FORCE_COLOR'];
  if (force !== undefined) {
    if (force === '0' || force === 'false') return 'none';
    if (force === '3') return 'true';
    return force === '2' || detected === 'none' ? '256' : detected;
  }
  return env['NO_COLOR'] ? 'none' : detected;
}

/**
 * Shows a table on a terminal and keeps it current, until `stop`. It takes over the whole screen and gives it back as it
 * was. It does not read the keyboard and handles no signal: whoever started it calls `stop` (also for SIGINT).
 */
export class LiveTerminal {
  readonly #out: NodeJS.WriteStream;
  readonly #table: Pick<ServedTable, 'view' | 'lights' | 'subscribe'>;
  readonly #footer: string;
  #colour: ColourDepth = 'none';
  #unsubscribe: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #changed = false;
  /** What stands on the screen, line by line; null when that is not known. */
  #shown: readonly string[] | null = null;

  /** `footer` stands in the last line: what somebody at the terminal must know and the table does not say. */
  constructor(
    out: NodeJS.WriteStream,
    table: Pick<ServedTable, 'view' | 'lights' | 'subscribe'>,
    footer = '',
  ) {
    this.#out = out;
    this.#table = table;
    this.#footer = cleanText(footer);
  }

  /** Takes over the screen and draws. Does nothing when already started. */
  start(): void {
    if (this.#unsubscribe) return;
    this.#colour = chooseColour(depthOf(this.#out), process.env);
    this.#shown = null;
    this.#out.write(enter);
    this.#out.on('resize', this.#onResize);
    // A program that ends by an error elsewhere must not leave a shell without cursor behind.
    process.on('exit', this.#onExit);
    this.#unsubscribe = this.#table.subscribe(this.#onChange);
    this.#draw();
    this.#timer = setTimeout(this.#onTimer, frameTime);
  }

  /** Gives the screen back as it was before. Does nothing when not started. */
  stop(): void {
    if (!this.#unsubscribe) return;
    this.#unsubscribe();
    this.#unsubscribe = null;
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#changed = false;
    this.#out.off('resize', this.#onResize);
    process.off('exit', this.#onExit);
    this.#out.write(leave);
  }

  readonly #onExit = (): void => this.stop();

  readonly #onResize = (): void => {
    this.#shown = null;
    this.#onChange();
  };

  readonly #onChange = (): void => {
    this.#changed = true;
    this.#timer ??= setTimeout(this.#onTimer, settleTime);
  };

  readonly #onTimer = (): void => {
    this.#timer = null;
    if (!this.#changed) return;
    // A line that is too slow gets fewer frames, not older ones.
    if (!this.#out.writableNeedDrain) {
      this.#changed = false;
      this.#draw();
    }
    this.#timer = setTimeout(this.#onTimer, frameTime);
  };

  #draw(): void {
    const { columns = 80, rows = MAX_HEIGHT } = this.#out;
    const style = { colour: this.#colour, width: columns };
    const drawing = drawTable(this.#table.view(), this.#table.lights(), style);
    const footer = this.#footer === '' ? [] : [clip(this.#footer, columns - 1)];
    const lines = [...drawing.split('\n').slice(0, Math.max(1, rows - footer.length)), ...footer].slice(
      -rows,
    );
    const before = this.#shown;
    let output = '';
    lines.forEach((line, index) => {
      if (before?.[index] !== line) output += `\u001b[${index + 1};1H${line}${clearLine}`;
    });
    if ((before === null || before.length > lines.length) && lines.length < rows) {
      output += `\u001b[${lines.length + 1};1H${clearBelow}`;
    }
    this.#shown = lines;
    if (output !== '') this.#out.write(frameBegin + output + frameEnd);
  }
}

/** Node.js warns on stderr, across the drawing, when both variables are set; they are weighed in `chooseColour` instead. */
function depthOf(out: NodeJS.WriteStream): number {
  // A pipe is no tty.WriteStream and has no such method.
  if (typeof out.getColorDepth !== 'function') return 1;
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...env } = process.env;
  return out.getColorDepth(env);
}
