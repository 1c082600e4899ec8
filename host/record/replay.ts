import { Code } from '../../shared/codes';
import type { HostGame } from '../games/game';
import { gameOfName } from '../games/index';
import { Rules } from '../rules/rules';
import { codeName } from '../words/code-name';
import { hex } from '../words/action';
import { asObject, isRefused } from '../words/reader';
import { checkOf, RECORD_VERSION, type RecordAction, type RecordEnd, type RecordHead } from './record';

/** A record that is not what it says it is: the line, counted from 1, and why. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord';

  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`line ${line}: ${reason}`);
  }
}

/** A record that has been checked from its first to its last line. */
export interface CheckedRecord {
  readonly head: RecordHead;
  readonly game: HostGame;
  /** The option word of the game. */
  readonly options: number;
  readonly actions: readonly RecordAction[];
  readonly end: RecordEnd;
}

/**
 * Checks a record: every line's check, every action against the rules, every hash, and the result. `onAction` sees each
 * action after the rules have carried it out. Throws a BadRecord for the first line that is wrong.
 */
export function checkRecord(
  text: string,
  onAction: (action: RecordAction, rules: Rules) => void = () => {},
): CheckedRecord {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  // `npm start … > file` puts npm's own words in front; the lines are still counted as they stand in the file.
  let headLine = 1;
  while (/^(> .*)?$/.test(lines[headLine - 1] ?? '-')) headLine++;
  if (headLine > lines.length) throw new BadRecord(1, 'the file is empty');
  let check = '';
  const read = (number: number): Record<string, unknown> => {
    const { check: stated, ...line } = parse(lines[number - 1] ?? '', number);
    check = checkOf(check, line as unknown as RecordHead);
    if (stated !== check)
      throw new BadRecord(number, 'its check is wrong: this or an earlier line was changed');
    return line;
  };

  const head = read(headLine) as unknown as RecordHead;
  if (head.record !== 'doubletop') throw new BadRecord(headLine, 'this is not a Doubletop record');
  if (head.version !== RECORD_VERSION)
    throw new BadRecord(
      1,
      `record version ${String(head.version)}; this program reads version ${RECORD_VERSION}`,
    );
  const game = gameOfName(String(head.game));
  if (game === null) throw new BadRecord(headLine, `unknown game ${JSON.stringify(head.game)}`);
  const options = game.readOptions(asObject(head.options) ?? {});
  if (isRefused(options)) throw new BadRecord(headLine, options.message);

  const rules = new Rules();
  rules.start(game.id, options);
  const actions: RecordAction[] = [];
  for (let number = headLine + 1; number <= lines.length; number++) {
    const line = read(number);
    if ('end' in line) {
      if (number !== lines.length) throw new BadRecord(number + 1, 'there are lines after the end');
      const end = line as unknown as RecordEnd;
      checkEnd(end, game, rules, actions.length, number);
      return { head, game, options, actions, end };
    }
    const action = line as unknown as RecordAction;
    checkAction(action, game, rules, actions.length + 1, number);
    actions.push(action);
    onAction(action, rules);
  }
  throw new BadRecord(lines.length + 1, 'the record breaks off: its last line is missing');
}

function parse(text: string, number: number): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRecord(number, 'this is not JSON');
  }
  const line = asObject(value);
  if (!line) throw new BadRecord(number, 'this is not an object');
  return { ...line };
}

function checkAction(line: RecordAction, game: HostGame, rules: Rules, n: number, number: number): void {
  if (line.n !== n) throw new BadRecord(number, `action number ${String(line.n)} where ${n} should be`);
  if (!/^[0-9a-f]{8}$/.test(String(line.action)))
    throw new BadRecord(number, 'the action is not eight hexadecimal digits');
  const action = Number.parseInt(line.action, 16);
  const code = rules.act(action);
  if (code !== Code.Ok) throw new BadRecord(number, `the rules refuse this action: ${codeName(code)}`);
  if (hex(rules.hash()) !== line.hash)
    throw new BadRecord(number, 'the state after this action has another hash');
  if (JSON.stringify(game.actionToWords(action)) !== JSON.stringify(line.do))
    throw new BadRecord(number, 'the words do not say what the action does');
}

function checkEnd(end: RecordEnd, game: HostGame, rules: Rules, actions: number, number: number): void {
  const wrong = (what: string) =>
    new BadRecord(number, `the ${what} at the end is not what the actions lead to`);
  const isOver = rules.winners().length > 0;
  if (end.actions !== actions) throw wrong('number of actions');
  if (end.end !== (isOver ? 'over' : 'stopped')) throw wrong('kind of end');
  if (end.hash !== hex(rules.hash())) throw wrong('hash');
  if (JSON.stringify(end.winners) !== JSON.stringify(rules.winners())) throw wrong('list of winners');
  if (JSON.stringify(end.scores) !== JSON.stringify(game.scores(rules))) throw wrong('list of scores');
}
