import { NUMBERS } from '../../shared/doppio';
import { Prompt } from '../../shared/prompts';
import { Button } from '../../shared/seats';
import { Module } from '../../shared/settings';
import { tileOfNumber } from '../words/doppio';
import { Hands } from './hands';

/** From a tile laid on the pad, or onto a rack, until it has been read. */
const PAD_TIME = 700;
const RACK_TIME = 1600;

/** Prompts that ask a seat to play. */
const turns: readonly Prompt[] = [
  ...[Prompt.PlayOrDraw, Prompt.PlayOrPass, Prompt.TellOrDraw, Prompt.TellOrPass],
  ...[Prompt.MustPlay, Prompt.MustDraw, Prompt.MustPass],
];

/** Hands that play Doppio honestly, and the mistakes that they make. Each seat looks at its own tiles only. */
export class DoppioHands extends Hands {
  /** The tile that is being told by the buttons. */
  #told = 0;

  protected async obey(code: Prompt, [a = 0, b = 0, c = 0]: readonly number[]): Promise<void> {
    switch (code) {
      case Prompt.Opening:
      case Prompt.OpeningTell:
      case Prompt.NobodyHasDouble:
        return this.#open();
      case Prompt.OpeningClaim:
        return this.press(this.#tiles.pad?.seat ?? 0, Button.Confirm);
      case Prompt.PlayOrDraw:
      case Prompt.PlayOrPass:
      case Prompt.TellOrDraw:
      case Prompt.TellOrPass:
      case Prompt.MustPlay:
        return this.#playOrNot(a);
      case Prompt.MustDraw:
        return this.#draw(a);
      case Prompt.MustPass:
        return this.press(a, Button.Confirm);
      case Prompt.RackIncomplete:
        for (const tile of this.#tiles.hand(a)) this.#tiles.toRack(tile, a);
        return this.game.pass(RACK_TIME);
      case Prompt.ChooseEnd:
        return this.press(a, Button.Change);
      case Prompt.OptionEnd:
        return this.press(a, this.random.chance(0.6) ? Button.Confirm : Button.Change);
      case Prompt.OptionDraw:
      case Prompt.OptionPass:
      case Prompt.OptionRedeal:
        return this.press(a, Button.Confirm);
      case Prompt.EnterTile:
        return this.#enterNumber(a, tileOfNumber(this.#told)[b === 0 ? 0 : 1] === c);
      case Prompt.ShowHand:
      case Prompt.TellHand:
        return this.#show(a, this.random.pick(this.#tiles.rack(a)));
      case Prompt.TileFitsNot:
      case Prompt.TileLocked:
      case Prompt.TileNoDouble:
      case Prompt.TileNotHighest:
      case Prompt.TileNotYours:
      case Prompt.TileUnread:
      case Prompt.TileImpossible:
        return this.#takeOffPad();
      default:
    }
  }

  protected async blunder(): Promise<boolean> {
    const [seat = 0] = this.prompt.args;
    if (!turns.includes(this.prompt.code) || !this.happens()) return false;
    const kinds = [
      () => this.#wrongTile(seat),
      () => this.#otherSeatsTile(seat),
      () => this.#wrongButton(seat),
      () => this.#takeBack(),
      () => this.#liftFromRack(seat),
      () => this.#drawTooMany(seat),
    ];
    await this.random.pick(kinds)();
    return true;
  }

  get #tiles() {
    return this.world.dominoes;
  }

  get #seats(): number[] {
    return [0, 1, 2, 3].filter((seat) => this.#tiles.rack(seat).length > 0);
  }

  get #hasPad(): boolean {
    return ((this.game.setup.modules ?? 0) & Module.TagReader) !== 0;
  }

