import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from '../../host/engine/lines';
import { anyAction, numbersBelow, playOn } from './random-game';
import { isCommand, Talk } from './talk';

describe('lines that are no command', () => {
  test.each([
    '',
    ' ',
    'hello',
    '{',
    '{"do":"keep"',
    "{'do':'keep'}",
    '{"do":keep}',
    'undefined',
    'NaN',
    '\u0000',
  ])('%j is not JSON', (line) => {
    const { error } = new Talk().line(line);
    expect(error?.code).toBe('bad-line');
    expect(error?.message).toMatch('this is not JSON: ');
  });

  test.each(['null', 'true', '5', '"do"', '[]', '[{"do":"keep"}]', '1e999', '-0'])(
    '%s is no object',
    (line) => {
      expect(new Talk().line(line).error).toEqual({
        code: 'bad-line',
        message: 'a command must be an object, such as {"do":"keep"}',
      });
    },
  );

  test('a line of the greatest length is read, a longer one is not', () => {
    const longest = `{"show":true}${' '.repeat(65_536 - 13)}`;
    expect(new Talk().line(longest).ok).toBe(true);
    expect(new Talk().line(`${longest} `).error?.message).toMatch('longer than 65536 characters');
    expect(new Talk().line('['.repeat(50_000_000)).error?.code).toBe('bad-line');
  });

  const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
  const deepObject = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
  test.each([
    deep,
    '['.repeat(60_000),
    `{"do":${deep}}`,
    `{"do":"keep","seat":${deep}}`,
    `{"do":"order","dice":${deep}}`,
    `{"do":"order","dice":[${deepObject}]}`,
    `{"start":${deep}}`,
    `{"start":{"seats":${deepObject}}}`,
    `{"load":{"position":${deepObject}}}`,
    `{"load":{"position":{"phase":"roll","turn":${deep},"board":${deep}}}}`,
    `{"id":${deep},"show":true}`,
    `{"${'x'.repeat(60_000)}":1,"show":true}`,
    `{"load":{"position":1,"${'x'.repeat(60_000)}":1}}`,
    `{"do":"${'x'.repeat(60_000)}"}`,
    `{"do":"order","dice":[${'1,'.repeat(30_000)}1]}`,
  ])('deep or long ones are refused with a short message: %.40s', (line) => {
    const { ok, error } = new Talk().line(line);
    expect(ok).toBe(false);
    expect(error?.message.length).toBeLessThan(300);
  });

  test('the last of two equal keys counts, as ever in JSON', () => {
    expect(new Talk().line('{"show":false,"show":true}').ok).toBe(true);
  });
});

