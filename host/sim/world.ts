import { inputOfButton, inputOfCell } from '../../hardware/description';
import { CELLS } from '../../shared/cells';
import { DIE_STRIDE, FIRST_WILD_DIE } from '../../shared/objects';
import { MAX_SEATS } from '../../shared/seats';
import { AntennaChain } from './devices/antenna-chain';
import { LedChain } from './devices/led-chain';
import { Mfrc522 } from './devices/mfrc522';
import { type Bounce, RegisterChain } from './devices/register-chain';
import { SerialPipe } from './devices/serial-pipe';
import type { Tag } from './devices/tag';
import { Random } from './random';
import { antennaOfWell, objectTag, WorldTags } from './world-tags';

/** Something that hands cannot do: a second marble into a pocket, lifting from an empty one. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

export interface Die {
  readonly colour: 'red' | 'blue';
  face: number;
  place: 'well' | 'hand' | 'rolling';
  /** When a rolling die comes to rest. */
  restsAt: number;
  /** Which throw the die lies there from; 0 before the first. */
  throw: number;
}

export const DICE = 6;
const FACES = 6;
const READER_SEED = 522;
/** How long dice tumble, in milliseconds. */
export const TUMBLE = 600;

/**
 * The physical world on and around the table, as data: marbles, dice, buttons. Hands change it, sensors feel it through
 * the device models, lights shine in it. It knows no rules: whatever hands can do can be done here.
 */
export class World {
  readonly inputs = new RegisterChain();
  readonly leds = new LedChain();
  readonly serial = new SerialPipe();
  readonly antennas = new AntennaChain();
  /** What lies where a tag can be read. The dice in their wells are among it. */
  readonly tags = new WorldTags();
  readonly reader: Mfrc522;
  /** By cell: the seat whose marble lies there, or null. */
  readonly pieces: (number | null)[] = Array.from({ length: CELLS }, () => null);
  readonly dice: readonly Die[] = Array.from({ length: DICE }, (_, index) => ({
    colour: index < 3 ? 'red' : 'blue',
    face: 1,
    place: 'well',
    restsAt: 0,
    throw: 0,
  }));
  /** The marble that a hand holds, by seat, or null. */
  held: number | null = null;
  /** Tags of the dice, face by face. */
  readonly #faceTags: readonly Tag[] = Array.from({ length: DICE * FACES }, (_, index) => {
    const id = FIRST_WILD_DIE + Math.floor(index / FACES) * DIE_STRIDE + (index % FACES) + 1;
    return objectTag(id, id);
  });
  #now = 0;
  #throws = 0;
  /** Called after each change that can be seen. */
  onChange: (() => void) | undefined;

  constructor(readonly random: Random) {
    const reach = () => {
      const antenna = this.antennas.selected;
      return antenna === null ? [] : this.tags.tagsInField(antenna);
    };
    // Chance of its own: whether a reader is fitted must not change how the dice fall.
    this.reader = new Mfrc522(reach, new Random(READER_SEED));
    this.antennas.isFieldOn = () => this.reader.field.isOn;
    this.tags.follow((antenna) => this.#tagsOfDice(antenna));
  }

  get now(): number {
    return this.#now;
  }

  /** Time passes: rolling dice come to rest. */
  advance(now: number): void {
    this.#now = now;
    for (const die of this.dice) {
      if (die.place !== 'rolling' || now < die.restsAt) continue;
      die.place = 'well';
      this.onChange?.();
    }
  }

  /** A marble of a seat is put into a pocket. `bounce`: how its sensor chatters. */
  put(cell: number, seat: number, bounce?: Bounce): void {
    if (this.#pieceAt(cell) !== null) throw new Impossible(`there is a marble on cell ${cell} already`);
    if (seat < 0 || seat >= MAX_SEATS) throw new Impossible(`there is no seat ${seat}`);
    this.pieces[cell] = seat;
    this.inputs.set(inputOfCell(cell), true, this.#now, bounce);
    this.onChange?.();
  }

  /** The marble in a pocket is lifted; returns whose it was. */
  lift(cell: number, bounce?: Bounce): number {
    const seat = this.#pieceAt(cell);
    if (seat === null) throw new Impossible(`there is no marble on cell ${cell}`);
    this.pieces[cell] = null;
    this.inputs.set(inputOfCell(cell), false, this.#now, bounce);
    this.onChange?.();
    return seat;
  }

  /** A seat's button goes down or comes up. */
  button(seat: number, button: number, isDown: boolean, bounce?: Bounce): void {
    this.inputs.set(inputOfButton(seat, button), isDown, this.#now, bounce);
  }

  /** Dice are thrown into their wells; they show their new faces once they rest. */
  throwDice(indexes: readonly number[]): void {
    this.#throws++;
    for (const index of indexes) {
      const die = this.#die(index);
      die.face = this.random.between(1, 6);
      die.place = 'rolling';
      die.restsAt = this.#now + TUMBLE;
      die.throw = this.#throws;
    }
    this.onChange?.();
  }

  /** A die is taken out of its well. */
  takeDie(index: number): void {
    this.#die(index).place = 'hand';
    this.onChange?.();
  }

  /** A die that lies in its well shows its well's antenna the tag that names the face on top. */
  #tagsOfDice(antenna: number): Tag[] {
    return this.dice.flatMap((die, index) => {
      if (antennaOfWell(index) !== antenna || die.place !== 'well') return [];
      return [this.#faceTags[index * FACES + die.face - 1] as Tag];
    });
  }

  #pieceAt(cell: number): number | null {
    const piece = this.pieces[cell];
    if (piece === undefined) throw new Impossible(`there is no cell ${cell}`);
    return piece;
  }

  #die(index: number): Die {
    const die = this.dice[index];
    if (!die) throw new Impossible(`there is no die ${index}`);
    return die;
  }
}
