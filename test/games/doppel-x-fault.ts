import { DICE, FACE_SHIFT, FACE_X, Field, NEUTRAL, Phase } from '../../shared/doppel-x';
import { boards } from '../../shared/doppel-x-boards';
import type { Rules } from '../../host/rules/rules';
import { cellsOfPlace, doppelXOptionWord } from '../../host/words/doppel-x';

/** For each number of seats, and for each board, one way to play. */
export const doppelXOptionWords = [
  doppelXOptionWord({ seats: 3, board: 'I', spinner: false, letters: 'ABCD', first: 0 }),
  doppelXOptionWord({ seats: 4, board: 'IV', spinner: true, letters: 'DEGH', first: 3 }),
  doppelXOptionWord({ seats: 5, board: 'II', spinner: false, letters: 'BCEF', first: 1 }),
  doppelXOptionWord({ seats: 6, board: 'III', spinner: true, letters: 'ACEG', first: 2 }),
  doppelXOptionWord({ seats: 7, board: 'III', spinner: false, letters: 'EFGH', first: 6 }),
  doppelXOptionWord({ seats: 8, board: 'IV', spinner: true, letters: 'BDFG', first: 7 }),
];

/** From the worst to the best (DX-touch). */
const RANKS = 'o-0123';

/** DX-hole, DX-bets, DX-touch, DX-double-x, DX-end: what of the position cannot be, counted on the board; null where all is right. */
export function findDoppelXFault(rules: Rules): string | null {
  const phase: Phase = rules.read(Field.Phase);
  const seats = rules.read(Field.Seats);
  const target = seats < 6 ? 50 : 70;
  const rows = boards[rules.read(Field.Board)] ?? [];
  let crossed = 0;
  for (let die = 0; die < DICE; die++) {
    const lie = rules.read(Field.Lie, die);
    if (lie === 0) continue;
    if (die >= seats && die !== NEUTRAL) return `die ${die} has no seat`;
    const ranks = cellsOfPlace(lie & 0x1ff).map(([row, column]) =>
      RANKS.indexOf((rows[row]?.charAt(column) ?? '').replace('s', '0')),
    );
    const best = Math.max(...ranks);
    if (best <= 0) return `die ${die} lies over nothing but a hole`;
    if (rules.read(Field.DieZone, die) !== best) return `die ${die} counts in the wrong area`;
    if (lie >> FACE_SHIFT === FACE_X) crossed++;
    if (die < seats && rules.read(Field.Bet, die) !== 0)
      return `seat ${die} bets and has its die on the board`;
  }
  if ((phase === Phase.Bets || phase === Phase.Over) && crossed > 1) return 'a Double X lies there still';
  const chips = Array.from({ length: seats }, (_, seat) => rules.read(Field.Chips, seat));
  const most = Math.max(...chips);
  return phase === Phase.Over || most < target ? null : `somebody has ${most} chips and the game goes on`;
}
