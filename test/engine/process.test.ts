import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Answer, readAnswer } from './talk';

const doubletop = fileURLToPath(new URL('../../host/cli/doubletop.mjs', import.meta.url));

/** Runs the engine as another program would; gives its answers once it has ended. */
async function converse(input: string): Promise<{ answers: Answer[]; complaints: string; exitCode: number }> {
  const engine = spawn(process.execPath, [doubletop, 'engine', 'doubles-wild']);
  const exit = once(engine, 'close');
  engine.stdin.end(input);
  const [out, complaints] = await Promise.all([text(engine.stdout), text(engine.stderr)]);
  const [exitCode] = await exit;
  expect(out === '' || out.endsWith('\n')).toBe(true);
  const lines = out.split('\n').slice(0, -1);
  return { answers: lines.map((line) => readAnswer(line)), complaints, exitCode };
}

test.concurrent(
  'good and bad lines get an answer each, in order, and the end of input is a good end',
  async () => {
    const { answers, complaints, exitCode } = await converse(
      [
        '{"id":1,"start":{"seats":2}}\n',
        '{"id":2,"do":"order","dice":[6,6,1]}\r\n',
        'no JSON\n',
        '\n',
        ' \r\n',
        '{"id":3,"do":"order","dice":[7,1,1]}\n',
        '{"id":"four\u2028","do":"order","dice":[1,1,1]}\n',
        `${'['.repeat(200_000)}\n`,
        '[]\r\n',
        '{"id":5,"do":"roll","red":[1,2],"blue":[3,4]}\n',
        '{"id":6,"undo":3}\n',
        '{"id":7,"save":true}',
      ].join(''),
    );
    expect(answers.map(({ id, ok, error }) => [id, ok || error?.code])).toEqual([
      [1, true],
      [2, true],
      [undefined, 'bad-line'],
      [3, 'bad-dice'],
      ['four\u2028', true],
      [undefined, 'bad-line'],
      [undefined, 'bad-line'],
      [5, true],
      [6, true],
      [7, true],
    ]);
    expect(answers[7]?.position.phase).toBe('decide');
    expect(answers[9]?.hash).toBe(answers[0]?.hash);
    expect({ complaints, exitCode }).toEqual({ complaints: '', exitCode: 0 });
  },
);

test.concurrent('an answer comes as soon as its line has been sent, while input stays open', async () => {
  const engine = spawn(process.execPath, [doubletop, 'engine', 'doubles-wild']);
  const exit = once(engine, 'close');
  engine.stdin.write('{"show":true}\n');
  const [first] = await once(engine.stdout, 'data');
  const { chance } = readAnswer(String(first).trimEnd());
  expect(chance).toEqual({ do: 'order', seat: 0, dice: [true, true, true] });
  engine.stdin.write('{"do":"order","dice":[1,2,3]}\n');
  const [second] = await once(engine.stdout, 'data');
  expect(readAnswer(String(second).trimEnd()).awaited.seats).toEqual([1]);
  engine.stdin.end();
  expect(await exit).toEqual([0, null]);
});

test.concurrent('no input at all is a good end too', async () => {
  expect(await converse('')).toEqual({ answers: [], complaints: '', exitCode: 0 });
});

test.concurrent('2,000 lines at once are all answered', async () => {
  const { answers, exitCode } = await converse('{"show":true}\n'.repeat(2000));
  expect(answers).toHaveLength(2000);
  expect(exitCode).toBe(0);
});
