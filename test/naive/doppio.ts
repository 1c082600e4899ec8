/**
 * A second, deliberately naive model of Doppio with all hands known: an oracle for differential tests.
 *
 * It is written from the rulebook and from the DP rulings alone and shares no code with what it checks.
 * Of a round it remembers who received which tile (dealt or drawn), which tile was joined to which, and whose turn
 * it is; hands, boneyard, open ends and scores are worked out again whenever somebody asks.
 */

export interface NaiveDoppioOptions {
  seats: 2 | 3 | 4;
}

/** Low number, high number. */
export type Tile = [low: number, high: number];

export type NaiveDoppioAction =
  | { do: 'deal'; seat: number; tile: Tile }
  | { do: 'play'; seat: number; tile: Tile; on: Tile | null }
  | { do: 'draw'; seat: number; tile: Tile };

export type NaiveDoppioAwaited = {
  kind: 'chance' | 'choice' | 'over';
  seat: number | null;
  phase: 'deal' | 'play' | 'draw' | 'over';
};

export type NaiveDoppioRound = { winner: number | null; points: number; blocked: boolean };

type Received = { seat: number; tile: Tile };
type Laid = { tile: Tile; on: Tile | null };

const NUMBERS = [0, 1, 2, 3, 4, 5, 6];

/** The double-six set: 28 tiles. */
const ALL_TILES: Tile[] = NUMBERS.flatMap((low) =>
  NUMBERS.filter((high) => high >= low).map((high): Tile => [low, high]),
);

/** DP-draw: the last two tiles of the boneyard are never drawn. */
const NEVER_DRAWN = 2;

/** DP-match */
const GOAL = 100;

function isSame(a: Tile, b: Tile): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function isDouble(tile: Tile): boolean {
  return tile[0] === tile[1];
}

function pips(tiles: Tile[]): number {
  return tiles.reduce((total, tile) => total + tile[0] + tile[1], 0);
}

function demand(condition: boolean, reason: string): void {
  if (!condition) throw new Error(reason);
}

function copy(tile: Tile): Tile {
  return [tile[0], tile[1]];
}

/** Two actions are the same if everything they say is the same. */
function isSameAction(a: NaiveDoppioAction, b: NaiveDoppioAction): boolean {
  if (a.do !== b.do || a.seat !== b.seat || !isSame(a.tile, b.tile)) return false;
  if (a.do !== 'play' || b.do !== 'play') return true;
  return a.on === null || b.on === null ? a.on === b.on : isSame(a.on, b.on);
}

export class NaiveDoppio {
  private everySeat: number[];
  private received: Received[] = [];
  private laid: Laid[] = [];
  private turn = 0;
  private drawn: Tile | null = null; // the tile that the seat has drawn in this turn
  private results: NaiveDoppioRound[] = [];

  constructor(private readonly options: NaiveDoppioOptions) {
    demand([2, 3, 4].includes(options.seats), 'two to four seats');
    this.everySeat = [0, 1, 2, 3].slice(0, options.seats);
  }

  clone(): NaiveDoppio {
    return Object.assign(new NaiveDoppio(this.options), structuredClone({ ...this }));
  }

  // ---- What can be seen of the game ----

  awaited(): NaiveDoppioAwaited {
    if (this.winners().length > 0) return { kind: 'over', seat: null, phase: 'over' };
    if (this.isDealing()) {
      // DP-deal: one tile at a time round the table, seat 0 first.
      return { kind: 'chance', seat: this.received.length % this.options.seats, phase: 'deal' };
    }
    // DP-must: a seat that can play must; only one that cannot is awaited to draw (DP-draw).
    if (this.canPlay(this.turn)) return { kind: 'choice', seat: this.turn, phase: 'play' };
    return { kind: 'chance', seat: this.turn, phase: 'draw' };
  }

