import { COLUMNS, NO_CELL, ROWS } from '../../shared/cells';
import { Code } from '../../shared/codes';
import { Field, NO_PIECE, Phase } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { GameId } from '../../shared/games';
import type { Rules } from '../rules/rules';
import { codeName } from '../words/code-name';
import { codeTexts } from '../words/code-text';
import {
  coloursOf,
  type DoubleTroubleOptions,
  doubleTroubleOptionsOf,
  doubleTroubleOptionWord,
  headingName,
  type HeadingName,
  headingNumbers,
  readDoubleTroubleOptions,
} from '../words/double-trouble';
import { asObject, isRefused, reader, type Refused } from '../words/reader';
import { cellOfPlace, isOnBoard, pieceNumber, placeOfCell } from './double-trouble-board';

/** A piece on the board: its space, rows and columns 0 … 8, and where its arrow points. */
interface Standing {
  readonly row: number;
  readonly column: number;
  readonly heading: HeadingName;
}

/** One piece of all. */
interface Named {
  readonly colour: number;
  readonly piece: number;
}

/** A position in words: what every answer shows and what `load` takes. */
export interface Position extends DoubleTroubleOptions {
  readonly phase: keyof typeof phases;
  /** The seat on turn; in phase `over` the one that has won. */
  readonly turn: number;
  /** The colour on turn; the seat's own number except with two colours. */
  readonly colour: number;
  /** By wheel: quarter turns clockwise, 0 … 3. */
  readonly wheels: readonly number[];
  /** By colour: its two pieces; null for one that has reached a FINISH. */
  readonly pieces: readonly (readonly (Standing | null)[])[];
  /** The faces that are still to be played. */
  readonly dice: readonly number[];
  /** The piece, 0 or 1 of the colour on turn, that has moved last in this turn; null before. */
  readonly moved: number | null;
  /** While two pieces share a space: the one that was there. */
  readonly met?: Named;
  /** In phase `return`: the one that goes back to a START. */
  readonly returning?: Named;
  readonly winners?: readonly number[];
}

const phases = {
  pop: Phase.Pop,
  move: Phase.Move,
  'pop-off': Phase.PopOff,
  return: Phase.Return,
  collision: Phase.Collision,
  wheel: Phase.Wheel,
  over: Phase.Over,
} as const;
const phaseNames = Object.keys(phases) as (keyof typeof phases)[];

const { wheels } = doubleTroubleBoard;
const LAST_QUARTER = 3;
const MEETINGS: readonly Phase[] = [Phase.PopOff, Phase.Return, Phase.Collision];

/** The running game's position in words. */
export function describePosition(rules: Rules): Position {
  const options = doubleTroubleOptionsOf(rules.options());
  const phase: Phase = rules.read(Field.Phase);
  const moved = rules.read(Field.Moved);
  const named = (name: 'met' | 'returning', field: Field) => {
    const number = rules.read(field);
    return number === NO_PIECE ? {} : { [name]: { colour: number >> 1, piece: number & 1 } };
  };
  return {
    ...options,
    phase: phaseNames[phase] ?? 'pop',
    turn: rules.read(Field.Turn),
    colour: rules.read(Field.Colour),
    wheels: wheels.map((_, wheel) => rules.read(Field.WheelTurn, wheel)),
    pieces: Array.from({ length: coloursOf(options) }, (_, colour) =>
      [0, 1].map((piece) => describePiece(rules, pieceNumber(colour, piece))),
    ),
    dice: [0, 1].map((index) => rules.read(Field.Die, index)).filter((face) => face > 0),
    moved: moved === NO_PIECE ? null : moved & 1,
    ...named('met', Field.Met),
    ...named('returning', Field.Returning),
    ...(phase === Phase.Over ? { winners: rules.winners() } : {}),
  };
}

function describePiece(rules: Rules, number: number): Standing | null {
  const cell = rules.read(Field.Cell, number);
  if (!isOnBoard(cell)) return null;
  return { ...placeOfCell(cell), heading: headingName(rules.read(Field.Heading, number)) };
}

/**
 * Sets a position up in `rules`, which must be a spare: on refusal its state is of no use. What the position does not say
 * is what it is at the start of a game.
 */
