import { Field, Kind, ON_TABLE, Phase, TILE_SHIFT, TILES } from '../../shared/doppio';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import type { Dominoes, TilePlaces } from '../sim/dominoes';
import { isTakeBack, unpackAction } from '../words/action';

/** Accepted actions of which the physical side is remembered; no more can be taken back in a row. */
const REMEMBERED = 8;

/**
 * What people at a simulated table do with the tiles of Doppio once the table has accepted something: they lay the tile that
 * was played, take back the one that was shown, and deal each round. Hands are hidden from that table (DP-hidden).
 */
export class TilesInPlay {
  /** For each accepted action, newest last: where the tiles were before they were dealt again, or null where they were not. */
  readonly #dealt: (TilePlaces | null)[] = [];

  constructor(
    private readonly rules: Rules,
    private readonly dominoes: Dominoes,
  ) {}

  /** A game has begun. */
  begin(): void {
    this.#dealt.length = 0;
    if (this.#isDoppio) this.#deal();
  }

  /** An action has been accepted. */
  follow(action: number): void {
    if (!this.#isDoppio) return;
    if (isTakeBack(action)) this.#takeBack(unpackAction(action).seat);
    else this.#act(action);
  }

  /** The state has been taken over from a snapshot: actions may have been missed. */
  catchUp(): void {
    if (!this.#isDoppio) return;
    this.#dealt.length = 0;
    if (this.#isOpening && !this.#isDealt) this.#deal();
    for (const tile of this.#played()) if (!this.#isLaid(tile)) this.dominoes.lay(tile);
  }

  get #isDoppio(): boolean {
    return this.rules.gameId() === GameId.Doppio;
  }

  /** Whether a round is about to begin: with hidden hands nothing has been played then. */
  get #isOpening(): boolean {
    return this.rules.read(Field.Phase) === (Phase.Opening as number);
  }

  get #isDealt(): boolean {
    const { laid, boneyard } = this.dominoes;
    return laid.length === 0 && boneyard.length === this.rules.read(Field.BoneyardSize);
  }

  #act(action: number): void {
    const { kind, seat, argument } = unpackAction(action);
    if (kind === Kind.Play) this.dominoes.lay(argument >> TILE_SHIFT);
    // A draw that was told by the buttons is done by hand as well; where racks are read, the tile lies there already.
    if (kind === Kind.Draw && this.#held(seat) < this.rules.read(Field.HandSize, seat))
      this.dominoes.draw(seat);
    if (kind === Kind.Show) this.dominoes.toHand(argument, seat);
    const isNewRound = this.#isOpening;
    this.#dealt.push(isNewRound ? this.dominoes.places() : null);
    if (this.#dealt.length > REMEMBERED) this.#dealt.shift();
    if (isNewRound) this.#deal();
  }

  /** The tile that was played goes back to its seat; hands that were dealt again are as they were before. */
  #takeBack(seat: number): void {
    const before = this.#dealt.pop();
    if (before) this.dominoes.arrange(before);
    const played = this.#played();
    for (const tile of this.dominoes.laid) if (!played.includes(tile)) this.dominoes.toRack(tile, seat);
  }

  /** All tiles go back, and each seat draws its hand (DP-deal). */
  #deal(): void {
    this.dominoes.gather();
    for (let seat = 0; seat < this.rules.read(Field.Seats); seat++)
      for (let tiles = this.rules.read(Field.HandSize, seat); tiles > 0; tiles--) this.dominoes.draw(seat);
  }

  /** How many tiles a seat has, on its rack and in its hand. */
  #held(seat: number): number {
    return this.dominoes.rack(seat).length + this.dominoes.hand(seat).length;
  }

  #isLaid(tile: number): boolean {
    return this.dominoes.placeOf(tile).at === 'table';
  }

  #played(): number[] {
    return Array.from({ length: TILES }, (_, tile) => tile).filter(
      (tile) => this.rules.read(Field.Place, tile) === ON_TABLE,
    );
  }
}
