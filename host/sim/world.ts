import { inputOfBeam, inputOfButton, inputOfCell } from '../../hardware/description';
import { CELLS } from '../../shared/cells';
import { DIE_STRIDE, FIRST_WILD_DIE } from '../../shared/objects';
import { MAX_SEATS } from '../../shared/seats';
import { AntennaChain } from './devices/antenna-chain';
import { LedChain } from './devices/led-chain';
import { Mfrc522 } from './devices/mfrc522';
import { type Bounce, RegisterChain } from './devices/register-chain';
import { SerialPipe } from './devices/serial-pipe';
import { Ssd1306 } from './devices/ssd1306';
import type { Tag } from './devices/tag';
import { Dominoes } from './dominoes';
import { DoppelDice } from './doppel-dice';
import { GridDice } from './grid-dice';
import { Impossible } from './impossible';
import { type Piece, thereAlready } from './piece';
import { Random } from './random';
import { EDGES } from './throw/box';
import { antennaOfWell, objectTag, WorldTags } from './world-tags';

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
const DOMINO_SEED = 28;
/** How long dice tumble, in milliseconds. */
export const TUMBLE = 600;

/**
 * The physical world on and around the table, as data: pieces, dice, dominoes, buttons. Hands change it, sensors feel it through
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
  readonly display = new Ssd1306();
  /** By cell: what lies there, or null. */
  readonly pieces: (Piece | null)[] = Array.from({ length: CELLS }, () => null);
  readonly dice: readonly Die[] = Array.from({ length: DICE }, (_, index) => ({
    colour: index < 3 ? 'red' : 'blue',
    face: 1,
    place: 'well',
    restsAt: 0,
    throw: 0,
  }));
  /** The piece that a hand holds, or null. */
  held: Piece | null = null;
  readonly dominoes: Dominoes;
  /** The dice of Doppel X. */
  readonly doppelDice = new DoppelDice(this.tags, () => this.#feelDoppelDice());
  /** The cells whose sensors feel one of them. */
  #feltCells: ReadonlySet<number> = new Set();
  readonly #gridDice = new GridDice(this.tags);
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
    // Chance of their own: whether a reader is fitted, or tiles are drawn, must not change how the dice fall.
    this.reader = new Mfrc522(reach, new Random(READER_SEED));
    this.dominoes = new Dominoes(this.tags, random.branch(DOMINO_SEED), () => this.onChange?.());
    this.antennas.isFieldOn = () => this.reader.field.isOn;
    this.tags.follow((antenna) => this.#tagsOfDice(antenna));
  }

  get now(): number {
    return this.#now;
  }

  /** Time passes: rolling dice come to rest. */
  advance(now: number): void {
    this.#now = now;
    this.doppelDice.look(now);
    for (const die of this.dice) {
      if (die.place !== 'rolling' || now < die.restsAt) continue;
      die.place = 'well';
      this.onChange?.();
    }
  }

  /**
   * A piece is put on a cell: a marble, or one of the dice or the blocker of a seat's set that lies nowhere. `bounce`: how
   * the sensor chatters. A die that leans is felt there, but shows no face to the loops below.
   */
  put(cell: number, piece: Piece, bounce?: Bounce, { isLeaning = false } = {}): void {
    const lying = this.#pieceAt(cell);
    if (lying !== null) throw thereAlready(lying);
    const { seat, face } = piece;
    if (seat < 0 || seat >= MAX_SEATS) throw new Impossible('NoSeat', seat);
    if (face !== null) this.#gridDice.put(cell, piece, isLeaning);
    this.pieces[cell] = { seat, face };
    this.inputs.set(inputOfCell(cell), true, this.#now, bounce);
    this.onChange?.();
  }

  /** The piece on a cell is lifted; returns which it was. */
  lift(cell: number, bounce?: Bounce): Piece {
    const piece = this.#pieceAt(cell);
    if (piece === null) throw new Impossible('NothingThere');
    if (piece.face !== null) this.#gridDice.lift(cell, piece);
    this.pieces[cell] = null;
    this.inputs.set(inputOfCell(cell), this.#feltCells.has(cell), this.#now, bounce);
    this.onChange?.();
    return piece;
  }

  /** The die on a cell is turned on the spot until a face, 1 … 6, is on top; one that leaned lies flat then. */
  turn(cell: number, face: number): void {
    const piece = this.#pieceAt(cell);
    if (!piece?.face) throw new Impossible('NoDieThere');
    if (!Number.isInteger(face) || face < 1 || face > FACES) throw new Impossible('NoFace', face);
    this.#gridDice.turn(cell, { ...piece, face });
    this.pieces[cell] = { ...piece, face };
    this.onChange?.();
  }

  /** A seat's button goes down or comes up. */
  button(seat: number, button: number, isDown: boolean, bounce?: Bounce): void {
    this.inputs.set(inputOfButton(seat, button), isDown, this.#now, bounce);
  }

  /** A hand reaches over an edge of the box, clockwise from the left as its beams are, or is drawn back. Throws Impossible. */
  handOver(edge: number, isOver: boolean): void {
    if (!Number.isInteger(edge) || edge < 0 || edge >= EDGES) throw new Impossible('NoEdge', edge);
    this.inputs.set(inputOfBeam(edge), isOver, this.#now);
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

  /** Sensors feel where the dice of Doppel X lie now; a piece that lies on a cell is felt all the same. */
  #feelDoppelDice(): void {
    const before = this.#feltCells;
    this.#feltCells = this.doppelDice.feltCells();
    for (const cell of new Set([...before, ...this.#feltCells]))
      this.inputs.set(inputOfCell(cell), this.#feltCells.has(cell) || this.pieces[cell] !== null, this.#now);
    this.onChange?.();
  }

  /** A die that lies in its well shows its well's antenna the tag that names the face on top. */
  #tagsOfDice(antenna: number): Tag[] {
    return this.dice.flatMap((die, index) => {
      if (antennaOfWell(index) !== antenna || die.place !== 'well') return [];
      return [this.#faceTags[index * FACES + die.face - 1] as Tag];
    });
  }

  #pieceAt(cell: number): Piece | null {
    const piece = this.pieces[cell];
    if (piece === undefined) throw new Impossible('NoCell', cell);
    return piece;
  }

  #die(index: number): Die {
    const die = this.dice[index];
    if (!die) throw new Impossible('NoDie', index);
    return die;
  }
}
