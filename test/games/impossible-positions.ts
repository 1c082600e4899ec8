import { expect, test } from 'vitest';
import type { Rules } from '../../host/rules/rules';
import { codeName } from '../../host/words/code-name';

/** A field, an index and a value to be written into a good position. */
export type Write = readonly [field: number, index: number, value: number];

/** What is tried, a good position, the code that what is written there must be refused with, and that. */
export type Case = [
  what: string,
  position: () => { readonly rules: Rules },
  code: string,
  ...writes: Write[],
];

/** Each case: the position can be; with the fields written it cannot, as a whole or loaded, and loading it changes nothing. */
export function testImpossiblePositions(cases: Case[]): void {
  test.each(cases)('%s', (_, position, code, ...writes) => {
    const { rules } = position();
    expect(codeName(rules.check())).toBe('ok');
    const good = rules.state();
    for (const write of writes) expect(codeName(rules.write(...write))).toBe('ok');
    expect(codeName(rules.check())).toBe(code);

    const bad = rules.state();
    expect(codeName(rules.load(good))).toBe('ok');
    expect(codeName(rules.load(bad))).toBe(code);
    expect(rules.state()).toEqual(good);
  });
}
