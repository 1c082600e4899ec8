import type { PieceView, TableView, TileView } from '../../host/view/view';
import { CELLS } from '../../shared/cells';
import { NUMBERED_DICE } from '../../shared/doce';
import { cellOfGrid } from '../../host/words/doce-grid';
import { layTiles, randomOf } from '../view/domino-tiles';
import { fakeView } from './fake-table';

/** A mid-game position on the grid of DOCE, row by row: seat and face, 0 for a blocker. */
const grid = ['. 05 . 12 .', '13 02 16 . .', '. 14 01 00 .', '. . 15 03 13', '06 . . 11 .'];

/** A table in the second round of DOCE: Blue's turn, its blocker is used, Orange's is not. */
export function fakeDoceView(): TableView {
  const pieces = Array<PieceView | null>(CELLS).fill(null);
  grid.forEach((line, row) =>
    line.split(' ').forEach((sign, column) => {
      if (sign === '.') return;
      pieces[cellOfGrid(row, column)] = { seat: Number(sign[0]), face: Number(sign[1]) };
    }),
  );
  const played = (seat: number): number =>
    pieces.filter((piece) => piece?.seat === seat && piece.face !== 0).length;
  const view = fakeView(2);
  return {
    ...view,
    game: 'doce',
    title: 'DOCE',
    prompt: { text: 'Blue: put a die, any face, on a lit square', seat: 0, guidance: false, cells: [] },
    seats: view.seats.map((seat) => ({
      ...seat,
      supply: NUMBERED_DICE - played(seat.seat),
      score: [19, 2][seat.seat]!,
      awaited: seat.seat === 0,
    })),
    pieces,
    actor: 0,
    dice: [],
    throws: [],
    takeBack: 1,
    doce: {
      round: 2,
      rounds: 4,
      marked: [cellOfGrid(3, 3), cellOfGrid(4, 3)],
      blockers: [false, true],
      line: [],
    },
    log: [
      'Orange wins round 1 with a line of its own: 19 points',
      'Blue puts a 1 on row 3, column 3',
      'Orange puts a 5 on row 4, column 3',
      'Blue puts its blocker on row 3, column 4',
      'Blue puts a 3 on row 4, column 4',
      'Orange puts a 1 on row 5, column 4',
    ],
  };
}

/** A table in the third round of Doppio, with so many tiles on it, and the racks of its seats. */
export function fakeDoppio(
  tilesOnTable: number,
  { seats = 3, seed = 5 }: { seats?: number; seed?: number } = {},
): { view: TableView; racks: TileView[][] } {
  const tiles = layTiles(randomOf(seed), tilesOnTable);
  const numbers = [0, 1, 2, 3, 4, 5, 6];
  const left = numbers
    .flatMap((high) => numbers.slice(0, high + 1).map((low): TileView => [low, high]))
    .filter((tile) => !tiles.some((other) => other.tile.join() === tile.join()));
  const racks = Array.from({ length: seats }, (_, seat) =>
    left.filter((_, index) => index % (seats + 1) === seat),
  );
  const view = fakeView(seats);
  return {
    racks,
    view: {
      ...view,
      game: 'doppio',
      title: 'Doppio',
      prompt: { text: 'Orange: lay a tile on the pad, or draw', seat: 1, guidance: false, cells: [] },
      seats: view.seats.map((seat) => ({
        ...seat,
        supply: racks[seat.seat]!.length,
        score: [34, 0, 71, 12][seat.seat]!,
      })),
      pieces: Array<null>(CELLS).fill(null),
      actor: 1,
      dice: [],
      throws: [],
      takeBack: null,
      doppio: {
        round: 3,
        tiles,
        numbers: numbers.map((number) => ({
          unlocked: tiles.some(({ tile: [low, high] }) => low === number && high === number),
          ends: openEnds(tiles).filter((end) => end === number).length,
        })),
        hands: racks.map((rack) => rack.length),
        shown: racks.map(() => []),
        boneyard: left.length - racks.flat().length,
        pad: null,
        end: null,
      },
      log: [
        'Green draws a tile and passes',
        'Blue plays 3-5 on 3-3',
        'Orange draws a tile',
        'Green plays 2-2 on 2-6',
      ],
    },
  };
}

/** The numbers of all open ends (DP-spin). */
function openEnds(tiles: ReturnType<typeof layTiles>): number[] {
  return tiles.flatMap(({ tile: [low, high], on }, index) => {
    const covers = tiles.filter((other) => other.on === index).length + (on === null ? 0 : 1);
    if (low === high) return Array<number>(4 - covers).fill(low);
    const before: readonly number[] = on === null ? [] : tiles[on]!.tile;
    return covers === 2 ? [] : [before.includes(low) ? high : low];
  });
}
