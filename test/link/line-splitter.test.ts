import { expect, test } from 'vitest';
import { LineSplitter } from '../../host/link/line-splitter';

function split(...chunks: (string | Buffer)[]): { lines: string[]; thrownAway: number } {
  const lines: string[] = [];
  let thrownAway = 0;
  const splitter = new LineSplitter(
    10,
    (line) => lines.push(line),
    () => thrownAway++,
  );
  for (const chunk of chunks) splitter.take(Buffer.from(chunk as string, 'latin1'));
  return { lines, thrownAway };
}

test('lines come whole, however the bytes arrive', () => {
  const text = 'one\ntwo\n\nthree\nhal';
  for (let at = 0; at <= text.length; at++)
    expect(split(text.slice(0, at), text.slice(at)).lines).toEqual(['one', 'two', '', 'three']);
});

test('a line that is too long is thrown away as a whole and the next is good', () => {
  expect(split('0123456789\n0123456789x\nnext\n')).toEqual({ lines: ['0123456789', 'next'], thrownAway: 1 });
  expect(split('x'.repeat(50), 'y'.repeat(50), '\nnext\n')).toEqual({ lines: ['next'], thrownAway: 1 });
});

test('half a line can be forgotten', () => {
  const lines: string[] = [];
  const splitter = new LineSplitter(10, (line) => lines.push(line));
  splitter.take(Buffer.from('hal'));
  splitter.clear();
  splitter.take(Buffer.from('whole\n'));
  expect(lines).toEqual(['whole']);
});

test('megabytes of noise without a newline take neither memory nor long', () => {
  const noise = Buffer.alloc(1 << 20, 0xa5);
  const lines: string[] = [];
  const splitter = new LineSplitter(128, (line) => lines.push(line));
  const from = performance.now();
  for (let count = 0; count < 10; count++) splitter.take(noise);
  expect(performance.now() - from).toBeLessThan(2000);
  splitter.take(Buffer.from('\nhello\n'));
  expect(lines).toEqual(['hello']);
});
