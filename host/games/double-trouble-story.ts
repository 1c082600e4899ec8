import { storyTexts } from '../../shared/catalogue';
import {
  FACE_SHIFT,
  Field,
  Kind,
  NO_PIECE,
  Phase,
  PIECE_SHIFT,
  QUARTERS_MASK,
  WHEEL_SHIFT,
} from '../../shared/double-trouble';
import type { Rules } from '../rules/rules';
import { unpackAction, unpackDice } from '../words/action';
import { doubleTroubleOptionsOf } from '../words/double-trouble';
import { listScores, speak } from '../words/sentence';
import { isOnBoard, pieceNumber } from './double-trouble-board';
import type { Teller } from './game';

/** Each seat's pieces that have reached a FINISH (DT-finish). */
export function scores(rules: Rules): number[] {
  const { seats } = doubleTroubleOptionsOf(rules.options());
  return Array.from({ length: seats }, (_, seat) => rules.read(Field.Finished, seat));
}

/** Remembers a position of Double Trouble; the teller tells what the next action did. A piece is told by its colour. */
export function lookBefore(rules: Rules): Teller {
  const colour = rules.read(Field.Colour);
  const moved = rules.read(Field.Moved);
  const met = rules.read(Field.Met);
  const isCollision = rules.read(Field.Phase) === (Phase.Collision as number);
  const returning = isCollision ? moved : rules.read(Field.Returning);
  return (action, speaker) => {
    const { kind, seat, argument } = unpackAction(action);
    const told: string[] = [];
    const tell = (name: keyof typeof storyTexts, ...args: Parameters<typeof speak>[1]) =>
      told.push(speak(storyTexts[name], args, speaker));
    switch (kind) {
      case Kind.Pop: {
        const dice = unpackDice(argument, 2).filter((face) => face > 0);
        tell('Popped', colour, dice);
        break;
      }
      case Kind.Move: {
        const face = (argument >> FACE_SHIFT) & 7;
        const cell = rules.read(Field.Cell, pieceNumber(colour, argument >> PIECE_SHIFT));
        if (isOnBoard(cell)) tell('Moved', colour, face, cell);
        else tell('TookOff', colour, face);
        tellMeeting(rules, tell);
        break;
      }
      case Kind.PopOff:
        tell('WonPopOff', (moved >> 1) % scores(rules).length === seat ? colour : met >> 1);
        break;
      case Kind.Return:
        tell('WentBack', returning >> 1, argument);
        if (isCollision) tell('WentBack', met >> 1, 1 - argument);
        break;
      case Kind.TurnWheel:
        tell('TurnedWheel', colour, argument >> WHEEL_SHIFT, argument & QUARTERS_MASK);
        break;
      default:
        tell('LeftWheels', colour);
    }
    const [winner] = rules.winners();
    if (winner !== undefined) tell('Won', 1 << winner, listScores(scores(rules), speaker));
    return told;
  };
}

/** Which piece the one that moved has landed on (DT-popoff, DT-own). */
function tellMeeting(
  rules: Rules,
  tell: (name: 'MetAnother' | 'MetOwn', ...colours: number[]) => void,
): void {
  const met = rules.read(Field.Met);
  if (met === NO_PIECE) return;
  const isOwn = rules.read(Field.Phase) === (Phase.Collision as number);
  const colour = rules.read(Field.Colour);
  if (isOwn) tell('MetOwn', colour);
  else tell('MetAnother', colour, met >> 1);
}
