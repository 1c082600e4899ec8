import { Field } from '../../shared/doubles-wild';
import type { Intent } from '../../host/hands/hands';
import { Match } from '../../host/play/match';
import { checkRecord } from '../../host/record/replay';
import type { RecordAction } from '../../host/record/record';
import type { Rules } from '../../host/rules/rules';
import { cellOfTotals, type DoublesWildAction } from '../../host/words/doubles-wild';
import type { DoublesWildOptions } from '../../host/words/options';

/** What a recorded action must have been: something that hands did, or a press of buttons. */
interface Deed {
  readonly line: number;
  readonly pocket?: number;
  readonly faces?: readonly number[];
}

/**
 * Plays a match with clumsy hands and checks it: the record replays through the pure rules to the same result, and every
 * marble and every roll in it is one that hands meant, in the order in which they meant them, none missing. Throws an Error
 * that names the seed and the first wrong move. Returns how often each kind of mistake was made.
 */
export async function playClumsily(
  options: DoublesWildOptions,
  seed: number,
  clumsiness: number,
  modules = 0,
): Promise<Readonly<Record<string, number>>> {
  const match = new Match({ game: 'doubles-wild', options, seed, clumsiness, language: 'en', modules });
  const result = await match.play();
  const deeds: Deed[] = [];
  let owners: number[] = [];
  const lookAtBoard = (rules: Rules) =>
    Array.from({ length: 81 }, (_, cell) => rules.read(Field.Owner, cell));
  const { end } = checkRecord(result.record, (action, rules) => {
    const deed = deedOf(action, owners);
    if (deed) deeds.push(deed);
    owners = lookAtBoard(rules);
  });
  const wrong = (what: string) => new Error(`seed ${seed}, clumsiness ${clumsiness}: ${what}`);
  if (JSON.stringify([end.winners, end.scores]) !== JSON.stringify([result.winners, result.scores]))
    throw wrong('the replayed record has another result');
  const left = matchDeeds(deeds, match.hands.intents);
  if (left) throw wrong(left);
  return match.hands.mistakesMade;
}

/** What hands must have done for an action; null for one made by buttons alone. */
function deedOf(action: RecordAction, owners: readonly number[]): Deed | null {
  const words = action.do as DoublesWildAction;
  switch (words.do) {
    case 'pocket': {
      const cell = cellOfTotals(words.row, words.column);
      return owners[cell] ? null : { line: action.n, pocket: cell };
    }
    case 'order':
      return { line: action.n, faces: words.dice };
    case 'roll':
      return { line: action.n, faces: [...(words.red ?? []), ...(words.blue ?? [])] };
    case 'battle-roll':
      return { line: action.n, faces: words.dice.filter((face) => face !== null) };
    default:
      return null;
  }
}

/** Pairs deeds and intents in order; says the first that finds no partner. */
function matchDeeds(deeds: readonly Deed[], intents: readonly Intent[]): string | null {
  let at = 0;
  for (const { line, pocket, faces } of deeds) {
    if (pocket !== undefined) {
      while (isEntered(intents[at])) at++; // dice told half and then left off
      const intent = intents[at++];
      if (!intent || !('pocket' in intent) || intent.pocket !== pocket)
        return `action ${line} puts a marble on cell ${pocket}, hands meant ${JSON.stringify(intent)}`;
      continue;
    }
    const next = matchFaces(faces ?? [], intents, at);
    if (next === null)
      return `action ${line} has dice ${faces?.join()}, hands meant ${JSON.stringify(intents[at])}`;
    at = next;
  }
  const rest = intents.slice(at).find((intent) => !isEntered(intent));
  return rest ? `hands meant ${JSON.stringify(rest)}, which was never recorded` : null;
}

/** Where the intents go on after dice that were thrown or told by the buttons; null where neither fits. */
function matchFaces(faces: readonly number[], intents: readonly Intent[], from: number): number | null {
  for (let at = from; at < intents.length; at++) {
    const intent = intents[at];
    if (intent && 'thrown' in intent)
      return intent.thrown.filter(Boolean).join() === faces.join() ? at + 1 : null;
    const told = intents.slice(at, at + faces.length);
    if (
      told.length === faces.length &&
      told.every((one, die) => 'entered' in one && one.entered === faces[die])
    )
      return at + faces.length;
    if (!isEntered(intent)) return null;
  }
  return null;
}

function isEntered(intent: Intent | undefined): boolean {
  return intent !== undefined && 'entered' in intent;
}
