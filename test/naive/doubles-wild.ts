/**
 * A second, deliberately naive model of Doubles Wild: an oracle for differential tests.
 *
 * It is written from the rulebook and from the DW rulings alone and shares no code with what it checks.
 * It never remembers a score: it counts all windows of three again whenever somebody asks.
 * Rows and columns are the printed numbers 3 to 11 (DW-board); seats are 0-based and clockwise.
 */

export interface NaiveOptions {
  seats: 2 | 3 | 4;
  teams: boolean;
  suddenDeath: boolean;
}

export type NaiveAction =
  | { do: 'order'; seat: number; dice: [number, number, number] }
  | { do: 'roll'; seat: number; red?: [number, number]; blue?: [number, number] }
  | { do: 'keep'; seat: number }
  | { do: 'reroll'; seat: number; which: 'red' | 'blue' | 'all' }
  | { do: 'pocket'; seat: number; row: number; column: number }
  | { do: 'teammate'; seat: number; choice: 'leave' | 'swap' }
  | { do: 'battle-roll'; seat: number; dice: (number | null)[] }
  | { do: 'battle-keep'; seat: number; keep: [boolean, boolean, boolean] };

export type NaivePhase =
  'order' | 'roll' | 'decide' | 'reroll' | 'pocket' | 'teammate' | 'battle-roll' | 'battle-keep' | 'over';

export type NaiveAwaited = { kind: 'chance' | 'choice' | 'over'; seat: number | null; phase: NaivePhase };

/** Which dice must be rolled now: three single dice (order, battle) or the two pairs (a turn); null: none. */
export type NaiveChance = { dice: [boolean, boolean, boolean] } | { red: boolean; blue: boolean } | null;

type Pocket = { row: number; column: number };
type Dice = (number | null)[];
type Keep = [boolean, boolean, boolean];

/** DW-board: the numbers printed along both edges. */
const PRINTED = [3, 4, 5, 6, 7, 8, 9, 10, 11];
const FACES: unknown[] = [1, 2, 3, 4, 5, 6];
const ALL_POCKETS: Pocket[] = PRINTED.flatMap((row) => PRINTED.map((column) => ({ row, column })));

/** DW-score: every window of three in a line, across, up-down and along both diagonals, each once. */
const ALL_WINDOWS: Pocket[][] = ALL_POCKETS.flatMap(({ row, column }) => [
  [0, 1, 2].map((i) => ({ row, column: column + i })),
  [0, 1, 2].map((i) => ({ row: row + i, column })),
  [0, 1, 2].map((i) => ({ row: row + i, column: column + i })),
  [0, 1, 2].map((i) => ({ row: row + i, column: column - i })),
]).filter((window) => window.every(isOnBoard));

/** DW-reroll: the red pair, the blue pair or all four. DW-team: treat the pocket as own, or swap. */
const REROLLS = ['red', 'blue', 'all'] as const;
const ANSWERS = ['leave', 'swap'] as const;

/** DW-battle: any subset of the three dice may stay. */
const STAY_OR_ROLL = [true, false];
const ALL_KEEPS = STAY_OR_ROLL.flatMap((first) =>
  STAY_OR_ROLL.flatMap((second) => STAY_OR_ROLL.map((third): Keep => [first, second, third])),
);

function isOnBoard(pocket: Pocket): boolean {
  return PRINTED.includes(pocket.row) && PRINTED.includes(pocket.column);
}

function emptyBoard(): (number | null)[][] {
  return PRINTED.map(() => PRINTED.map(() => null));
}

function total(numbers: Dice): number {
  return numbers.reduce<number>((sum, number) => sum + number!, 0);
}

function demand(condition: boolean, reason: string): void {
  if (!condition) throw new Error(reason);
}

