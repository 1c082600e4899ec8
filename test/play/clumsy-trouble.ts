import { Field } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import type { Intent } from '../../host/hands/hands';
import { Match } from '../../host/play/match';
import { viewOfTable } from '../../host/play/table-view';
import { checkRecord } from '../../host/record/replay';
import type { DoubleTroubleAction, DoubleTroubleOptions } from '../../host/words/double-trouble';

/**
 * Plays a match of Double Trouble with clumsy hands and checks it: the record replays through the pure rules to the same
 * result; every roll in it is one that hands popped, in this order; and where wheels and arrows are read, they stand at the end
 * as the game has them. Throws an Error that names the seed and what is wrong. Returns how often each kind of mistake was made.
 */
export async function playTroubleClumsily(
  modules: number,
  options: Partial<DoubleTroubleOptions>,
  seed: number,
  clumsiness: number,
): Promise<Readonly<Record<string, number>>> {
  const match = new Match({ game: 'double-trouble', options, seed, clumsiness, language: 'en', modules });
  const result = await match.play();
  const wrong = (what: string) => new Error(`seed ${seed}, clumsiness ${clumsiness}: ${what}`);
  let at = 0;
  const { end } = checkRecord(result.record, (line) => {
    const words = line.do as DoubleTroubleAction;
    if (words.do !== 'pop') return;
    const next = findPop(words.dice, match.hands.intents, at);
    if (next === null) throw wrong(`action ${line.n} has dice ${words.dice.join()}, which nobody popped`);
    at = next;
  });
  if (JSON.stringify([end.winners, end.scores]) !== JSON.stringify([result.winners, result.scores]))
    throw wrong('the replayed record has another result');
  const { mirror } = match.game.client;
  const { trouble } = viewOfTable(mirror, match.game.table.world, { language: 'en', log: [] });
  if (modules > 0)
    for (const { wanted, at: place } of trouble?.arrows ?? [])
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(place))
        throw wrong(`an arrow stands at ${JSON.stringify(place)} instead of ${JSON.stringify(wanted)}`);
  if (modules > 1)
    doubleTroubleBoard.wheels.forEach((_, wheel) => {
      if (mirror.rules.read(Field.WheelTurn, wheel) !== match.game.table.world.wheels.turnOf(wheel))
        throw wrong(`wheel ${wheel + 1} does not stand as the game has it`);
    });
  return match.hands.mistakesMade;
}

/** Where the intents go on after the rollers have shown these faces; null where they never did. */
function findPop(faces: readonly number[], intents: readonly Intent[], from: number): number | null {
  const seen = new Map<number, number>();
  for (let at = from; at < intents.length; at++) {
    const intent = intents[at];
    if (!intent || !('popped' in intent)) continue;
    seen.set(intent.popped, intent.face);
    const isShown =
      faces.length === 1
        ? intent.face === faces[0]
        : faces.every((face, roller) => seen.get(roller) === face);
    if (isShown) return at + 1;
  }
  return null;
}
