/**
 * A second, deliberately naive model of Double Trouble: an oracle for differential tests.
 *
 * It is written from the rulebook and from the DT rulings alone and shares no code with what it checks. It is kept as
 * people keep the game on a table: arrows that stand on a drawn board, four wheels that are turned by hand, dice not yet
 * played. A piece walks one space after the other, and where it goes next is looked up on the board at every step.
 */

import {
  type Cell,
  CLOCKWISE,
  type Direction,
  isCentre,
  isFinish,
  isSameCell,
  isStar,
  nextStand,
  onStart,
  type Stand,
  standAfterTurn,
  wheelsAtSetup,
} from './double-trouble-board';

export interface NaiveDoubleTroubleOptions {
  seats: 2 | 3 | 4;
  /** DT-two-colours */
  twoColours: boolean;
  /** DT-start: the seat of the youngest. */
  first: number;
}

export type NaiveDoubleTroubleAction =
  | { do: 'pop'; seat: number; dice: number[] }
  | { do: 'move'; seat: number; piece: number; face: number; direction?: Direction }
  | { do: 'pop-off'; seat: number }
  | { do: 'return'; seat: number; to: number }
  | { do: 'turn'; seat: number; wheel: number; quarters: number }
  | { do: 'leave'; seat: number };

export type NaiveDoubleTroublePhase = 'pop' | 'move' | 'pop-off' | 'return' | 'collision' | 'wheel' | 'over';

export type NaiveDoubleTroubleAwaited = {
  kind: 'chance' | 'choice' | 'over';
  seats: number[];
  phase: NaiveDoubleTroublePhase;
};

/** An arrow: of which colour, the how manieth of it, and where it stands; nowhere once it has reached a FINISH. */
type Piece = { colour: number; piece: number; stand: Stand | null };

const FACES = [1, 2, 3, 4, 5, 6];

function demand(condition: boolean, reason: string): void {
  if (!condition) throw new Error(reason);
}