  get #hasRacks(): boolean {
    return ((this.game.setup.modules ?? 0) & Module.Racks) !== 0;
  }

  /** Everybody says which double is the highest in hand; that one is laid, or it is dealt again. */
  async #open(): Promise<void> {
    const doubles = this.#seats
      .flatMap((seat) => this.#tiles.rack(seat).map((tile) => ({ seat, tile })))
      .filter(({ tile }) => isDouble(tile));
    const highest = doubles.sort((one, other) => other.tile - one.tile)[0];
    if (highest) return this.#show(highest.seat, highest.tile);
    return this.press(0, Button.Confirm);
  }

  /** Lays a tile on the pad, or begins to tell it where there is no pad. */
  async #show(seat: number, tile: number): Promise<void> {
    this.intents.push({ tile });
    if (this.#hasPad) {
      this.#tiles.toPad(tile);
      return this.game.pass(PAD_TIME);
    }
    this.#told = tile;
    return this.press(seat, Button.Confirm);
  }

  async #enterNumber(seat: number, isRight: boolean): Promise<void> {
    await this.press(seat, isRight ? Button.Confirm : Button.Change);
  }

  /** Plays a tile that fits what the edge shows; without one, draws or passes by the buttons. */
  async #playOrNot(seat: number): Promise<void> {
    const fitting = await this.#fittingTiles(seat);
    if (fitting.length > 0) return this.#show(seat, this.random.pick(fitting));
    return this.press(seat, Button.Change);
  }

  /** A seat's tiles with a number that breathes on the edge, and doubles of one that has an open end at all. */
  async #fittingTiles(seat: number): Promise<number[]> {
    const eyes = await this.look();
    const numbers = Array.from({ length: NUMBERS }, (_, number) => number);
    const open = numbers.filter((number) => eyes.isEdgeBreathing(1 + number));
    const locked = numbers.filter((number) => eyes.isEdgeDim(1 + number));
    return this.#tiles.rack(seat).filter((tile) => {
      const [low, high] = tileOfNumber(tile);
      return open.includes(low) || open.includes(high) || (low === high && locked.includes(low));
    });
  }

  /** Takes a tile, and waits until the table has seen it. */
  async #draw(seat: number): Promise<void> {
    const { prompt } = this;
    this.#tiles.draw(seat);
    await this.game.passUntil(() => this.prompt !== prompt, 3 * RACK_TIME);
  }

  async #takeOffPad(): Promise<void> {
    const { pad } = this.#tiles;
    if (pad) this.#tiles.toRack(pad.tile, pad.seat ?? 0);
    await this.game.pass(RACK_TIME);
  }

  /** A tile that does not fit, until the table says so. */
  async #wrongTile(seat: number): Promise<void> {
    if (!this.#hasPad || this.#tiles.pad) return;
    const fitting = await this.#fittingTiles(seat);
    const others = this.#tiles.rack(seat).filter((tile) => !fitting.includes(tile));
    if (others.length === 0) return;
    this.noteMistake('wrong tile');
    this.#tiles.toPad(this.random.pick(others));
    await this.game.pass(PAD_TIME);
  }

  /** Another seat's tile; only a table with racks can tell. */
  async #otherSeatsTile(seat: number): Promise<void> {
    const other = this.random.pick(this.#seats.filter((one) => one !== seat));
    if (!this.#hasRacks || other === undefined || this.#tiles.pad) return;
    this.noteMistake('other seat’s tile');
    this.#tiles.toPad(this.random.pick(this.#tiles.rack(other)));
    await this.game.pass(PAD_TIME);
  }

  async #wrongButton(seat: number): Promise<void> {
    this.noteMistake('wrong button');
    const other = this.#seats.find((one) => one !== seat) ?? seat;
    await this.press(other, this.random.chance(0.5) ? Button.Confirm : Button.Change);
  }

  async #takeBack(): Promise<void> {
    this.noteMistake('take back');
    await this.press(this.random.pick(this.#seats), Button.Change, 1200);
    await this.game.pass(RACK_TIME);
  }

  /** Takes a tile off the rack, thinks, and sets it back. */
  async #liftFromRack(seat: number): Promise<void> {
    const tile = this.random.pick(this.#tiles.rack(seat));
    if (tile === undefined) return;
    this.noteMistake('tile off the rack');
    this.#tiles.toHand(tile, seat);
    await this.game.pass(this.random.between(100, 2500));
    this.#tiles.toRack(tile, seat);
    await this.game.pass(RACK_TIME);
  }

  /** Takes a tile that may not be drawn, and puts it back when the table says so; only a table with racks can tell. */
  async #drawTooMany(seat: number): Promise<void> {
    const isWrong = this.prompt.code === Prompt.MustPlay || this.prompt.code === Prompt.MustPass;
    if (!this.#hasRacks || !isWrong || this.#tiles.boneyard.length === 0) return;
    this.noteMistake('wrong draw');
    const tile = this.#tiles.draw(seat);
    await this.game.pass(RACK_TIME);
    this.#tiles.toBoneyard(tile);
    await this.game.pass(RACK_TIME);
  }
}

function isDouble(tile: number): boolean {
  const [low, high] = tileOfNumber(tile);
  return low === high;
}
