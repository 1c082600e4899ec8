import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../host/build/sources';
import { NodeMachine } from '../../host/sim/node-machine';
import { marble } from '../../host/sim/piece';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import { cellOfTotals } from '../../host/words/doubles-wild';

/** What one sees in a terminal program: `>` and `<` before each line, in the order in which they went. */
class Conversation {
  readonly lines: string[] = [];
  readonly world = new World(new Random(1));
  readonly #machine = new NodeMachine(this.world);
  #heard = '';

  constructor() {
    this.world.serial.onTableBytes = (bytes) => (this.#heard += Buffer.from(bytes).toString('latin1'));
    this.#machine.boot();
    this.run(5);
    this.lines.length = 0;
  }

  say(line: string): void {
    this.lines.push(`> ${line}`);
    this.world.serial.writeByHost(Buffer.from(`${line}\n`));
    this.run(60);
  }

  /** Lets the table live, and hears it. */
  run(milliseconds: number): void {
    this.#machine.run(milliseconds);
    const whole = this.#heard.split('\n');
    this.#heard = whole.pop() ?? '';
    this.lines.push(...whole.map((line) => `< ${line}`));
  }

  runUntil(time: number): void {
    this.run(time - this.#machine.now);
  }
}

/** The build id differs from build to build, and the sum with it. */
const withoutBuild = (line: string) => line.replace(/^(< hello 1 1 )\S+( \S+) \*.*$/, '$1…$2');

test('the conversation in docs/protocol.md is the one that a table has', () => {
  const text = readFileSync(join(root, 'docs/protocol.md'), 'utf8');
  const [first = [], second = []] = [...text.matchAll(/```text\n(.*?)```/gs)].map((block) =>
    (block[1] ?? '').trim().split('\n'),
  );
  const talk = new Conversation();
  const sayAll = (lines: readonly string[]) => {
    for (const line of lines) if (line.startsWith('> ')) talk.say(line.slice(2));
  };
  sayAll(first);
  talk.world.put(cellOfTotals(5, 10), marble(0));
  talk.runUntil(1010);
  expect(talk.lines.map(withoutBuild)).toEqual(first.map(withoutBuild));

  talk.lines.length = 0;
  sayAll(second);
  // The document leaves the snapshot's further lines out.
  expect(talk.lines.slice(0, second.length)).toEqual(second);
});
