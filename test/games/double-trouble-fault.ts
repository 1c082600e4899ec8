import { NO_CELL } from '../../shared/cells';
import { Field, Phase } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import type { Rules } from '../../host/rules/rules';

const MEETINGS: readonly number[] = [Phase.PopOff, Phase.Return, Phase.Collision];

/**
 * What of a position of Double Trouble cannot be by the drawing of the board alone, or null. DT-board: pieces stand on spaces and
 * on no FINISH; only STARTs hold several. DT-finish: a seat has as many pieces off the board as it is told to have.
 */
export function findDoubleTroubleFault(rules: Rules): string | null {
  const { drawing, starts, finishes } = doubleTroubleBoard;
  const isOneOf = (places: typeof starts, cell: number) =>
    places.some(([row, column]) => row * 9 + column === cell);
  const pieces = Array.from({ length: rules.read(Field.Colours) * 2 }, (_, piece) =>
    rules.read(Field.Cell, piece),
  );
  const standing = pieces.filter((cell) => cell !== NO_CELL);
  const strange = standing.find(
    (cell) => '.*'.includes(drawing.join('').charAt(cell)) || isOneOf(finishes, cell),
  );
  if (strange !== undefined) return `a piece stands on cell ${strange}`;

  const onPath = standing.filter((cell) => !isOneOf(starts, cell));
  const shared = onPath.length - new Set(onPath).size;
  if (shared !== (MEETINGS.includes(rules.read(Field.Phase)) ? 1 : 0)) return `${shared} spaces are shared`;

  const seats = rules.options() & 7;
  for (let seat = 0; seat < seats; seat++) {
    const own = pieces.filter((_, piece) => (piece >> 1) % seats === seat);
    const off = own.filter((cell) => cell === NO_CELL).length;
    if (rules.read(Field.Finished, seat) !== off) return `seat ${seat} has ${off} pieces off the board`;
    const hasWon = rules.winners().includes(seat);
    if (hasWon !== (off === own.length)) return `seat ${seat} has ${hasWon ? 'won' : 'not won'}`;
  }
  return null;
}