/** The fields of a choice in alphabetical order, so that two choices can be compared. */
function describe(action: NaiveAction): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export class NaiveDoublesWild {
  private phase: NaivePhase = 'order';
  private board = emptyBoard();
  private everySeat: number[];
  private playingSeats: number[];
  private supplies: number[];
  private suddenDeathCount = 0;
  private firstScores: number[] | null = null;
  private winningSeats: number[] = [];
  private contenders: number[];
  private orderTotals: (number | null)[] = [null, null, null, null];
  private turn = 0;
  private red: [number, number] = [1, 1];
  private blue: [number, number] = [1, 1];
  private rerolling: 'red' | 'blue' | 'all' = 'all';
  private contested: Pocket = { row: 3, column: 3 }; // fought for, or with a teammate's marble in it
  private defender = 0;
  private round = 1;
  private fighter: 'attacker' | 'defender' = 'attacker';
  private battleDice: { attacker: Dice; defender: Dice } = { attacker: [], defender: [] };
  private kept: Keep = [false, false, false];

  constructor(private readonly options: NaiveOptions) {
    demand([2, 3, 4].includes(options.seats), 'two to four seats');
    demand(!options.teams || options.seats === 4, 'team play needs four seats (DW-team)');
    this.everySeat = [0, 1, 2, 3].slice(0, options.seats);
    this.playingSeats = this.everySeat;
    this.contenders = this.everySeat;
    this.supplies = this.everySeat.map(() => this.fullSupply());
  }

  clone(): NaiveDoublesWild {
    return Object.assign(new NaiveDoublesWild(this.options), structuredClone({ ...this }));
  }

  // ---- What can be seen of the game ----

  awaited(): NaiveAwaited {
    const { phase, turn } = this;
    const fighter = this.fighter === 'attacker' ? turn : this.defender;
    const nextToRoll = this.contenders.find((contender) => this.orderTotals[contender] === null);
    if (phase === 'over') return { kind: 'over', seat: null, phase };
    if (phase === 'order') return { kind: 'chance', seat: nextToRoll!, phase };
    if (phase === 'roll' || phase === 'reroll') return { kind: 'chance', seat: turn, phase };
    if (phase === 'battle-roll') return { kind: 'chance', seat: fighter, phase };
    if (phase === 'battle-keep') return { kind: 'choice', seat: fighter, phase };
    return { kind: 'choice', seat: turn, phase };
  }

  chanceShape(): NaiveChance {
    if (this.phase === 'order') return { dice: [true, true, true] };
    if (this.phase === 'roll') return { red: true, blue: true };
    if (this.phase === 'reroll') return { red: this.rerolling !== 'blue', blue: this.rerolling !== 'red' };
    if (this.phase === 'battle-roll') return { dice: [!this.kept[0], !this.kept[1], !this.kept[2]] };
    return null;
  }

  /** Every legal choice; nothing while dice are awaited or the game is over. */
  legal(): NaiveAction[] {
    const { kind, phase } = this.awaited();
    const seat = this.awaited().seat!;
    if (kind !== 'choice') return [];
    if (phase === 'teammate') return ANSWERS.map((choice) => ({ do: phase, seat, choice }));
    if (phase === 'battle-keep') {
      // DW-battle: re-roll any subset, none included. DW-battle-tie: at least one die in an extra round.
      const keeps = this.round <= 3 ? ALL_KEEPS : ALL_KEEPS.filter((keep) => keep.includes(false));
      return keeps.map((keep) => ({ do: phase, seat, keep: [...keep] }));
    }
    const pockets = this.pocketsToPlay().map((pocket): NaiveAction => ({ do: 'pocket', seat, ...pocket }));
    if (phase === 'pocket') return pockets;
    const rerolls = REROLLS.map((which): NaiveAction => ({ do: 'reroll', seat, which }));
    return [{ do: 'keep', seat }, ...rerolls, ...pockets];
  }

  owner(row: number, column: number): number | null {
    demand(isOnBoard({ row, column }), `no pocket ${row}, ${column} (DW-board)`);
    return this.board[row - 3]![column - 3]!;
  }

  /** DW-score: one point for every window of three of the seat's own colour. */
  score(seat: number): number {
    return ALL_WINDOWS.filter((window) => this.isAllOwnedBy(window, seat)).length;
  }

  /** DW-sudden-death: the first game's scores are kept. */
  firstScore(seat: number): number {
    return this.firstScores === null ? this.score(seat) : this.firstScores[seat]!;
  }

  supply(seat: number): number {
    return this.supplies[seat]!;
  }

  playing(seat: number): boolean {
    return this.playingSeats.includes(seat);
  }

  suddenDeaths(): number {
    return this.suddenDeathCount;
  }

  winners(): number[] {
    return [...this.winningSeats];
  }

  /** Everything is validated before anything is changed. */
  apply(action: NaiveAction): void {
    const { phase, seat, kind } = this.awaited();
    demand(kind !== 'over', 'the game is over');
    demand(action.seat === seat, `seat ${seat} is awaited, not seat ${action.seat}`);
    if (kind === 'choice') {
      const isLegal = this.legal().some((choice) => describe(choice) === describe(action));
      demand(isLegal, `${describe(action)} is not a legal choice in phase ${phase}`);
    } else {
      this.validateDice(action);
    }
    if (action.do === 'order') this.rollForOrder(action.seat, action.dice);
    if (action.do === 'roll') this.roll(action.red, action.blue);
    if (action.do === 'keep') this.resultStands();
    if (action.do === 'reroll') [this.phase, this.rerolling] = ['reroll', action.which];
    if (action.do === 'pocket') this.play({ row: action.row, column: action.column });
    if (action.do === 'teammate') this.answerTeammate(action.choice);
    if (action.do === 'battle-keep') this.battleKeep(action.keep);
    if (action.do === 'battle-roll') this.battleRoll(action.dice);
  }

  private validateDice(action: NaiveAction): void {
    const wanted = this.phase === 'reroll' ? 'roll' : this.phase;
    demand(action.do === wanted, `${action.do} is not what phase ${this.phase} awaits`);
    const shape = this.chanceShape()!;
    if ('dice' in shape) {
      const { dice } = action as { dice: unknown[] };
      demand(Array.isArray(dice) && dice.length === 3, 'three dice are needed');
      for (const i of [0, 1, 2]) {
        if (shape.dice[i]) demand(FACES.includes(dice[i]), `die ${i} must show 1 to 6`);
        else demand(dice[i] === null, `die ${i} was kept`);
      }
      return;
    }
    const pairs = action as { red?: unknown[]; blue?: unknown[] };
    for (const colour of ['red', 'blue'] as const) {
      const pair = pairs[colour];
      const isPair = Array.isArray(pair) && pair.length === 2 && pair.every((die) => FACES.includes(die));
      if (shape[colour]) demand(isPair, `two ${colour} dice are needed`);
      else demand(pair === undefined, `the ${colour} pair was kept`);
    }
  }

  /** DW-order: the highest total starts; only those tied for highest roll again, until one leads. */
  private rollForOrder(seat: number, dice: Dice): void {
    this.orderTotals[seat] = total(dice);
    if (this.contenders.some((contender) => this.orderTotals[contender] === null)) return;
    const highest = Math.max(...this.contenders.map((contender) => this.orderTotals[contender]!));
    this.contenders = this.contenders.filter((contender) => this.orderTotals[contender] === highest);
    this.orderTotals = [null, null, null, null];
    if (this.contenders.length > 1) return;
    this.turn = this.contenders[0]!;
    this.phase = 'roll';
  }

  /** DW-roll and DW-reroll: the second result stands for what was re-rolled, what was kept stays kept. */
  private roll(red: [number, number] | undefined, blue: [number, number] | undefined): void {
    if (red !== undefined) this.red = [...red];
    if (blue !== undefined) this.blue = [...blue];
    if (this.phase === 'roll') this.phase = 'decide';
    else this.resultStands();
  }

  private resultStands(): void {
    const [first] = this.pocketsToPlay();
    const isWild = this.red[0] === this.red[1] || this.blue[0] === this.blue[1];
    // DW-wild-none, DW-own, DW-protected, DW-team: there may be nothing to do.
    if (first === undefined) this.endTurn();
    else if (isWild || this.owner(first.row, first.column) === null) this.phase = 'pocket';
    // DW-battle, DW-team: an occupied pocket that was landed on is played at once.
    else this.play(first);
  }

  /** The pockets the present roll lets the seat select (DW-wild), or the landed one if it can be played. */
  private pocketsToPlay(): Pocket[] {
    const redIsDouble = this.red[0] === this.red[1];
    const blueIsDouble = this.blue[0] === this.blue[1];
    const notOwn = ALL_POCKETS.filter(({ row, column }) => this.owner(row, column) !== this.turn);
    const inRedRow = (pocket: Pocket) => pocket.row === total(this.red);
    const inBlueColumn = (pocket: Pocket) => pocket.column === total(this.blue);
    if (redIsDouble && blueIsDouble) return notOwn;
    if (blueIsDouble) return notOwn.filter(inRedRow);
    if (redIsDouble) return notOwn.filter(inBlueColumn);
    const landed = notOwn.filter(inRedRow).filter(inBlueColumn);
    return landed.filter((pocket) => !this.isProtected(pocket));
  }

  private play(pocket: Pocket): void {
    const owner = this.owner(pocket.row, pocket.column);
    this.contested = pocket;
    if (owner === null) {
      this.placeMarble(pocket); // DW-vacant
      this.endTurn();
    } else if (this.isProtected(pocket)) {
      this.endTurn(); // DW-protected, and DW-team for a teammate's protected pocket
    } else if (this.sideOf(this.turn).includes(owner)) {
      this.phase = 'teammate'; // DW-team
    } else {
      this.defender = owner; // DW-battle
      this.round = 1;
      this.fighter = 'attacker';
      this.battleDice = { attacker: [null, null, null], defender: [null, null, null] };
      this.phase = 'battle-roll';
    }
  }

  /** DW-team: treat it as one's own, or replace the marble, which leaves the game. */
  private answerTeammate(choice: 'leave' | 'swap'): void {
    if (choice === 'swap') this.placeMarble(this.contested);
    this.endTurn();
  }

  /** A marble of the seat whose turn it is goes from its supply to the pocket. */
  private placeMarble(pocket: Pocket): void {
    this.board[pocket.row - 3]![pocket.column - 3] = this.turn;
    this.supplies[this.turn]! -= 1;
  }

  private battleKeep(keep: Keep): void {
    this.kept = [...keep];
    if (keep.includes(false)) this.phase = 'battle-roll';
    else this.nextInBattle();
  }

  private battleRoll(rolled: Dice): void {
    const before = this.battleDice[this.fighter];
    this.battleDice[this.fighter] = rolled.map((die, i) => (die === null ? before[i]! : die));
    this.nextInBattle();
  }

  /** DW-battle: attacker first in each round; higher total after round 3 wins. DW-battle-tie: extra rounds. */
  private nextInBattle(): void {
    this.kept = [false, false, false];
    if (this.fighter === 'attacker') {
      this.fighter = 'defender';
      this.phase = this.round === 1 ? 'battle-roll' : 'battle-keep';
      return;
    }
    const attackerTotal = total(this.battleDice.attacker);
    const defenderTotal = total(this.battleDice.defender);
    if (this.round < 3 || attackerTotal === defenderTotal) {
      this.round += 1;
      this.fighter = 'attacker';
      this.phase = 'battle-keep';
      return;
    }
    // DW-stake: the loser's marble leaves the game, be it the defender's or the staked one.
    if (attackerTotal > defenderTotal) this.placeMarble(this.contested);
    else this.supplies[this.turn]! -= 1;
    this.endTurn();
  }

  private isAllOwnedBy(window: Pocket[], seat: number): boolean {
    return window.every(({ row, column }) => this.owner(row, column) === seat);
  }

  /** DW-protected: the marble is part of any 3-in-a-row of its own colour. */
  private isProtected({ row, column }: Pocket): boolean {
    const owner = this.owner(row, column);
    const windows = ALL_WINDOWS.filter((w) => w.some((p) => p.row === row && p.column === column));
    return owner !== null && windows.some((window) => this.isAllOwnedBy(window, owner));
  }

  /** DW-team: seats 0 and 2 against seats 1 and 3; otherwise everybody plays alone. */
  private sideOf(seat: number): number[] {
    if (!this.options.teams) return [seat];
    return seat === 0 || seat === 2 ? [0, 2] : [1, 3];
  }

  /** DW-supply */
  private fullSupply(): number {
    return { 2: 24, 3: 16, 4: 12 }[this.options.seats];
  }

  // ---- The end of a turn and of the game ----

  private endTurn(): void {
    // DW-sudden-death: the first to complete a 3-in-a-row wins.
    if (this.suddenDeathCount > 0 && this.score(this.turn) > 0) return this.finish(this.sideOf(this.turn));
    do {
      this.turn = (this.turn + 1) % this.options.seats;
    } while (!this.playing(this.turn));
    this.phase = 'roll';
    // DW-end: the turn has passed to a seat with no marbles in supply.
    if (this.supply(this.turn) === 0) this.endGame();
  }

  /** DW-end: the highest score wins. A tie means sudden death, or a shared win where that is off. */
  private endGame(): void {
    const sideScore = (seat: number) => total(this.sideOf(seat).map((member) => this.score(member)));
    const highest = Math.max(...this.playingSeats.map(sideScore));
    const leaders = this.playingSeats.filter((seat) => sideScore(seat) === highest);
    const isTie = leaders.length > this.sideOf(leaders[0]!).length;
    if (isTie && this.options.suddenDeath) this.beginSuddenDeath(leaders);
    else this.finish(leaders);
  }

  /** DW-sudden-death: the tied seats clear the board, take the original supply and roll for order. */
  private beginSuddenDeath(tied: number[]): void {
    if (this.firstScores === null) this.firstScores = this.everySeat.map((seat) => this.score(seat));
    this.suddenDeathCount += 1;
    this.board = emptyBoard();
    this.playingSeats = tied;
    this.supplies = this.everySeat.map((seat) => (tied.includes(seat) ? this.fullSupply() : 0));
    this.contenders = tied;
    this.phase = 'order';
  }

  private finish(winners: number[]): void {
    this.winningSeats = winners;
    this.phase = 'over';
  }
}
