import { expect } from 'vitest';
import type { Rules } from '../../host/rules/rules';
import { codeName } from '../../host/words/code-name';

/** Asserts that an action is not legal, is refused with a code, and that nothing has changed. `what` names it. */
export function expectRefusal(rules: Rules, action: number, code: string, what: string): void {
  const look = () => ({
    hash: rules.hash(),
    bytes: [...rules.state()],
    legal: rules.legal(),
    takeBack: rules.takeBackSeat(),
  });
  const before = look();
  expect(before.legal, what).not.toContain(action);
  expect(codeName(rules.act(action)), what).toBe(code);
  expect(look()).toEqual(before);
}
