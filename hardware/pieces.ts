import {
  ARROW_ENDS,
  BLOCKERS,
  DOCE_DICE,
  DOMINO_HALVES,
  DOMINO_TILES,
  DOPPEL_DICE,
  WILD_DICE,
} from '../shared/objects';

/** Sizes of pieces and of what holds them. Millimetres. */
export const marble = 30;
/** A marble rests on the edge of its hole and just touches the floor below the pocket plate (15 − √(15² − 12²) = 6). */
export const pocketHole = 24;
export const pocketPlate = 6;
/** The ring that is printed around a pocket. */
export const pocketRing = 33;
/** Edge of a die that is put or lies in a well. A tag lies under each face. */
export const die = 30;
/** Edge of a die that is thrown into the box (Doppel X), or lies in a dome. */
export const smallDie = 16;
export const domino = { length: 50, width: 25, height: 8 } as const;
/**
 * An arrow of Double Trouble: a blade that stands in a groove of its cell along the path. Lengths from the cell's centre towards the
 * nose. The nose's tag lies where the loops of two cells overlap, so it tells the heading.
 */
export const arrow = { tail: -17, nose: 21, width: 5, height: 16, tailTag: -8, noseTag: 19 } as const;
export const blocker = { diameter: 32, height: 12 } as const;
/** Tags: round stickers with NXP NTAG213. */
export const tag = { diameter: 22, chip: 'NTAG213' } as const;
/** What fits under the face of a small die. */
export const smallTag = { diameter: 10, chip: 'NTAG213' } as const;
/** A blade has room for a glass capsule only, which stands upright: along the field of the loops. */
export const capsule = { diameter: 2.1, length: 12, chip: 'NTAG216' } as const;
/** How deep a tag is sunk below the face of its piece. */
export const tagRecess = 0.6;

/** Pieces of a set, with how many tags each carries. */
export interface PieceSet {
  readonly name: string;
  readonly game: string;
  readonly count: number;
  /** Tags on one of them. */
  readonly tags: number;
  /** Which tags: large stickers unless it says otherwise. */
  readonly tagKind?: 'small' | 'capsule';
  readonly price: number;
  readonly made: string;
}

const faces = 6;
const rollerDice = 2;
/** Marbles of each colour: the supply of a game for two (DW-supply); four colours. */
const marblesPerSeat = 24;
const marbleSeats = 4;

/** Pieces for a table with a tag reader. */
export const pieces: readonly PieceSet[] = [
  {
    name: `ball ${marble} mm, opaque, ${marblesPerSeat} of each of ${marbleSeats} colours`,
    game: 'Doubles Wild',
    count: marblesPerSeat * marbleSeats,
    tags: 0,
    price: 0.35,
    made: 'painted beech balls without a bore, or acrylic balls; clear glass is not seen by the sensors',
  },
  dice('Doubles Wild', WILD_DICE, 'three red, three blue'),
  dice('DOCE', DOCE_DICE, 'eleven black, eleven white'),
  {
    name: `blocker, disc ${blocker.diameter} mm`,
    game: 'DOCE',
    count: BLOCKERS,
    tags: 1,
    price: 1,
    made: 'turned or printed, one black, one white',
  },
  smallDice('Doppel X', DOPPEL_DICE, 'one of each seat’s colour and a white one; faces 1 1 2 2 3 X'),
  {
    name: `domino ${domino.length} × ${domino.width} × ${domino.height} mm`,
    game: 'Doppio',
    count: DOMINO_TILES,
    tags: DOMINO_HALVES / DOMINO_TILES,
    price: 0.6,
    made: 'two layers of wood with the tags between; a double-six set',
  },
  {
    name: `arrow ${arrow.nose - arrow.tail} × ${arrow.width} × ${arrow.height} mm`,
    game: 'Double Trouble',
    count: ARROW_ENDS / 2,
    tags: 2,
    tagKind: 'capsule',
    price: 0.8,
    made: 'printed, two of each of four colours, marked 1 and 2; a tag in the nose, one in the tail',
  },
  smallDice('Double Trouble', rollerDice, 'one in each dome'),
  {
    name: 'battle ring',
    game: 'Doubles Wild',
    count: 1,
    tags: 1,
    price: 1,
    made: `ring that fits a pocket of ${pocketRing} mm`,
  },
];

/** Pieces for the small table, which reads nothing. */
export const smallPieces: readonly PieceSet[] = [
  { ...pieces[0]!, name: `ball ${marble} mm, opaque, 12 of each of 2 colours`, count: 24 },
  { ...dice('Doubles Wild', 4, 'two red, two blue'), tags: 0 },
  { ...dice('DOCE', DOCE_DICE, 'eleven black, eleven white'), tags: 0 },
  { ...pieces[3]!, tags: 0 },
];

function dice(game: string, count: number, made: string): PieceSet {
  return { name: `die ${die} mm`, game, count, tags: faces, price: 0.8, made };
}

function smallDice(game: string, count: number, made: string): PieceSet {
  return { ...dice(game, count, made), name: `die ${smallDie} mm`, tagKind: 'small' };
}
