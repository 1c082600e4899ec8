import { KIND_SHIFT } from '../shared/actions';
import { CELLS, COLUMNS, ROWS } from '../shared/cells';
import { FACE_MASK, Field as DoceField, OWNER_SHIFT, Phase as DocePhase, SQUARES } from '../shared/doce';
import { Field as DoppioField, HIDDEN_BIT, Kind, Phase as DoppioPhase } from '../shared/doppio';
import { Field } from '../shared/doubles-wild';
import type { GameId } from '../shared/games';
import type { HostGame } from '../host/games/game';
import { type GameName, gameNames, games as hostGames } from '../host/games/index';
import type { Rules } from '../host/rules/rules';
import { doubleTroubleOptionWord } from '../host/words/double-trouble';
import { optionWord } from '../host/words/options';
import { findDoubleTroubleFault } from './games/double-trouble-fault';
import { doppelXOptionWords, findDoppelXFault } from './games/doppel-x-fault';
import { findDoppioFault } from './games/doppio-fault';

/** What the generic suites must be told of a game. */
interface Suite {
  /** Every combination of options that is valid. */
  readonly optionWords: readonly number[];
  /** Option words that must be refused. */
  readonly badOptionWords: readonly number[];
  /** Whether a choice cannot be taken back. */
  isFinal(action: number, after: Rules): boolean;
  /** What of the game's own arithmetic is wrong in the position, or null. Counted on the board, apart from the rules. */
  findFault(rules: Rules): string | null;
}

const suites: Readonly<Record<GameName, Suite>> = {
  'doubles-wild': {
    optionWords: [true, false].flatMap((suddenDeath) => [
      ...[2, 3, 4].map((seats) => optionWord({ seats, teams: false, suddenDeath })),
      optionWord({ seats: 4, teams: true, suddenDeath }),
    ]),
    badOptionWords: [0, 1, 5, 6, 7, 0x0a, 0x0b, 0x1a, 0x1b, 0x22, 0x102, 0x80000002, 0xffffffff],
    isFinal: () => false,
    findFault: findDoublesWildFault,
  },
  doce: {
    optionWords: [0, 1, 2, 3],
    badOptionWords: [4, 5, 8, 0x10, 0x102, 0x80000000, 0xffffffff],
    // A die that was let go has been played and cannot be moved or changed.
    isFinal: () => true,
    findFault: findDoceFault,
  },
  doppio: {
    optionWords: [2, 3, 4, 2 | HIDDEN_BIT, 3 | HIDDEN_BIT, 4 | HIDDEN_BIT],
    badOptionWords: [0, 1, 5, 6, 7, 8, 9, 0x0d, 0x12, 0x22, 0x102, 0x80000002, 0xffffffff],
    // Drawing shows a player something new, and so does the hand of a new round.
    isFinal: (action, after) =>
      action >>> KIND_SHIFT === Kind.Draw ||
      after.read(DoppioField.Phase) === (DoppioPhase.Opening as number),
    findFault: findDoppioFault,
  },
  'double-trouble': {
    optionWords: [2, 3, 4]
      .flatMap((seats) => Array.from({ length: seats }, (_, first) => ({ seats, twoColours: false, first })))
      .concat([0, 1].map((first) => ({ seats: 2, twoColours: true, first })))
      .map(doubleTroubleOptionWord),
    badOptionWords: [0, 1, 5, 6, 7, 8, 0x0b, 0x0c, 0x22, 0x33, 0x2a, 0x44, 0x102, 0x80000002, 0xffffffff],
    isFinal: () => false,
    findFault: findDoubleTroubleFault,
  },
  'doppel-x': {
    optionWords: doppelXOptionWords,
    badOptionWords: [0, 2, 9, 0x3c02, 0x3c09, 0x1c03, 0x7c03, 0x3c43, 0x3c53, 0x3d83, 0x43c03, 0xffffffff],
    // A bet is changed by betting otherwise, and a throw cannot be.
    isFinal: () => true,
    findFault: findDoppelXFault,
  },
};

/** A game as the generic suites see it. */
export interface RegisteredGame extends Suite {
  /** Its title. */
  readonly name: string;
  readonly id: GameId;
  /** The game in words. */
  readonly host: HostGame;
}

/** The register of games: every game that host programs speak, and every generic suite runs over all of them. */
export const games: readonly RegisteredGame[] = gameNames.map((name) => {
  const host = hostGames[name];
  return { name: host.title, id: host.id, host, ...suites[name] };
});

/** DW-score: each seat's score is the number of windows of three of its colour. DW-supply: no marble comes from nowhere. */
function findDoublesWildFault(rules: Rules): string | null {
  const seats = rules.read(Field.Seats);
  const owners = Array.from({ length: CELLS }, (_, cell) => rules.read(Field.Owner, cell));
  for (let seat = 0; seat < seats; seat++) {
    const windows = countWindows(owners, seat + 1);
    const score = rules.read(Field.Score, seat);
    if (score !== windows) return `seat ${seat} has the score ${score} and ${windows} rows of three`;
    const marbles = rules.read(Field.Supply, seat) + owners.filter((owner) => owner === seat + 1).length;
    if (marbles > 48 / seats) return `seat ${seat} has ${marbles} marbles`;
  }
  return null;
}

function countWindows(owners: readonly number[], owner: number): number {
  const isOwned = (row: number, column: number) =>
    row < ROWS && column >= 0 && column < COLUMNS && owners[row * COLUMNS + column] === owner;
  let windows = 0;
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      for (const [down, right] of [
        [0, 1],
        [1, 0],
        [1, 1],
        [1, -1],
      ] as const)
        if ([0, 1, 2].every((step) => isOwned(row + step * down, column + step * right))) windows++;
  return windows;
}

/** DC-grid, DC-blocker: no die comes from nowhere. DC-win: no line that adds up to 12 lies on the grid of a round that goes on. */
function findDoceFault(rules: Rules): string | null {
  const squares = Array.from({ length: SQUARES }, (_, square) => rules.read(DoceField.Square, square));
  for (const seat of [0, 1]) {
    const own = squares.filter((square) => square >> OWNER_SHIFT === seat + 1);
    const dice = own.filter((square) => square & FACE_MASK).length;
    if (dice > 11 || dice + rules.read(DoceField.DiceLeft, seat) !== 11)
      return `seat ${seat} has ${dice} dice`;
    const blockers = own.length - dice;
    if (blockers + rules.read(DoceField.HasBlocker, seat) !== 1)
      return `seat ${seat} has ${blockers} blockers`;
  }
  const isOver = rules.read(DoceField.Phase) === (DocePhase.Over as number);
  return !isOver && hasLine(squares) ? 'a line would have ended the round' : null;
}

function hasLine(squares: readonly number[]): boolean {
  const at = (row: number, column: number) =>
    (row < 5 && column >= 0 && column < 5 && squares[row * 5 + column]) || 0;
  return squares.some((_, square) =>
    [
      [0, 1],
      [1, 0],
      [1, 1],
      [1, -1],
    ].some(([down = 0, right = 0]) => {
      const line = [0, 1, 2, 3].map((step) =>
        at(Math.floor(square / 5) + step * down, (square % 5) + step * right),
      );
      const faces = line.map((die) => die & FACE_MASK);
      const owners = line.map((die) => die >> OWNER_SHIFT).join('');
      const isOneSeats = /^(1111|1112|2111|2222|2221|1222)$/.test(owners);
      return isOneSeats && !faces.includes(0) && faces.reduce((sum, face) => sum + face) === 12;
    }),
  );
}