describe('whatever the line', () => {
  const seats = fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constantFrom<unknown>(null, '0', 0.5));
  const words = fc.constantFrom('red', 'all', 'swap', 'keep', 'roll', 'over', '__proto__', 'toString', '');
  const faces = fc.array(fc.oneof(fc.integer({ min: 0, max: 7 }), fc.constant(null)), { maxLength: 4 });
  const values = fc.oneof(seats, words, faces, fc.array(fc.boolean(), { maxLength: 4 }), fc.jsonValue());
  const someKeys = (keys: readonly string[]) =>
    fc.dictionary(fc.constantFrom(...keys), values, { maxKeys: 5 });
  const names = ['order', 'roll', 'keep', 'reroll', 'pocket', 'teammate', 'battle-roll', 'battle-keep'];
  const fields = ['seat', 'dice', 'red', 'blue', 'which', 'row', 'column', 'choice', 'keep', '__proto__'];
  const actions = fc
    .tuple(fc.constantFrom(...names), someKeys(fields))
    .map(([name, given]) => ({ ...given, do: name }));
  const verbs = someKeys(['start', 'do', 'undo', 'save', 'load', 'show', 'id', 'seat', 'constructor']);
  const options = someKeys(['seats', 'teams', 'suddenDeath']).map((start) => ({ start }));
  const saves = someKeys(['game', 'options', 'state', 'position']).map((load) => ({ load }));

  /** Positions of real games of four and of three seats. */
  const real = [1, 2].map((seed) => {
    const talk = new Talk();
    talk.tell({ start: seed === 1 ? { seats: 4, teams: true } : { seats: 3 } });
    return [...playOn(talk, seed)].map(({ position }) => position);
  });
  const parts = ['phase', 'turn', 'board', 'supplies', 'dice', 'reroll', 'battle', 'order', 'winners'];
  /** A position of which some parts are those of another moment of the game, and one may be anything. */
  const positions = fc
    .constantFrom(...real)
    .chain((game) =>
      fc.tuple(
        fc.constantFrom(...game),
        fc.constantFrom(...game),
        fc.subarray(parts, { maxLength: 2 }),
        fc.option(fc.tuple(fc.constantFrom(...parts, 'teammate', 'tie', 'scores', 'seats'), values)),
      ),
    )
    .map(([{ scores: _scores, ...position }, other, taken, change]) => ({
      load: {
        position: {
          ...position,
          ...Object.fromEntries(taken.map((name) => [name, other[name]])),
          ...(change ? Object.fromEntries([change]) : {}),
        },
      },
    }));
  const commands = fc.oneof(fc.jsonValue(), { weight: 3, arbitrary: actions }, verbs, options, saves, {
    weight: 5,
    arbitrary: positions,
  });
  const lines = fc.oneof(fc.string(), fc.json(), {
    weight: 8,
    arbitrary: commands.map((command) => JSON.stringify(command)),
  });

  test('the answer fits the schema, a refusal changes nothing, and what was taken can be described', () => {
    const talk = new Talk();
    const other = new Talk();
    let taken = 0;
    const below = numbersBelow(1);
    fc.assert(
      fc.property(lines, (line) => {
        // Talk compares answers with the schema, and refusals with the answer before.
        const { ok, hash, position } = talk.line(line);
        if (ok) expect(other.tell({ load: { position } }).hash).toBe(hash);
        else expect(talk.tell({ show: true }).hash).toBe(hash);
        if (ok) taken++;
        if (!isCommandLine(line)) expect(ok).toBe(false);
        talk.tell(anyAction(talk.now, below) ?? { start: true });
      }),
      { numRuns: 1500, seed: 1 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  /** Whether the schema takes a line for a command: the engine must not take more. */
  function isCommandLine(line: string): boolean {
    try {
      return isCommand(JSON.parse(line));
    } catch {
      return false;
    }
  }

  test('what the engine tells, the schema takes back', () => {
    for (const position of real.flat()) expect(isCommand({ load: { position } })).toBe(true);
    const talk = new Talk();
    for (const { legal } of playOn(talk, 2))
      for (const action of legal) expect(isCommand({ id: 1, ...action })).toBe(true);
    expect(isCommand({ load: talk.tell({ save: true }).saved })).toBe(true);
  });
});

describe('a stream in lines', () => {
  async function linesIn(chunks: readonly (string | Uint8Array)[], longest = 100): Promise<string[]> {
    const lines: string[] = [];
    async function* stream() {
      for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    }
    for await (const line of linesOf(stream(), longest)) lines.push(line);
    return lines;
  }

  test('ends a line at a line feed only, however the stream is cut', async () => {
    expect(await linesIn(['a\nb', 'c\n', '\n', 'd\r\ne\u2028f'])).toEqual(['a', 'bc', '', 'd\r', 'e\u2028f']);
    expect(await linesIn([])).toEqual([]);
    expect(await linesIn(['a\n'])).toEqual(['a']);
  });

  test('puts characters together that were cut, and drops the mark that some systems begin with', async () => {
    const bytes = new TextEncoder().encode('\ufeff"é€🎲"\n');
    const single = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(await linesIn(single)).toEqual(['"é€🎲"']);
  });

  test('keeps of an endless line only so much that it is too long', async () => {
    const [line, next] = await linesIn([...Array.from({ length: 50 }, () => 'x'.repeat(60)), '\nnext']);
    expect(line?.length).toBeGreaterThan(100);
    expect(line?.length).toBeLessThan(200);
    expect(next).toBe('next');
  });
});
