import { gameTitles } from '../../shared/catalogue';
import { CELLS, COLUMNS } from '../../shared/cells';
import { DIRECTION_MASK, FACE_SHIFT, Field, NO_PIECE, Phase, PIECE_SHIFT } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { ROLLERS } from '../../shared/objects';
import { Prompt } from '../../shared/prompts';
import { channelFrom, headings, signAt, step } from '../build/board/survey';
import { drawBoard, isOnBoard, piecesOf, pieceNumber } from '../games/double-trouble-board';
import { scores } from '../games/double-trouble-story';
import type { Mirror } from '../mirror/mirror';
import type { Rules } from '../rules/rules';
import type { World } from '../sim/world';
import type { ArrowView, RoadView, SpaceView, TroubleView, WheelView } from '../view/view';
import { unpackAction } from '../words/action';
import { colourCode, seatName, type Speaker } from '../words/sentence';
import { type GameView, viewOfSeat } from './game-view';
import type { SeenTable } from './seen-table';

/** Double Trouble as views show it. */
export function viewOfDoubleTrouble(mirror: Mirror, seen: SeenTable, speaker: Speaker): GameView {
  const { rules } = mirror;
  const finished = scores(rules);
  const pieces = piecesOf(rules).length / finished.length;
  return {
    game: 'double-trouble',
    title: gameTitles.DoubleTrouble,
    isOver: rules.read(Field.Phase) === (Phase.Over as number),
    seats: finished.map((score, seat) =>
      viewOfSeat(mirror, seat, speaker, { supply: pieces - score, score }),
    ),
    actor: rules.awaitedSeats()[0] ?? null,
    dice: [],
    throws: [],
    doce: null,
    doppio: null,
    trouble: boardOf(mirror, seen, speaker),
  };
}

function boardOf({ rules, prompt }: Mirror, seen: SeenTable, speaker: Speaker): TroubleView {
  const phase: Phase = rules.read(Field.Phase);
  const isPopOff = phase === Phase.PopOff;
  return {
    colour: rules.read(Field.Colour),
    colours: Array.from({ length: rules.read(Field.Colours) }, (_, colour) => ({
      name: seatName(colour, speaker),
      colour: colourCode(speaker.colours[colour] ?? 0),
      seat: colour % scores(rules).length,
    })),
    spaces,
    wheels: doubleTroubleBoard.wheels.map((_, wheel) => wheelOf(rules, seen, wheel)),
    arrows: piecesOf(rules).map((piece) => arrowOf(rules, seen, piece)),
    dice: [0, 1].map((index) => rules.read(Field.Die, index)).filter((face) => face > 0),
    rollers: Array.from({ length: ROLLERS }, (_, roller) => {
      const { face, isDown } = seen.rollers.at(roller);
      const isLeft = prompt.code !== Prompt.PopOther || prompt.args[1] === roller;
      return { face, down: isDown, wanted: isPopOff || (phase === Phase.Pop && isLeft) };
    }),
    roads: phase === Phase.Move ? rules.legal().map((action) => roadOf(rules, action)) : [],
    popOff: isPopOff
      ? {
          mover: rules.read(Field.Moved) >> 1,
          met: rules.read(Field.Met) >> 1,
          roller: prompt.code === Prompt.PopOff ? (prompt.args[2] ?? null) : null,
        }
      : null,
    text: drawBoard(rules),
  };
}

const kinds: readonly (readonly [SpaceView['kind'], readonly (readonly [number, number])[]])[] = [
  ['start', doubleTroubleBoard.starts],
  ['finish', doubleTroubleBoard.finishes],
  ['star', doubleTroubleBoard.stars],
];

/** The spaces of the board, which never change. */
const spaces: readonly SpaceView[] = Array.from({ length: CELLS }, (_, cell) => cell).flatMap((cell) => {
  const sign = signAt(doubleTroubleBoard, cell);
  if (!('ways' in sign)) return [];
  const special = kinds.find(([, places]) => places.some(([row, column]) => row * COLUMNS + column === cell));
  const kind = special?.[0] ?? (sign.is === 'holder' ? 'holder' : 'space');
  return [{ cell, kind, sides: sign.ways }];
});

function wheelOf(rules: Rules, seen: SeenTable, wheel: number): WheelView {
  const description = doubleTroubleBoard.wheels[wheel]!;
  const [row, column] = description.centre;
  const turn = seen.wheels.turnOf(wheel);
  const channels = headings.flatMap((side): [number, number][] => {
    const other = channelFrom(description, side, Math.floor(turn));
    return other !== null && other > side ? [[side, other]] : [];
  });
  return { cell: row * COLUMNS + column, turn, wanted: rules.read(Field.WheelTurn, wheel), channels };
}

function arrowOf(rules: Rules, seen: SeenTable, piece: number): ArrowView {
  const cell = rules.read(Field.Cell, piece);
  return {
    colour: piece >> 1,
    at: seen.arrows.placeOf(piece),
    wanted: isStanding(rules, piece) ? { cell, heading: rules.read(Field.Heading, piece) } : null,
    finished: !isOnBoard(cell),
  };
}

/** Whether a piece should stand on the board: one that has been met, or goes back to a START, is held in the hand. */
function isStanding(rules: Rules, piece: number): boolean {
  if (!isOnBoard(rules.read(Field.Cell, piece))) return false;
  const isReturning = rules.read(Field.Returning) !== NO_PIECE;
  return piece !== rules.read(isReturning ? Field.Returning : Field.Met);
}

/** The way that a move goes. */
function roadOf(rules: Rules, action: number): RoadView {
  const { argument } = unpackAction(action);
  const piece = pieceNumber(rules.read(Field.Colour), argument >> PIECE_SHIFT);
  const face = (argument >> FACE_SHIFT) & 7;
  const direction = argument & DIRECTION_MASK;
  const heading = direction === 0 ? rules.read(Field.Heading, piece) : direction - 1;
  const turns = doubleTroubleBoard.wheels.map((_, wheel) => rules.read(Field.WheelTurn, wheel));
  const ways: number[] = [];
  let way: number | null = rules.read(Field.Cell, piece) * 4 + heading;
  for (let spaces = 0; spaces < face && way !== null; spaces++) {
    way = step(doubleTroubleBoard, way, turns);
    if (way !== null) ways.push(way);
  }
  const cells = ways.map((one) => one >> 2);
  const end = ways.at(-1) ?? 0;
  return {
    piece,
    face,
    direction: direction === 0 ? null : direction - 1,
    cells,
    heading: end & 3,
    finish: spaces.some(({ cell, kind }) => kind === 'finish' && cell === end >> 2),
  };
}

/** Puts arrows and wheels of a simulated table where the game has them, as quick hands would. */
export function arrangeArrows(rules: Rules, { arrows, wheels }: World): void {
  doubleTroubleBoard.wheels.forEach((_, wheel) => wheels.set(wheel, rules.read(Field.WheelTurn, wheel)));
  const pieces = piecesOf(rules);
  for (const piece of pieces) {
    const at = arrows.placeOf(piece);
    const cell = rules.read(Field.Cell, piece);
    const isRight =
      isStanding(rules, piece) && at?.cell === cell && at.heading === rules.read(Field.Heading, piece);
    if (at && !isRight) arrows.lift(piece);
  }
  for (const piece of pieces)
    if (isStanding(rules, piece) && !arrows.placeOf(piece))
      arrows.put(piece, rules.read(Field.Cell, piece), rules.read(Field.Heading, piece));
}
