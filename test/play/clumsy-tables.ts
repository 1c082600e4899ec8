import type { Intent } from '../../host/hands/hands';
import type { TableGameName } from '../../host/games/index';
import { Match } from '../../host/play/match';
import { checkRecord } from '../../host/record/replay';
import type { DoceAction } from '../../host/words/doce';
import { cellOfGrid } from '../../host/words/doce-grid';
import { type DoppioAction, tileNumber } from '../../host/words/doppio';

/**
 * Plays a match of DOCE or Doppio with clumsy hands and checks it: the record replays through the pure rules to the same result,
 * and every die and every tile in it is one that hands meant, in the order in which they meant them, none missing. Throws an
 * Error that names the seed and the first wrong move. Returns how often each kind of mistake was made.
 */
export async function playClumsilyAt(
  modules: number,
  game: Exclude<TableGameName, 'doubles-wild' | 'double-trouble'>,
  options: object,
  seed: number,
  clumsiness: number,
): Promise<Readonly<Record<string, number>>> {
  const match = new Match({ game, options, seed, clumsiness, language: 'en', modules });
  const result = await match.play();
  const meant = match.hands.intents;
  let at = 0;
  const wrong = (what: string) => new Error(`${game}, seed ${seed}, clumsiness ${clumsiness}: ${what}`);
  const { end } = checkRecord(result.record, (line) => {
    const deed =
      game === 'doce' ? dieOf(line.do as DoceAction) : tileOf(line.do as DoppioAction, modules > 1);
    if (!deed) return;
    const intent = meant[at++];
    if (JSON.stringify(intent) !== JSON.stringify(deed))
      throw wrong(`action ${line.n} is ${JSON.stringify(deed)}, hands meant ${JSON.stringify(intent)}`);
  });
  if (at < meant.length) throw wrong(`hands meant ${JSON.stringify(meant[at])}, which was never recorded`);
  if (JSON.stringify([end.winners, end.scores]) !== JSON.stringify([result.winners, result.scores]))
    throw wrong('the replayed record has another result');
  return match.hands.mistakesMade;
}

function dieOf(words: DoceAction): Intent | null {
  if (words.do === 'take-back') return null;
  const put = cellOfGrid(words.row, words.column);
  return { put, seat: words.seat, face: words.do === 'die' ? words.face : 0 };
}

/** What hands must have done for an action of Doppio; racks show what is left by themselves. */
function tileOf(words: DoppioAction, hasRacks: boolean): Intent | null {
  if (words.do === 'play' || (words.do === 'show' && !hasRacks)) return { tile: tileNumber(words.tile) };
  return null;
}
