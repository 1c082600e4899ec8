/**
 * A second, deliberately naive model of Doppel X: an oracle for differential tests.
 *
 * It is written from the rulebook and from the DX rulings alone and shares no code with what it checks.
 * It keeps the game as one would on paper: each seat's chips, each die that lies on the board with its face and the cells that
 * it touches, and the bets. What a die counts, who may bet and who has won is worked out again whenever somebody asks.
 */

export interface NaiveDoppelXOptions {
  seats: number;
  /**
   * Nine rows of nine letters: `1`, `2`, `3` for 1x, 2x, 3x; `0` no score; `-` −1 chip; `o` hole; `s` the spinner's place
   * (DX-boards).
   */
  board: readonly string[];
  spinner: boolean;
  /** DX-start: the youngest seat. */
  first: number;
  /** Four different betting fields (DX-bets). */
  letters: readonly Letter[];
}

export type Letter = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
export type Face = 1 | 2 | 3 | 'X';
export type Cell = readonly [row: number, column: number];
export type Area = '3x' | '2x' | '1x' | 'no score' | '-1';
export type LostWhere = 'hole' | 'outside' | 'betting board';

/** A die by its seat, or the neutral one (DX-dice). */
export type Die = number | 'white';

/** A die on the board. */
export type Lying = { face: Face; cells: readonly Cell[] };

/** What is told of the white die is told by the seat that threw it. */
export type NaiveDoppelXAction =
  | { do: 'bet'; seat: number; letter: Letter }
  | { do: 'no bet'; seat: number }
  | { do: 'throw'; seat: number }
  | { do: 'lie'; seat: number; white: boolean; cells: readonly Cell[]; face: Face }
  | { do: 'lost'; seat: number; white: boolean; where: LostWhere }
  | { do: 'settled'; seat: number; flung: boolean };

type Phase = 'opening' | 'bets' | 'throw' | 'over';

export type NaiveDoppelXAwaited = {
  kind: 'chance' | 'choice' | 'over';
  phase: Phase;
  /** Every seat that may do something now. */
  seats: number[];
  /** The die of which it must be told next where it lies. */
  die: Die | null;
};

