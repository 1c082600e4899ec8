import { GameId } from '../../shared/games';
import { Module } from '../../shared/settings';
import { doppioOptionWord, doppioToWords, type Tile, tileNumber } from '../../host/words/doppio';
import { type Rhythm, TableTester } from './tester';

/** Long enough for a tile to be read and understood, and for a rack to be. */
const PAD_TIME = 700;
const RACK_TIME = 1800;

/** A tester of Doppio. Tiles are named by their numbers. */
export class AtTiles extends TableTester {
  /** Sits down with a pad (or none, `plain`), with racks or without. Nobody has drawn yet. */
  static async sit({ seats = 2, racks = false, plain = false } = {}): Promise<AtTiles> {
    const modules = plain ? 0 : Module.TagReader | (racks ? Module.Racks : 0);
    const options = doppioOptionWord({ seats, hidden: true });
    const table = new AtTiles({ game: GameId.Doppio, options, seed: 1, modules }, doppioToWords);
    await table.game.start();
    return table;
  }

  /** Gives each seat its hand, on its rack. */
  async deal(...hands: (readonly Tile[])[]): Promise<void> {
    hands.forEach((hand, seat) => hand.forEach((tile) => this.#dominoes.toRack(tileNumber(tile), seat)));
    await this.wait(RACK_TIME);
  }

  /** Lays a tile on the pad; once it counts, it is laid on the table or taken back. */
  async show(tile: Tile, { wait = PAD_TIME } = {}): Promise<void> {
    this.#dominoes.toPad(tileNumber(tile));
    await this.wait(wait);
  }

  /** The tile on the pad goes to the table. */
  async lay(): Promise<void> {
    if (this.#dominoes.pad) this.#dominoes.lay(this.#dominoes.pad.tile);
    await this.wait(PAD_TIME);
  }

  /** The tile on the pad goes back to where it came from. */
  async takeBack(seat: number): Promise<void> {
    if (this.#dominoes.pad) this.#dominoes.toRack(this.#dominoes.pad.tile, seat);
    await this.wait(RACK_TIME);
  }

  /** Shows a tile and lays it at once where it goes. */
  async play(tile: Tile): Promise<void> {
    await this.show(tile);
    await this.lay();
    await this.wait(RACK_TIME);
  }

  /** A seat takes a certain tile from the boneyard onto its rack. */
  async draw(tile: Tile, seat: number): Promise<void> {
    this.#dominoes.toRack(tileNumber(tile), seat);
    await this.wait(RACK_TIME);
  }

  /** A tile that stood on a rack is held in the hand. */
  async hold(tile: Tile, seat: number): Promise<void> {
    this.#dominoes.toHand(tileNumber(tile), seat);
    await this.wait(RACK_TIME);
  }

  /** What the left edge shows for a number. */
  rhythm(number: number): Promise<Rhythm> {
    return this.rhythmOfEdge(1 + number);
  }

  get #dominoes() {
    return this.world.dominoes;
  }
}
