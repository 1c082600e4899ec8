import { gameTitles } from '../../shared/catalogue';
import { NO_CELL } from '../../shared/cells';
import { Field, Phase, ROUNDS, SQUARES } from '../../shared/doce';
import { Prompt } from '../../shared/prompts';
import type { Mirror } from '../mirror/mirror';
import type { DoceView } from '../view/view';
import { placeOfSquare } from '../words/doce';
import { cellOfGrid } from '../words/doce-grid';
import type { Speaker } from '../words/sentence';
import { type GameView, viewOfSeat } from './game-view';

const SEATS = [0, 1] as const;

/** DOCE as views show it. */
export function viewOfDoce(mirror: Mirror, speaker: Speaker): GameView {
  const { rules } = mirror;
  const isOver = rules.read(Field.Phase) === (Phase.Over as number);
  return {
    game: 'doce',
    title: gameTitles.Doce,
    isOver,
    seats: SEATS.map((seat) =>
      viewOfSeat(mirror, seat, speaker, {
        supply: rules.read(Field.DiceLeft, seat),
        score: rules.read(Field.Score, seat),
      }),
    ),
    actor: rules.awaitedSeats()[0] ?? null,
    dice: [],
    throws: [],
    doce: gridOf(mirror, isOver),
    doppio: null,
    trouble: null,
  };
}

function gridOf({ rules, prompt }: Mirror, isOver: boolean): DoceView {
  const showsLine = isOver || prompt.code === Prompt.GridClear;
  const squares = Array.from({ length: SQUARES }, (_, square) => square);
  return {
    round: rules.read(Field.Round),
    rounds: ROUNDS,
    marked: SEATS.map((seat) => {
      const square = rules.read(Field.Marked, seat);
      return square === NO_CELL ? null : cellOfSquare(square);
    }),
    blockers: SEATS.map((seat) => rules.read(Field.HasBlocker, seat) === 1),
    line: showsLine
      ? squares.filter((square) => rules.read(Field.LastLine, square) === 1).map(cellOfSquare)
      : [],
  };
}

/** The playfield's cell of a square of the grid (DC-grid). */
function cellOfSquare(square: number): number {
  const { row, column } = placeOfSquare(square);
  return cellOfGrid(row, column);
}