const LETTERS: Letter[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const FACES: Face[] = [1, 2, 3, 'X'];
const LOST_WHERE: LostWhere[] = ['hole', 'outside', 'betting board'];
const LANES = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** DX-touch: the best area first. */
const AREAS_FROM_BEST: Area[] = ['3x', '2x', '1x', 'no score', '-1'];

/** DX-spinner: the spinner's place is "no score". DX-hole: a hole is no area. */
const AREA_OF_LETTER: Record<string, Area | 'hole'> = {
  '3': '3x',
  '2': '2x',
  '1': '1x',
  '0': 'no score',
  s: 'no score',
  '-': '-1',
  o: 'hole',
};

/** What a bet pays (DX-bets). */
const REWARD: Record<Letter, number> = { A: 5, B: 2, C: 3, D: 4, E: 2, F: 1, G: 5, H: 5 };

/** The area in which an active die must count for these bets. */
const BET_AREA: Partial<Record<Letter, Area>> = { C: '2x', D: '3x', E: 'no score', F: '1x' };

/** DX-touch: a die touches one cell, two side by side, or four around a corner. */
const PLACES: Cell[][] = LANES.flatMap((row) =>
  LANES.flatMap((column) => [
    [at(row, column)],
    [at(row, column), at(row, column + 1)],
    [at(row, column), at(row + 1, column)],
    [at(row, column), at(row, column + 1), at(row + 1, column), at(row + 1, column + 1)],
  ]),
).filter((cells) => cells.every(([row, column]) => LANES.includes(row) && LANES.includes(column)));

function at(row: number, column: number): Cell {
  return [row, column];
}

/** Whether both touch the same cells, in whatever order they are named. */
function areSameCells(some: readonly Cell[], others: readonly Cell[]): boolean {
  const isAmong = (cell: Cell, cells: readonly Cell[]) =>
    cells.some(([row, column]) => row === cell[0] && column === cell[1]);
  return some.length === others.length && some.every((cell) => isAmong(cell, others));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function demand(condition: boolean, reason: string): void {
  if (!condition) throw new Error(reason);
}

export class NaiveDoppelX {
  readonly everySeat: readonly number[];
  private gameNumber = 1;
  private chipsOf: number[] = [];
  private phase: Phase = 'opening';
  private turn = 0;
  private lying = new Map<Die, Lying>();
  private bets = new Map<number, Letter>();
  private untold: Die[] = []; // dice of which it must still be told where they lie
  private lostDice: Die[] = []; // dice lost in this throw

  constructor(private readonly options: NaiveDoppelXOptions) {
    const { seats, board, spinner, first, letters } = options;
    demand([3, 4, 5, 6, 7, 8].includes(seats), 'three to eight seats');
    demand(
      board.length === 9 && board.every((row) => /^[0123\-os]{9}$/.test(row)),
      '9 × 9 areas (DX-boards)',
    );
    demand(!spinner || board.join('').includes('s'), 'no place for the spinner (DX-boards)');
    this.everySeat = LANES.slice(0, seats);
    demand(this.everySeat.includes(first), 'no such first seat (DX-start)');
    const known = LETTERS.filter((letter) => letters.includes(letter));
    demand(letters.length === 4 && known.length === 4, 'four different betting fields (DX-bets)');
    this.begin();
  }

  // ---- What can be seen of the game ----

  awaited(): NaiveDoppelXAwaited {
    const { phase } = this;
    if (phase === 'over') return { kind: 'over', phase, seats: [], die: null };
    if (phase === 'bets') {
      const seats = this.everySeat.filter((seat) => seat === this.turn || this.mayBet(seat));
      return { kind: 'choice', phase, seats, die: null };
    }
    const die = this.untold[0] ?? null;
    // The seat on turn tells of the white die, and that all dice have come to rest.
    const seat = die === null || die === 'white' ? this.turn : die;
    return { kind: 'chance', phase, seats: [seat], die };
  }

  /** Everything that can happen now. */
  legal(): NaiveDoppelXAction[] {
    const { phase, seats, die } = this.awaited();
    return seats.flatMap((seat) => {
      if (die !== null) return this.placesFor(die, seat);
      const thinkable: NaiveDoppelXAction[] =
        phase === 'bets'
          ? [
              { do: 'throw', seat },
              { do: 'no bet', seat },
              ...LETTERS.map((letter): NaiveDoppelXAction => ({ do: 'bet', seat, letter })),
            ]
          : [
              { do: 'settled', seat, flung: false },
              { do: 'settled', seat, flung: true },
            ];
      return thinkable.filter((action) => this.objection(action) === null);
    });
  }

  chips(seat: number): number {
    return this.chipsOf[seat]!;
  }

  /** The seat that throws next, has thrown, or threw last. */
  seatOnTurn(): number {
    return this.turn;
  }

  die(die: Die): Lying | null {
    return this.lying.get(die) ?? null;
  }

  isUntold(die: Die): boolean {
    return this.untold.includes(die);
  }

  isLost(die: Die): boolean {
    return this.lostDice.includes(die);
  }

  /** The betting field on which the seat's die lies; for the seat on turn that is no bet any more (DX-bets-order). */
  bet(seat: number): Letter | null {
    return this.bets.get(seat) ?? null;
  }

  game(): number {
    return this.gameNumber;
  }

  /** DX-end: the highest wins. */
  winners(): number[] {
    return this.phase === 'over' ? this.leaders() : [];
  }

  /** DX-touch: the best of the areas that the die touches. DX-hole: holes are ignored. Null: it touches nothing else. */
  area(cells: readonly Cell[]): Area | null {
    const touched = cells.map(([row, column]) => AREA_OF_LETTER[this.options.board[row]![column]!]);
    return AREAS_FROM_BEST.find((area) => touched.includes(area)) ?? null;
  }

  /** DX-score: what a die is worth while there is no Double X. */
  points({ face, cells }: Lying): number {
    const area = this.area(cells);
    if (area === '-1') return -1; // whatever the face
    if (face === 'X' || area === 'no score' || area === null) return 0;
    if (area === '3x') return 3 * face;
    if (area === '2x') return 2 * face;
    return face;
  }

  // ---- What can be done ----

  /** Everything is validated before anything is changed. */
  apply(action: NaiveDoppelXAction): void {
    const objection = this.objection(action);
    if (objection !== null) throw new Error(objection);
    if (action.do === 'bet') this.bets.set(action.seat, action.letter);
    if (action.do === 'no bet') this.bets.delete(action.seat);
    if (action.do === 'throw') this.throwDice();
    if (action.do === 'lie') {
      this.lying.set(this.untold.shift()!, { face: action.face, cells: action.cells });
    }
    if (action.do === 'lost') {
      const die = this.untold.shift()!;
      this.lying.delete(die);
      this.lostDice.push(die);
    }
    if (action.do === 'settled') this.score(action.flung);
  }

  /** Why the action cannot be done now; null if it can. */
  objection(action: NaiveDoppelXAction): string | null {
    const { phase, seats } = this.awaited();
    if (phase === 'over') return 'the game is over (DX-end)';
    if (!seats.includes(action.seat)) return `seat ${action.seat} is not awaited, but ${seats.join(', ')}`;
    if (action.do === 'bet' || action.do === 'no bet' || action.do === 'throw')
      return this.objectionToChoice(action);
    return this.objectionToReport(action);
  }

  private objectionToChoice(action: NaiveDoppelXAction & { do: 'bet' | 'no bet' | 'throw' }): string | null {
    const { seat } = action;
    if (this.phase !== 'bets') return 'it must first be told where the dice lie (DX-turn)';
    if (action.do === 'throw') return seat === this.turn ? null : `seat ${this.turn} throws (DX-turn)`;
    if (!this.mayBet(seat)) return 'the seat on turn does not bet (DX-bets)';
    if (action.do === 'no bet') return this.bets.has(seat) ? null : 'there is no bet to take back';
    if (!this.options.letters.includes(action.letter))
      return `no field ${action.letter} in this game (DX-bets)`;
    return this.bet(seat) === action.letter ? `the die lies on ${action.letter} already` : null;
  }

  private objectionToReport(action: NaiveDoppelXAction & { do: 'lie' | 'lost' | 'settled' }): string | null {
    const { phase, die } = this.awaited();
    if (phase === 'bets') return 'no dice have been thrown (DX-turn)';
    if (action.do === 'settled') {
      if (die !== null) return `it must be told where die ${die} lies (DX-turn)`;
      return action.flung && !this.canHaveFlung()
        ? 'the spinner flung no die where it pays (DX-flung)'
        : null;
    }
    if (die === null) return 'all dice have been told of';
    if (die !== (action.white ? 'white' : action.seat)) return `die ${die} is to be told of now`;
    if (action.do === 'lost') return LOST_WHERE.includes(action.where) ? null : 'no such place to be lost';
    if (!FACES.includes(action.face)) return 'a die shows 1, 2, 3 or X (DX-dice)';
    if (!PLACES.some((cells) => areSameCells(cells, action.cells))) return 'no place for a die (DX-touch)';
    return this.area(action.cells) === null ? 'that is in a hole (DX-hole)' : null;
  }

  /** All that can be told of the die: on the board with any face, or lost. */
  private placesFor(die: Die, seat: number): NaiveDoppelXAction[] {
    const white = die === 'white';
    const onBoard = PLACES.filter((cells) => this.area(cells) !== null); // DX-hole
    return [
      ...onBoard.flatMap((cells) =>
        FACES.map((face): NaiveDoppelXAction => ({ do: 'lie', seat, white, cells, face })),
      ),
      ...LOST_WHERE.map((where): NaiveDoppelXAction => ({ do: 'lost', seat, white, where })),
    ];
  }

  /** DX-opening: all seats throw at once, without the white die. */
  private begin(): void {
    this.chipsOf = this.everySeat.map(() => 0);
    this.phase = 'opening';
    this.turn = this.options.first;
    this.lying.clear();
    this.bets.clear();
    this.untold = [...this.everySeat];
  }

  /** DX-turn: the own and the white die are taken from wherever they lie; then every die is told, the white one last. */
  private throwDice(): void {
    this.phase = 'throw';
    const isStill = (seat: number) => seat !== this.turn && this.lying.has(seat);
    this.untold = [...this.everySeat.filter((seat) => seat === this.turn || isStill(seat)), 'white'];
    this.lying.delete(this.turn);
    this.lying.delete('white');
    // DX-bets-order: a die of the seat on turn lay on its field without a bet until now.
    this.bets.delete(this.turn);
  }

  /** All dice have come to rest: everybody scores, and the game goes on or ends. */
  private score(flung: boolean): void {
    const isDoubleX = this.isDoubleX();
    for (const seat of this.everySeat) {
      const gain = isDoubleX ? this.gainByDoubleX(seat) : this.gain(seat, flung);
      this.chipsOf[seat] = Math.max(0, this.chips(seat) + gain); // DX-floor
    }
    // DX-double-x: every X goes back to its owner.
    if (isDoubleX) for (const [die, { face }] of [...this.lying]) if (face === 'X') this.lying.delete(die);
    this.lostDice = [];
    this.goOn();
  }

  private goOn(): void {
    // DX-end: 50 chips with 3 to 5 seats, 70 with 6 to 8.
    const goal = this.options.seats <= 5 ? 50 : 70;
    if (this.chipsOf.some((chips) => chips >= goal)) {
      if (this.leaders().length === 1) {
        this.phase = 'over';
        return;
      }
      this.gameNumber++;
      this.begin();
      return;
    }
    if (this.phase === 'throw') this.turn = (this.turn + 1) % this.options.seats;
    this.phase = 'bets';
  }

  // ---- Who gets what ----

  /** DX-double-x: two or more X on the board, the white die included. */
  private isDoubleX(): boolean {
    return [...this.lying.values()].filter(({ face }) => face === 'X').length >= 2;
  }

  /** DX-double-x: 10 for a seat that shows an X, once; only the bets A and H pay. */
  private gainByDoubleX(seat: number): number {
    const letter = this.bet(seat);
    const showsX = this.diceOf(seat).some((die) => this.die(die)?.face === 'X');
    return (showsX ? 10 : 0) + (letter === 'A' || letter === 'H' ? REWARD[letter] : 0);
  }

  /** DX-score, DX-bets: what the dice and the bet bring together. */
  private gain(seat: number, flung: boolean): number {
    const dice = this.diceOf(seat).map((die) => this.die(die));
    const points = dice.map((lying) => (lying === null ? 0 : this.points(lying)));
    return sum(points) + this.betGain(seat, flung);
  }

  /** DX-bets: B to F pay for each of the two active dice that fulfils them, G once. */
  private betGain(seat: number, flung: boolean): number {
    const letter = this.bet(seat);
    if (letter === null) return 0;
    if (letter === 'G') return flung ? REWARD.G : 0;
    const fulfilled = this.diceOf(this.turn).filter((die) => {
      const lying = this.die(die);
      if (letter === 'B') return lying === null; // DX-bets-off: wherever it went
      return lying !== null && this.area(lying.cells) === BET_AREA[letter];
    });
    return letter === 'A' || letter === 'H' ? 0 : fulfilled.length * REWARD[letter];
  }

  /** DX-score: the seat on turn scores the white die too. */
  private diceOf(seat: number): Die[] {
    return seat === this.turn ? [seat, 'white'] : [seat];
  }

  /** DX-bets: not the seat on turn, and nobody whose die lies on the board. */
  private mayBet(seat: number): boolean {
    return seat !== this.turn && !this.lying.has(seat);
  }

  /**
   * DX-flung: whether the spinner can have flung a die where it pays somebody: a die must have got lost, or count in
   * "no score" or −1. The table is told only where there is a bet on G.
   */
  private canHaveFlung(): boolean {
    if (!this.options.spinner || ![...this.bets.values()].includes('G')) return false;
    const areas = [...this.lying.values()].map(({ cells }) => this.area(cells));
    return this.lostDice.length > 0 || areas.includes('no score') || areas.includes('-1');
  }

  private leaders(): number[] {
    const most = Math.max(...this.chipsOf);
    return this.everySeat.filter((seat) => this.chips(seat) === most);
  }
}