  /** Everything that can happen now: every tile that could be dealt or drawn, or every legal play. */
  legal(): NaiveDoppioAction[] {
    const { seat, phase } = this.awaited();
    if (seat === null || phase === 'over') return [];
    if (phase === 'play') return this.plays(seat);
    return this.boneyard().map((tile): NaiveDoppioAction => ({ do: phase, seat, tile }));
  }

  /** The tiles that the seat has received and not laid on the table, the lowest first. */
  hand(seat: number): Tile[] {
    const own = this.received.filter((r) => r.seat === seat);
    const isOwn = (tile: Tile) => own.some((r) => isSame(r.tile, tile));
    return ALL_TILES.filter((tile) => isOwn(tile) && !this.isOnTable(tile)).map(copy);
  }

  /** The tiles that nobody has received, the lowest first. */
  boneyard(): Tile[] {
    const isTaken = (tile: Tile) => this.received.some((r) => isSame(r.tile, tile));
    return ALL_TILES.filter((tile) => !isTaken(tile)).map(copy);
  }

  /** The tiles on the table in the order they were laid, each with the number of every side still open. */
  table(): { tile: Tile; openEnds: number[] }[] {
    return this.laid.map(({ tile }) => ({ tile: copy(tile), openEnds: this.openEnds(tile) }));
  }

  score(seat: number): number {
    const won = this.results.filter((result) => result.winner === seat);
    return won.reduce((total, result) => total + result.points, 0);
  }

  round(): number {
    return this.winners().length > 0 ? this.results.length : this.results.length + 1;
  }

  /** DP-match: only the winner of a round gets points, so there is never more than one. */
  winners(): number[] {
    return this.everySeat.filter((seat) => this.score(seat) >= GOAL);
  }

  lastRound(): null | NaiveDoppioRound {
    return structuredClone(this.results.at(-1) ?? null);
  }

  // ---- What can be done ----

  /** Everything is validated before anything is changed. */
  apply(action: NaiveDoppioAction): void {
    const { kind, seat, phase } = this.awaited();
    demand(kind !== 'over', 'the game is over (DP-match)');
    demand(action.do === phase, `phase ${phase} is awaited, not ${action.do}`);
    demand(action.seat === seat, `seat ${seat} is awaited, not seat ${action.seat}`);
    const isLegal = this.legal().some((possible) => isSameAction(possible, action));
    demand(isLegal, `${JSON.stringify(action)} is not possible now`);
    if (action.do === 'deal') this.deal(action.seat, action.tile);
    if (action.do === 'play') this.play(action.tile, action.on);
    if (action.do === 'draw') this.draw(action.seat, action.tile);
  }

  private deal(seat: number, tile: Tile): void {
    this.received.push({ seat, tile: copy(tile) });
    if (this.isDealing()) return;
    const starter = this.everySeat.find((each) => this.startingPlays(each).length > 0);
    // DP-start: no double in any hand, so all tiles go back.
    if (starter === undefined) this.received = [];
    else this.turn = starter;
  }

  private play(tile: Tile, on: Tile | null): void {
    this.laid.push({ tile: copy(tile), on: on === null ? null : copy(on) });
    this.endTurn();
  }

  /** DP-draw: if the tile fits it must be played, else the turn passes. */
  private draw(seat: number, tile: Tile): void {
    this.received.push({ seat, tile: copy(tile) });
    this.drawn = copy(tile);
    if (!this.canPlay(seat)) this.endTurn();
  }

  private endTurn(): void {
    this.drawn = null;
    const out = this.everySeat.find((seat) => this.hand(seat).length === 0);
    if (out !== undefined) return this.endRound(out, false); // DP-out comes before DP-blocked
    const canGoOn = (seat: number) => this.mayDraw() || this.canPlay(seat);
    // DP-blocked: nobody can play and nobody may draw.
    if (!this.everySeat.some(canGoOn)) return this.endRound(this.lowestHand(), true);
    // DP-order: clockwise; whoever can neither play nor draw passes by itself.
    do {
      this.turn = (this.turn + 1) % this.options.seats;
    } while (!canGoOn(this.turn));
  }

