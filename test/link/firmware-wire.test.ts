import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { inputOfCell } from '../../hardware/description';
import { Code } from '../../shared/codes';
import { LINE_LIMIT } from '../../shared/sentences';
import { decodeDevice, encode, isBad, seal } from '../../host/link/codec';
import type { DeviceSentence } from '../../shared/sentences';
import { NodeMachine } from '../../host/sim/node-machine';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';

// The firmware's end of the wire, with nothing of the host's but its codec: bytes in, lines out.

class Wire {
  readonly world = new World(new Random(1));
  readonly machine = new NodeMachine(this.world);
  #text = '';

  constructor() {
    this.world.serial.onTableBytes = (bytes) => (this.#text += Buffer.from(bytes).toString('latin1'));
    this.machine.boot();
    this.say(encode({ word: 'hello', number: 1, protocol: 1 }));
    this.say(encode({ word: 'start', number: 2, game: 1, options: 2 }));
  }

  /** Sends bytes and lets the table work on them. */
  send(text: string, milliseconds = 20): DeviceSentence[] {
    this.#text = '';
    this.world.serial.writeByHost(Buffer.from(text, 'latin1'));
    this.machine.run(milliseconds);
    return this.#text
      .split('\n')
      .slice(0, -1)
      .map((line) => {
        const sentence = decodeDevice(line);
        if (isBad(sentence)) throw new Error(`the table said an unreadable line: ${sentence.bad}: ${line}`);
        return sentence;
      });
  }

  /** Sends a line; returns what the table answered to it. */
  say(line: string): DeviceSentence[] {
    return this.send(`${line}\n`).filter(({ word }) => word === 'ok' || word === 'error');
  }

  get hash(): number | undefined {
    const state = this.send(`${encode({ word: 'snapshot', number: 90001 + this.machine.now })}\n`, 60).find(
      ({ word }) => word === 'state',
    );
    return state?.word === 'state' ? state.hash : undefined;
  }
}

let wire: Wire;
beforeEach(() => {
  wire = new Wire();
});

const dice = { red1: 1, red2: 2, red3: 3, blue1: 0, blue2: 0, blue3: 0 };

describe('every command gets exactly one answer', () => {
  test('what can be done is answered with ok', () => {
    expect(wire.say(encode({ word: 'dice', number: 3, ...dice }))).toMatchObject([
      { word: 'ok', command: 3 },
    ]);
  });

  test('what cannot is answered with the reason, and the state stays', () => {
    const before = wire.hash;
    const answers = [
      { line: encode({ word: 'dice', number: 4, ...dice, red3: 0 }), code: Code.BadDice },
      { line: encode({ word: 'dice', number: 5, ...dice, red3: 7 }), code: Code.BadDice },
      { line: encode({ word: 'start', number: 6, game: 9, options: 2 }), code: Code.NoGame },
      // Doppel X is not played at the table yet.
      { line: encode({ word: 'start', number: 60, game: 5, options: 0x3c03 }), code: Code.NoGame },
      { line: encode({ word: 'start', number: 61, game: 2, options: 4 }), code: Code.BadOptions },
      { line: encode({ word: 'start', number: 63, game: 4, options: 5 }), code: Code.BadOptions },
      // At the table Doppio is played with hidden hands only.
      { line: encode({ word: 'start', number: 62, game: 3, options: 2 }), code: Code.BadOptions },
      { line: encode({ word: 'start', number: 7, game: 1, options: 7 }), code: Code.BadOptions },
      { line: encode({ word: 'set', number: 8, setting: 77, value: 1 }), code: Code.BadSetting },
      { line: encode({ word: 'set', number: 9, setting: 0, value: 0x76543211 }), code: Code.ColourTaken },
      { line: encode({ word: 'set', number: 10, setting: 1, value: 0 }), code: Code.BadSetting },
      { line: seal('dance 11'), code: Code.UnknownCommand },
      { line: seal('start 12 1'), code: Code.BadFields },
      { line: seal('start 13 1 00000002 5'), code: Code.BadFields },
      { line: seal('start 14 x 00000002'), code: Code.BadFields },
      { line: seal('start 15 1 2'), code: Code.BadFields },
      { line: seal('dice 16 99999999999 0 0 0 0 0'), code: Code.BadFields },
    ];
    for (const { line, code } of answers) {
      expect(wire.say(line), line).toMatchObject([{ word: 'error', code }]);
      expect(wire.hash).toBe(before);
    }
  });

  test('a command that comes twice is carried out once and answered twice', () => {
    const line = encode({ word: 'dice', number: 3, ...dice });
    expect(wire.say(line)).toMatchObject([{ word: 'ok', command: 3 }]);
    expect(wire.say(line)).toMatchObject([{ word: 'ok', command: 3 }]);
    const once = new Wire();
    once.say(line);
    expect(wire.hash).toBe(once.hash);
  });
});

test('settings are told as they are, each once', () => {
  wire.say(encode({ word: 'set', number: 3, setting: 3, value: 77 }));
  const told = wire
    .send(`${encode({ word: 'settings', number: 4 })}\n`)
    .filter(({ word }) => word === 'setting');
  expect(told).toMatchObject([
    { setting: 0, value: 0x76543210 },
    { setting: 1, value: 5 },
    { setting: 2, value: 350 },
    { setting: 3, value: 77 },
    { setting: 4, value: 0 },
    { setting: 5, value: 0 },
  ]);
});

test('inputs are told as they read, and which have stirred since, if only for a scan', () => {
  const ask = (number: number) =>
    wire.send(`${encode({ word: 'inputs', number })}\n`).find(({ word }) => word === 'inputs');
  ask(3);
  wire.world.inputs.set(inputOfCell(9), true);
  wire.machine.run(1);
  wire.world.inputs.set(inputOfCell(9), false);
  wire.world.inputs.set(inputOfCell(2), true);
  wire.machine.run(20);
  const bits = (...set: number[]) => {
    const bytes = new Uint8Array(14);
    for (const input of set) bytes[input >> 3]! |= 1 << (input & 7);
    return bytes;
  };
  expect(ask(4)).toMatchObject({ on: bits(2), stirred: bits(2, 9) });
  expect(ask(5)).toMatchObject({ on: bits(2), stirred: bits() });
});

describe('lines that are no lines', () => {
  test('split anywhere, a command is still one command', () => {
    const line = `${encode({ word: 'dice', number: 3, ...dice })}\n`;
    for (let at = 1; at < line.length; at++) {
      const fresh = new Wire();
      expect(fresh.send(line.slice(0, at))).toEqual([]);
      expect(fresh.send(line.slice(at)).filter(({ word }) => word === 'ok')).toHaveLength(1);
    }
  });

  test('several in one write are answered in turn', () => {
    const lines = [3, 4, 5].map((number) => `${encode({ word: 'set', number, setting: 3, value: 50 })}\r\n`);
    const answers = wire.send(lines.join('')).filter(({ word }) => word === 'ok');
    expect(answers.map((answer) => answer.word === 'ok' && answer.command)).toEqual([3, 4, 5]);
  });

  test('with any one byte changed, a command is refused', () => {
    const line = `${encode({ word: 'dice', number: 3, ...dice })}\n`;
    for (let at = 0; at < line.length - 1; at++) {
      const fresh = new Wire();
      const before = fresh.hash;
      const changed = line.slice(0, at) + String.fromCharCode(line.charCodeAt(at) ^ 1) + line.slice(at + 1);
      expect(fresh.say(changed.trimEnd()), changed).toMatchObject([
        { word: 'error', command: 0, code: Code.BadLine },
      ]);
      expect(fresh.hash).toBe(before);
    }
  });

  test('an overlong line is reported once and the next is understood', () => {
    const answers = wire.send(
      `${'x'.repeat(LINE_LIMIT * 5)}\n${encode({ word: 'set', number: 3, setting: 3, value: 50 })}\n`,
      40,
    );
    expect(answers.filter(({ word }) => word === 'error' || word === 'ok')).toMatchObject([
      { word: 'error', code: Code.BadLine },
      { word: 'ok', command: 3 },
    ]);
  });

  test('whatever bytes come, the table says readable lines only and its state stays', () => {
    const before = wire.hash;
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        wire.send(Buffer.from(bytes).toString('latin1'), 15);
        return true;
      }),
      { numRuns: 300 },
    );
    wire.send('\n', 40);
    expect(wire.hash).toBe(before);
  });

  test('well-sealed nonsense does not change the state either', () => {
    const before = wire.hash;
    const word = fc.constantFrom('dice', 'start', 'set', 'snapshot', 'hello', 'sett', '');
    const field = fc.oneof(
      fc.integer({ min: -5, max: 20 }).map(String),
      fc.stringMatching(/^[ -~]{0,12}$/),
      fc.constant('7'),
    );
    fc.assert(
      fc.property(word, fc.array(field, { maxLength: 9 }), (name, fields) => {
        // A field too many: otherwise chance might hit upon a true roll or a good start.
        if (name === 'start' || name === 'dice') fields.push('7');
        wire.send(`${seal([name, ...fields].join(' '))}\n`);
        return true;
      }),
      { numRuns: 500 },
    );
    expect(wire.hash).toBe(before);
  });
});

test('a line that finds no room is lost as a whole and its number shows the gap', () => {
  // A host that stops reading: the serial line takes nothing for a while.
  const { serial } = wire.world;
  const write = serial.writeByTable.bind(serial);
  serial.writeByTable = () => 0;
  wire.machine.run(200_000);
  serial.writeByTable = write;
  const said = wire.send('', 3000);
  const numbers = said.map(({ number }) => number);
  const gaps = numbers.filter((number, at) => at > 0 && number !== (numbers[at - 1] ?? 0) + 1);
  expect(gaps).toHaveLength(1);
});