/** Two actions are the same if everything they say is the same, in whatever order they say it. */
function textOf(action: NaiveDoubleTroubleAction): string {
  return JSON.stringify(Object.entries(action).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export class NaiveDoubleTrouble {
  private wheels = wheelsAtSetup();
  private pieces: Piece[] = [];
  private phase: NaiveDoubleTroublePhase = 'pop';
  private colour: number;
  private dice: number[] = []; // popped and not yet played
  private moved: Piece | null = null; // the piece that has moved last in this turn
  private met: Piece | null = null; // the piece on whose space the moved one has landed
  private returning: Piece | null = null; // the loser of the pop-off, until it stands on a START

  /**
   * DT-first: a colour's pieces are placed on the STARTs at its first turn. Nothing can land on a START and a START holds
   * any number of pieces, so here they stand there from the beginning.
   */
  constructor(private readonly options: NaiveDoubleTroubleOptions) {
    demand([2, 3, 4].includes(options.seats), 'two to four seats');
    demand(
      !options.twoColours || options.seats === 2,
      'two colours each only with two seats (DT-two-colours)',
    );
    demand(options.first >= 0 && options.first < options.seats, 'the first seat is not at the table');
    for (let colour = 0; colour < this.colours(); colour++)
      for (const piece of [0, 1]) this.pieces.push({ colour, piece, stand: onStart(piece) });
    this.colour = options.first;
  }

  clone(): NaiveDoubleTrouble {
    return Object.assign(new NaiveDoubleTrouble(this.options), structuredClone({ ...this }));
  }

  /** Puts wheels and pieces as somebody wants them, before a pop of this colour. Pieces are numbered 2 · colour + piece. */
  arrange(colour: number, wheels: number[], stands: Record<number, Stand | null>): void {
    this.colour = colour;
    this.wheels.forEach((wheel, index) => (wheel.turn = wheels[index]!));
    for (const [index, stand] of Object.entries(stands)) this.pieces[Number(index)]!.stand = stand;
  }

  // ---- What can be seen of the game ----

  awaited(): NaiveDoubleTroubleAwaited {
    const { phase } = this;
    if (phase === 'over') return { kind: 'over', seats: [], phase };
    if (phase === 'pop') return { kind: 'chance', seats: [this.turn()], phase };
    if (phase === 'pop-off') {
      const seats = [this.turn(), this.seatOf(this.met!)].sort((a, b) => a - b);
      return { kind: 'chance', seats, phase };
    }
    // DT-popoff: the owner of the piece that goes back chooses its START.
    if (phase === 'return') return { kind: 'choice', seats: [this.seatOf(this.returning!)], phase };
    return { kind: 'choice', seats: [this.turn()], phase };
  }

  /** Everything that can happen now. */
  legal(): NaiveDoubleTroubleAction[] {
    const { phase, seats } = this.awaited();
    const seat = seats[0]!;
    switch (phase) {
      case 'pop':
        return this.pops(seat);
      case 'move':
        return this.moves(seat);
      case 'pop-off':
        return seats.map((each) => ({ do: 'pop-off', seat: each }));
      case 'return':
      case 'collision':
        return [0, 1].map((to) => ({ do: 'return', seat, to }));
      case 'wheel':
        return [...this.turns(seat), { do: 'leave', seat }];
      case 'over':
        return [];
    }
  }

  /** The colour on turn; once the game is over, the one that made the last move. */
  colourOnTurn(): number {
    return this.colour;
  }

  /** The seat on turn. */
  turn(): number {
    return this.seatOf({ colour: this.colour });
  }

  /** DT-two-colours: four colours for two seats, otherwise as many as seats. */
  colours(): number {
    return this.options.twoColours ? 4 : this.options.seats;
  }

  /** Where a piece stands, numbered 2 · colour + piece; null once it has reached a FINISH. */
  stand(index: number): Stand | null {
    return structuredClone(this.pieces[index]!.stand);
  }

  /** The quarter turns clockwise of a wheel, 0 to 3. */
  wheel(index: number): number {
    return this.wheels[index]!.turn;
  }

  /** The dice that are still to be played, the lowest first. */
  diceLeft(): number[] {
    return [...this.dice].sort((a, b) => a - b);
  }

  movedPiece(): number | null {
    return this.numberOf(this.moved);
  }

  metPiece(): number | null {
    return this.numberOf(this.met);
  }

  returningPiece(): number | null {
    return this.numberOf(this.returning);
  }

  /** How many pieces of a seat have reached a FINISH. */
  finished(seat: number): number {
    return this.pieces.filter((piece) => this.seatOf(piece) === seat && piece.stand === null).length;
  }

  /** DT-finish, DT-two-colours: the seat that has all its pieces off. */
  winners(): number[] {
    const seats = [...new Set(this.pieces.map((piece) => this.seatOf(piece)))];
    const hasAllOff = (seat: number) =>
      this.pieces.filter((piece) => this.seatOf(piece) === seat).every((piece) => piece.stand === null);
    return seats.filter(hasAllOff);
  }

  // ---- What can be done ----

  /** Everything is validated before anything is changed. */
  apply(action: NaiveDoubleTroubleAction): void {
    demand(this.phase !== 'over', 'the game is over (DT-finish)');
    const isPossible = this.legal().some((each) => textOf(each) === textOf(action));
    demand(isPossible, `${JSON.stringify(action)} is not possible in phase ${this.phase}`);
    if (action.do === 'pop') this.pop(action.dice);
    if (action.do === 'move') this.move(action.piece, action.face, action.direction);
    if (action.do === 'pop-off') this.endPopOff(action.seat);
    if (action.do === 'return') this.sendBack(action.to);
    if (action.do === 'turn') this.turnWheel(action.wheel, action.quarters);
    if (action.do === 'turn' || action.do === 'leave') this.goOn();
  }

  private pop(dice: number[]): void {
    this.dice = [...dice];
    this.phase = 'move';
  }

  private move(piece: number, face: number, direction: Direction | undefined): void {
    const arrow = this.pieces.find((each) => each.colour === this.colour && each.piece === piece)!;
    let { cell, heading } = arrow.stand!;
    if (direction !== undefined) heading = direction; // DT-centre
    // DT-move: the full count, whoever stands on the way.
    for (let count = 0; count < face; count++)
      ({ cell, heading } = nextStand(this.wheels, { cell, heading }));
    arrow.stand = { cell, heading };
    this.moved = arrow;
    this.dice.splice(this.dice.indexOf(face), 1);
    this.land(arrow, cell);
  }

  private land(arrow: Piece, cell: Cell): void {
    if (isFinish(cell)) {
      arrow.stand = null; // DT-finish
      if (this.winners().length > 0) this.phase = 'over';
      else this.goOn();
      return;
    }
    const others = this.pieces.filter((each) => each !== arrow && each.stand !== null);
    const met = others.find((each) => isSameCell(each.stand!.cell, cell));
    if (met === undefined) return this.goOnFromSpace(cell);
    this.met = met;
    if (this.seatOf(met) !== this.seatOf(arrow)) {
      this.phase = 'pop-off';
      return;
    }
    // DT-own: no die is played any more. DT-two-colours: a seat's other colour is its own.
    this.phase = 'collision';
    this.dice = [];
  }

  /** DT-popoff: the seat that showed the 6 keeps the space. */
  private endPopOff(winner: number): void {
    this.returning = winner === this.turn() ? this.met : this.moved;
    this.phase = 'return';
  }

  private sendBack(to: number): void {
    const moved = this.moved!;
    const met = this.met!;
    const returning = this.returning;
    this.met = null;
    this.returning = null;
    if (returning === null) {
      // DT-own: one on each START, and the turn is over.
      moved.stand = onStart(to);
      met.stand = onStart(1 - to);
      return this.endTurn();
    }
    returning.stand = onStart(to);
    // DT-popoff: a mover who has lost turns no wheel.
    if (returning === moved) this.goOn();
    else this.goOnFromSpace(moved.stand!.cell);
  }

  /** DT-star: the pieces ride, and keep their heading as seen from the wheel. */
  private turnWheel(index: number, quarters: number): void {
    const wheel = this.wheels[index]!;
    for (const piece of this.pieces)
      if (piece.stand !== null) piece.stand = standAfterTurn(wheel, quarters, piece.stand);
    wheel.turn = (wheel.turn + quarters) % 4;
  }

  /** DT-star: a wheel may be turned before anything else happens. */
  private goOnFromSpace(cell: Cell): void {
    if (isStar(this.wheels, cell)) this.phase = 'wheel';
    else this.goOn();
  }

  /** The other die, or else the next seat. */
  private goOn(): void {
    if (this.dice.length > 0) this.phase = 'move';
    else this.endTurn();
  }

  /** DT-start: clockwise. DT-two-colours: a colour without pieces is skipped. */
  private endTurn(): void {
    this.dice = [];
    this.moved = null;
    this.phase = 'pop';
    do {
      this.colour = (this.colour + 1) % this.colours();
    } while (this.piecesOnBoard().length === 0);
  }

  // ---- What is possible ----

  /** DT-first, DT-finish: both rollers, or one with one piece. */
  private pops(seat: number): NaiveDoubleTroubleAction[] {
    if (this.piecesOnBoard().length === 1) return FACES.map((face) => ({ do: 'pop', seat, dice: [face] }));
    return FACES.flatMap((first) =>
      FACES.map((second): NaiveDoubleTroubleAction => ({ do: 'pop', seat, dice: [first, second] })),
    );
  }

  /** DT-move: either die with either piece, then the other die with the other piece. */
  private moves(seat: number): NaiveDoubleTroubleAction[] {
    const actions: NaiveDoubleTroubleAction[] = [];
    for (const arrow of this.piecesOnBoard()) {
      if (arrow === this.moved) continue;
      for (const face of new Set(this.dice)) {
        const action = { do: 'move' as const, seat, piece: arrow.piece, face };
        if (isCentre(arrow.stand!.cell))
          actions.push(...CLOCKWISE.map((direction) => ({ ...action, direction })));
        else actions.push(action);
      }
    }
    return actions;
  }

  /** DT-star: any one wheel, by one to three quarters; the other way round comes to the same. */
  private turns(seat: number): NaiveDoubleTroubleAction[] {
    return [0, 1, 2, 3].flatMap((wheel) =>
      [1, 2, 3].map((quarters): NaiveDoubleTroubleAction => ({ do: 'turn', seat, wheel, quarters })),
    );
  }

  // ---- Pieces and seats ----

  private piecesOnBoard(): Piece[] {
    return this.pieces.filter((piece) => piece.colour === this.colour && piece.stand !== null);
  }

  /** DT-two-colours: A1, B1, A2, B2. */
  private seatOf({ colour }: { colour: number }): number {
    return this.options.twoColours ? colour % 2 : colour;
  }

  private numberOf(piece: Piece | null): number | null {
    return piece === null ? null : 2 * piece.colour + piece.piece;
  }
}