  /** DP-blocked: the lowest hand wins. DP-blocked-tie: equal lowest hands, nobody does. */
  private lowestHand(): number | null {
    const lowest = Math.min(...this.everySeat.map((seat) => pips(this.hand(seat))));
    const holders = this.everySeat.filter((seat) => pips(this.hand(seat)) === lowest);
    return holders.length === 1 ? holders[0]! : null;
  }

  /** DP-out, DP-blocked: the winner scores the pips of all other hands. Then dealing begins again (DP-match). */
  private endRound(winner: number | null, blocked: boolean): void {
    const others = this.everySeat.filter((seat) => seat !== winner);
    const points = winner === null ? 0 : pips(others.flatMap((seat) => this.hand(seat)));
    this.results.push({ winner, points, blocked });
    if (this.winners().length > 0) return;
    this.received = [];
    this.laid = [];
  }

  // ---- What fits where ----

  /** DP-deal: 8 tiles each for two seats, 6 each for three or four. */
  private isDealing(): boolean {
    const handSize = this.options.seats === 2 ? 8 : 6;
    return this.received.length < handSize * this.options.seats;
  }

  private isOnTable(tile: Tile): boolean {
    return this.laid.some((laid) => isSame(laid.tile, tile));
  }

  /** DP-draw: while more than two tiles lie in the boneyard. */
  private mayDraw(): boolean {
    return this.boneyard().length > NEVER_DRAWN;
  }

  private canPlay(seat: number): boolean {
    return this.plays(seat).length > 0;
  }

  /** DP-start: the highest double in any hand, for the seat that holds it. */
  private startingPlays(seat: number): NaiveDoppioAction[] {
    const doubles = this.everySeat.flatMap((each) => this.hand(each)).filter(isDouble);
    const highest = Math.max(...doubles.map((tile) => tile[0]));
    const tiles = this.hand(seat).filter((tile) => isDouble(tile) && tile[0] === highest);
    return tiles.map((tile) => ({ do: 'play', seat, tile, on: null }));
  }

  /** Every tile of the hand on every tile of the table that it fits; after drawing only the drawn tile. */
  private plays(seat: number): NaiveDoppioAction[] {
    if (this.laid.length === 0) return this.startingPlays(seat);
    const drawn = seat === this.turn ? this.drawn : null;
    const tiles = this.hand(seat).filter((tile) => drawn === null || isSame(tile, drawn));
    return tiles.flatMap((tile) =>
      this.table()
        .filter((onTable) => this.fits(tile, onTable.openEnds))
        .map((onTable): NaiveDoppioAction => ({ do: 'play', seat, tile, on: onTable.tile })),
    );
  }

  /** DP-unlock: an end n needs the double n-n on the table, or takes the double n-n itself. */
  private fits(tile: Tile, openEnds: number[]): boolean {
    return openEnds.some((n) => tile.includes(n) && (this.isOnTable([n, n]) || isSame(tile, [n, n])));
  }

  /**
   * DP-spin: a double has four sides, any other tile its two ends. Each tile that it was joined to, or that was joined
   * to it, uses up one side showing the number that the two have in common (two different tiles have at most one).
   */
  private openEnds(tile: Tile): number[] {
    const sides = isDouble(tile) ? [tile[0], tile[0], tile[0], tile[0]] : [...tile];
    for (const laid of this.laid) {
      if (laid.on === null) continue;
      if (isSame(laid.tile, tile)) this.useUp(sides, laid.on);
      if (isSame(laid.on, tile)) this.useUp(sides, laid.tile);
    }
    return sides;
  }

  private useUp(sides: number[], neighbour: Tile): void {
    const side = sides.findIndex((number) => neighbour.includes(number));
    sides.splice(side, 1);
  }
}
