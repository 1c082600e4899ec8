/**
 * A second, deliberately naive model of DOCE: an oracle for differential tests.
 *
 * It is written from the rulebook and from the DC rulings alone and shares no code with what it checks.
 * It remembers only what was placed in this round, in order, and how the earlier rounds ended; whose turn it is,
 * where the markers lie, who has what left and all scores are worked out again whenever somebody asks.
 */

export interface NaiveDoceOptions {
  first: 0 | 1;
  sameNumber: 2 | -2;
}

/** Rows and columns are 0 to 4 on the 5 × 5 grid (DC-grid). */
export type NaiveDoceAction =
  | { do: 'die'; seat: number; row: number; column: number; face: number }
  | { do: 'blocker'; seat: number; row: number; column: number };

/** 'die': the blocker has just been placed, the die must follow (DC-blocker). */
export type NaiveDoceAwaited = {
  kind: 'choice' | 'over';
  seat: number | null;
  phase: 'turn' | 'die' | 'over';
};

export type NaiveDoceRound = { winner: number | null; points: [number, number] };

type Square = { row: number; column: number };
type Placed = { seat: number; row: number; column: number; face: number }; // face 0: a blocker

const SEATS = [0, 1];
const FACES = [1, 2, 3, 4, 5, 6];
const LANES = [0, 1, 2, 3, 4];
const DICE_PER_SEAT = 11;
const ROUNDS = 4;

/** DC-grid */
const ALL_SQUARES: Square[] = LANES.flatMap((row) => LANES.map((column) => ({ row, column })));

/** DC-line: 4 squares in a row, column or diagonal; 28 windows. */
const ALL_WINDOWS: Square[][] = ALL_SQUARES.flatMap(({ row, column }) => [
  [0, 1, 2, 3].map((i) => ({ row, column: column + i })),
  [0, 1, 2, 3].map((i) => ({ row: row + i, column })),
  [0, 1, 2, 3].map((i) => ({ row: row + i, column: column + i })),
  [0, 1, 2, 3].map((i) => ({ row: row + i, column: column - i })),
]).filter((window) => window.every(({ row, column }) => isOnGrid(row, column)));

function isOnGrid(row: number, column: number): boolean {
  return LANES.includes(row) && LANES.includes(column);
}

