import { expect, test } from 'vitest';
import { COLUMNS } from '../../shared/cells';
import { BOARDS, Field, PLACES, Zone } from '../../shared/doppel-x';
import { GameId } from '../../shared/games';
import { Rules } from '../../host/rules/rules';
import {
  areaOfZone,
  cellsOfPlace,
  type DoppelXOptions,
  doppelXOptions,
  doppelXOptionWord,
  naiveDoppelX,
  playBothDoppelX,
  wordOf,
} from './doppel-x-naive';
import type { Face, Lying, NaiveDoppelXAction } from '../naive/doppel-x';

// Both models enumerate every place and face for each die, and that takes its time.
test(
  '120 random games of Doppel X agree with the naive model after every action',
  { timeout: 300_000 },
  () => {
    const rules = new Rules();
    const total = { actions: 0, refused: 0, doubleX: 0, flung: 0, tied: 0 };
    for (let seed = 1; seed <= 120; seed++) {
      const played = playBothDoppelX(rules, doppelXOptions(seed), seed);
      for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += played[key];
    }
    expect(total.actions).toBeGreaterThan(120 * 200);
    expect(total.refused).toBeGreaterThan(120 * 100);
    expect(total.doubleX).toBeGreaterThan(120);
    expect(total.flung).toBeGreaterThan(30);
    expect(total.tied).toBeGreaterThan(0);
  },
);

const boardNumbers = Array.from({ length: BOARDS }, (_, board) => board);
const places = Array.from({ length: PLACES }, (_, place) => place);
const faces: readonly Face[] = [1, 2, 3, 'X'];

/** Carries out what must be legal. */
function act(rules: Rules, action: NaiveDoppelXAction): void {
  expect(rules.act(wordOf(action)), JSON.stringify(action)).toBe(0);
}

function lose(seat: number, white = false): NaiveDoppelXAction {
  return { do: 'lost', seat, white, where: 'hole' };
}

test.each(boardNumbers)(
  'DX-touch, DX-score: on board %i every face in every place is worth the same in both models',
  (board) => {
    const options: DoppelXOptions = {
      seats: 3,
      board,
      spinner: false,
      first: 0,
      letters: ['A', 'B', 'C', 'D'],
    };
    const naive = naiveDoppelX(options);
    const rules = new Rules();
    expect(rules.start(GameId.DoppelX, doppelXOptionWord(options))).toBe(0);
    // Seat 0 gets chips in the opening, so that one can be lost, and throws.
    const middleOfThree = places.map(cellsOfPlace).find((cells) => naive.area(cells) === '3x') ?? [];
    act(rules, { do: 'lie', seat: 0, white: false, cells: middleOfThree, face: 3 });
    act(rules, lose(1));
    act(rules, lose(2));
    act(rules, { do: 'settled', seat: 0, flung: false });
    expect(rules.read(Field.Chips, 0)).toBe(9);
    act(rules, { do: 'throw', seat: 0 });
    const thrown = rules.state();

    /** What the firmware gives seat 0 for its own or the white die, the other one being lost; null: it cannot lie there. */
    const pointsOf = (die: Lying, white: boolean): number | null => {
      expect(rules.load(thrown)).toBe(0);
      if (white) act(rules, lose(0));
      if (rules.act(wordOf({ do: 'lie', seat: 0, white, ...die })) !== 0) return null;
      if (!white) act(rules, lose(0, true));
      act(rules, { do: 'settled', seat: 0, flung: false });
      return rules.read(Field.Chips, 0) - 9;
    };
    for (const cells of places.map(cellsOfPlace))
      for (const face of faces) {
        const points = naive.area(cells) === null ? null : naive.points({ face, cells });
        const told = [false, true].map((white) => pointsOf({ face, cells }, white));
        expect(told, `${face} on ${cells.join(' ')}, own and white`).toEqual([points, points]);
      }
  },
);

test.each(boardNumbers)('DX-boards: the cells of board %i are the same areas in both models', (board) => {
  const options: DoppelXOptions = {
    seats: 3,
    board,
    spinner: false,
    first: 0,
    letters: ['A', 'B', 'C', 'D'],
  };
  const naive = naiveDoppelX(options);
  const rules = new Rules();
  rules.start(GameId.DoppelX, doppelXOptionWord(options));
  for (const [cell] of places.filter((place) => cellsOfPlace(place).length === 1).map(cellsOfPlace)) {
    const [row, column] = cell ?? [0, 0];
    const zone: Zone = rules.read(Field.CellZone, row * COLUMNS + column);
    const area = zone === Zone.Hole ? null : areaOfZone[zone];
    expect(area, `cell ${row}, ${column}`).toBe(naive.area([[row, column]]));
  }
});