export function setUpPosition(rules: Rules, words: Readonly<Record<string, unknown>>): Refused | null {
  const { seats, twoColours, first, ...rest } = words;
  const given = Object.entries({ seats, twoColours, first }).filter(([, value]) => value !== undefined);
  const options = readDoubleTroubleOptions(Object.fromEntries(given));
  if (isRefused(options)) return options;
  rules.start(GameId.DoubleTrouble, doubleTroubleOptionWord(options));
  const colours = coloursOf(options);
  const read = reader(rest);
  const phase = read.oneOf('phase', phases, 'bad-fields') as Phase;
  const turn = read.integer('turn', 0, options.seats - 1);
  const colour = read.optionalInteger('colour', 0, colours - 1) ?? turn;
  if (colour % options.seats !== turn)
    read.refuse('bad-turn', `"colour" ${colour} is not a colour of seat ${turn}, which has the turn`);
  rules.write(Field.Phase, 0, phase);
  rules.write(Field.Colour, 0, colour);
  if (read.has('wheels'))
    read
      .integers('wheels', wheels.length, 0, LAST_QUARTER)
      .forEach((turned, wheel) => rules.write(Field.WheelTurn, wheel, turned));
  if (read.has('pieces')) readPieces(rules, read, rest['pieces'], colours);
  readDice(rules, read, rest['dice']);
  const hasMoved = read.has('moved') && rest['moved'] !== null;
  rules.write(Field.Moved, 0, hasMoved ? pieceNumber(colour, read.integer('moved', 0, 1)) : NO_PIECE);
  const isMeeting = MEETINGS.includes(phase);
  readNamed(rules, read, rest, 'met', Field.Met, isMeeting);
  readNamed(rules, read, rest, 'returning', Field.Returning, phase === Phase.Return);
  if (read.has('winners') && phase !== Phase.Over)
    read.refuse('bad-fields', '"winners" belongs to phase "over"; remove it');
  const done = read.done(null);
  if (isRefused(done)) return done;
  const code = rules.check();
  if (code !== Code.Ok) return { code: codeName(code), message: positionTexts[code] ?? codeTexts[code] };
  const winners = rest['winners'];
  if (winners !== undefined && JSON.stringify(winners) !== JSON.stringify(rules.winners()))
    return {
      code: codeName(Code.BadState),
      message: `"winners" by the pieces are [${rules.winners().join()}]; correct or remove them`,
    };
  return null;
}

type Reader = ReturnType<typeof reader>;

/** Reads the pieces of all colours. */
function readPieces(rules: Rules, read: Reader, value: unknown, colours: number): void {
  const isGood =
    Array.isArray(value) &&
    value.length === colours &&
    value.every((pair) => Array.isArray(pair) && pair.length === 2);
  if (!isGood) {
    read.refuse(
      'bad-fields',
      `"pieces" must be a list of ${colours}, for each colour its two pieces: {"row":…,"column":…,"heading":…}, or null at FINISH`,
    );
    return;
  }
  value.flat().forEach((piece: unknown, number) => {
    if (piece === null) {
      rules.write(Field.Cell, number, NO_CELL);
      rules.write(Field.Heading, number, 0);
      return;
    }
    const place = reader(asObject(piece) ?? {});
    const cell = cellOfPlace(place.integer('row', 0, ROWS - 1), place.integer('column', 0, COLUMNS - 1));
    rules.write(Field.Cell, number, cell);
    rules.write(Field.Heading, number, place.oneOf('heading', headingNumbers, 'bad-fields'));
    const done = place.done(null);
    if (isRefused(done)) read.refuse(done.code, `in "pieces", ${done.message}`);
  });
}

/** Reads the faces that are still to be played, none when they are left out. */
function readDice(rules: Rules, read: Reader, value: unknown): void {
  if (!read.has('dice')) return;
  const count = Array.isArray(value) && value.length < 2 ? value.length : 2;
  read.dice('dice', count).forEach((face, index) => rules.write(Field.Die, index, face));
}

/** Reads which piece is met, or goes back. */
function readNamed(
  rules: Rules,
  read: Reader,
  words: Readonly<Record<string, unknown>>,
  name: 'met' | 'returning',
  field: Field,
  isWanted: boolean,
): void {
  if (read.has(name) !== isWanted) {
    read.refuse(
      'bad-fields',
      isWanted
        ? `"${name}", a piece as {"colour":…,"piece":…}, is missing`
        : `"${name}" does not belong to this phase; remove it`,
    );
    return;
  }
  if (!isWanted) return;
  const piece = reader(asObject(words[name]) ?? {});
  const number = pieceNumber(piece.integer('colour', 0, 3), piece.integer('piece', 0, 1));
  const done = piece.done(null);
  if (isRefused(done)) read.refuse(done.code, `in "${name}", ${done.message}`);
  rules.write(field, 0, number);
}

/** What a code means of a position, where the general text would leave a reader guessing. */
const positionTexts: Partial<Readonly<Record<Code, string>>> = {
  [Code.BadTurn]:
    'the turn cannot be: check "dice" (in phase "move" one for each piece that is to move), "moved", "met" and "returning"; a seat ' +
    'has won exactly when all its pieces have reached a FINISH, and then the phase is "over" and the turn its own',
  [Code.BadPieces]:
    'the pieces cannot stand as they do: on no space or on a FINISH, an arrow against the path, or two on one space that is no START',
};