function isSame(a: Square, b: Square): boolean {
  return a.row === b.row && a.column === b.column;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function demand(condition: boolean, reason: string): void {
  if (!condition) throw new Error(reason);
}

export class NaiveDoce {
  private placed: Placed[] = [];
  private results: NaiveDoceRound[] = [];

  constructor(private readonly options: NaiveDoceOptions) {
    demand(SEATS.includes(options.first), 'seat 0 or seat 1 starts (DC-match)');
    demand([2, -2].includes(options.sameNumber), 'sameNumber is 2 or -2 (DC-score)');
  }

  clone(): NaiveDoce {
    return Object.assign(new NaiveDoce(this.options), structuredClone({ ...this }));
  }

  // ---- What can be seen of the game ----

  awaited(): NaiveDoceAwaited {
    if (this.isOver()) return { kind: 'over', seat: null, phase: 'over' };
    const last = this.placed.at(-1);
    if (last === undefined) return { kind: 'choice', seat: this.firstOfRound(), phase: 'turn' };
    if (last.face === 0) return { kind: 'choice', seat: last.seat, phase: 'die' };
    // DC-no-square: the other seat's turn, unless it has no legal square and passes by itself.
    const other = 1 - last.seat;
    return { kind: 'choice', seat: this.canPlaceDie(other) ? other : last.seat, phase: 'turn' };
  }

  /** Every legal choice: whatever one could think of and nothing speaks against. */
  legal(): NaiveDoceAction[] {
    const { seat, phase } = this.awaited();
    if (seat === null || phase === 'over') return [];
    const squares = ALL_SQUARES.filter(({ row, column }) => this.square(row, column) === null);
    const forDie = squares.filter((square) => this.dieObjection(seat, square) === null);
    const forBlocker = squares.filter((square) => this.blockerObjection(seat, phase, square) === null);
    return [
      ...forDie.flatMap((at) => FACES.map((face): NaiveDoceAction => ({ do: 'die', seat, ...at, face }))),
      ...forBlocker.map((at): NaiveDoceAction => ({ do: 'blocker', seat, ...at })),
    ];
  }

  square(row: number, column: number): null | { seat: number; face: number } {
    demand(isOnGrid(row, column), `no square ${row}, ${column} (DC-grid)`);
    const found = this.placed.find((piece) => isSame(piece, { row, column }));
    return found === undefined ? null : { seat: found.seat, face: found.face };
  }

  /** DC-zone: the marker lies on the last numbered die that the seat played in this round. */
  marked(seat: number): [row: number, column: number] | null {
    const last = this.diceOf(seat).at(-1);
    return last === undefined ? null : [last.row, last.column];
  }

  diceLeft(seat: number): number {
    return DICE_PER_SEAT - this.diceOf(seat).length;
  }

  /** DC-blocker: one each, once a round. */
  hasBlocker(seat: number): boolean {
    return !this.placed.some((piece) => piece.seat === seat && piece.face === 0);
  }

  score(seat: number): number {
    return sum(this.results.map((result) => result.points[seat]!));
  }

  round(): number {
    return this.isOver() ? ROUNDS : this.results.length + 1;
  }

  /** DC-match: the first seat alternates. */
  firstOfRound(): number {
    const isOddRound = this.round() === 1 || this.round() === 3;
    return isOddRound ? this.options.first : 1 - this.options.first;
  }

  /** DC-match: the higher total; equal totals are a drawn match. */
  winners(): number[] {
    if (!this.isOver()) return [];
    return SEATS.filter((seat) => this.score(seat) >= this.score(1 - seat));
  }

  lastRound(): null | NaiveDoceRound {
    return structuredClone(this.results.at(-1) ?? null);
  }

  // ---- What can be done ----

  /** Everything is validated before anything is changed. */
  apply(action: NaiveDoceAction): void {
    const objection = this.objection(action);
    if (objection !== null) throw new Error(objection);
    const { seat, row, column } = action;
    this.placed.push({ seat, row, column, face: action.do === 'die' ? action.face : 0 });
    if (action.do === 'die') this.endRoundIfDecided();
  }

  private objection(action: NaiveDoceAction): string | null {
    const { seat, phase } = this.awaited();
    const { row, column } = action;
    if (phase === 'over') return 'the match is over (DC-match)';
    if (action.do !== 'die' && action.do !== 'blocker') return 'neither a die nor a blocker';
    if (action.seat !== seat) return `seat ${seat} is awaited, not seat ${action.seat}`;
    if (!isOnGrid(row, column)) return `no square ${row}, ${column} (DC-grid)`;
    if (this.square(row, column) !== null) return `square ${row}, ${column} is not empty`;
    if (action.do === 'blocker') return this.blockerObjection(seat, phase, action);
    if (!FACES.includes(action.face)) return 'a die shows 1 to 6';
    return this.dieObjection(seat, action);
  }

  /** DC-grid, DC-zone: what speaks against a numbered die on an empty square. */
  private dieObjection(seat: number, square: Square): string | null {
    if (this.diceLeft(seat) === 0) return 'no numbered die is left (DC-grid)';
    if (this.isInZone(seat, square)) return "the square is in one's own zone (DC-zone)";
    return null;
  }

  /** DC-blocker: what speaks against the blocker on an empty square. */
  private blockerObjection(seat: number, phase: 'turn' | 'die', square: Square): string | null {
    if (phase === 'die') return 'the die must follow the blocker (DC-blocker)';
    if (!this.hasBlocker(seat)) return 'the blocker is used once a round (DC-blocker)';
    const squaresForTheDie = this.dieSquares(seat).filter((other) => !isSame(other, square));
    if (squaresForTheDie.length === 0) return 'no square is left for the die (DC-blocker, DC-no-square)';
    return null;
  }

  /** DC-win and DC-no-square, looked at after every numbered die. */
  private endRoundIfDecided(): void {
    const [hasLine0, hasLine1] = [this.linesOf(0).length > 0, this.linesOf(1).length > 0];
    if (hasLine0 && hasLine1) this.endRound(null);
    else if (hasLine0) this.endRound(0);
    else if (hasLine1) this.endRound(1);
    else if (!this.canPlaceDie(0) && !this.canPlaceDie(1)) this.endRound(null);
  }

  /** The grid is cleared for the next round; the final grid stays. */
  private endRound(winner: number | null): void {
    const points: [number, number] = [this.roundPoints(0, winner), this.roundPoints(1, winner)];
    this.results.push({ winner, points });
    if (!this.isOver()) this.placed = [];
  }

  /** DC-score */
  private roundPoints(seat: number, winner: number | null): number {
    const forBlocker = this.hasBlocker(seat) ? 5 : 0;
    if (winner === null) return 2 + forBlocker;
    if (winner !== seat) return 0;
    const isAllOwn = this.linesOf(seat).some((line) =>
      this.seatsAlong(line).every((owner) => owner === seat),
    );
    const emptySquares = ALL_SQUARES.filter(({ row, column }) => this.square(row, column) === null);
    const fullThrees = FACES.map((face) => {
      const showing = this.diceOf(seat).filter((die) => die.face === face);
      return Math.floor(showing.length / 3);
    });
    return (
      12 + (isAllOwn ? 2 : 0) + forBlocker + emptySquares.length + sum(fullThrees) * this.options.sameNumber
    );
  }

  // ---- What lies on the grid ----

  private isOver(): boolean {
    return this.results.length === ROUNDS;
  }

  private diceOf(seat: number): Placed[] {
    return this.placed.filter((piece) => piece.seat === seat && piece.face !== 0);
  }

  /** DC-zone: the eight neighbours of one's own marked die. */
  private isInZone(seat: number, { row, column }: Square): boolean {
    const marked = this.marked(seat);
    if (marked === null) return false;
    return Math.abs(row - marked[0]) <= 1 && Math.abs(column - marked[1]) <= 1;
  }

  /** The squares where the seat may place a numbered die. */
  private dieSquares(seat: number): Square[] {
    const squares = ALL_SQUARES.filter(({ row, column }) => this.square(row, column) === null);
    return squares.filter((square) => this.dieObjection(seat, square) === null);
  }

  private canPlaceDie(seat: number): boolean {
    return this.dieSquares(seat).length > 0;
  }

  private seatsAlong(window: Square[]): (number | null)[] {
    return window.map(({ row, column }) => this.square(row, column)?.seat ?? null);
  }

  /** DC-line: all windows that are at present a winning line of this seat. */
  private linesOf(seat: number): Square[][] {
    return ALL_WINDOWS.filter((window) => {
      const faces = window.map(({ row, column }) => this.square(row, column)?.face ?? 0);
      if (faces.includes(0)) return false; // an empty square or a blocker
      if (sum(faces) !== 12) return false;
      const own = this.seatsAlong(window).map((owner) => owner === seat);
      const isFour = own[0] && own[1] && own[2] && own[3];
      const isThreeFirst = own[0] && own[1] && own[2] && !own[3];
      const isThreeLast = !own[0] && own[1] && own[2] && own[3];
      return isFour || isThreeFirst || isThreeLast;
    });
  }
}
