import { partTexts, storyTexts } from '../../shared/catalogue';
import { FACE_SHIFT, Field, Kind, Outcome, Phase, SQUARE_MASK } from '../../shared/doce';
import type { Rules } from '../rules/rules';
import { unpackAction } from '../words/action';
import { optionsOf } from '../words/doce';
import { listScores, type Speaker, speak } from '../words/sentence';
import type { Teller } from './game';

/** DC-score: what a line, a line of four of one's own, and a kept blocker give. */
const FOR_LINE = 12;
const FOR_ALL_OWN = 2;
const FOR_BLOCKER = 5;

/** Each seat's points of the rounds that have ended (DC-match). */
export function scores(rules: Rules): number[] {
  return both(rules, Field.Score);
}

/** Remembers a position of DOCE; the teller tells what the next action did. */
export function lookBefore(rules: Rules): Teller {
  const round = rules.read(Field.Round);
  return (action, speaker) => {
    const { kind, seat, argument } = unpackAction(action);
    const told: string[] = [];
    const tell = (name: keyof typeof storyTexts, ...args: Parameters<typeof speak>[1]) =>
      told.push(speak(storyTexts[name], args, speaker));
    if (kind === Kind.Blocker) {
      tell('PutBlocker', seat, argument);
      return told;
    }
    tell('PutDie', seat, argument >> FACE_SHIFT, argument & SQUARE_MASK);
    const isOver = rules.read(Field.Phase) === (Phase.Over as number);
    const isNewRound = rules.read(Field.Round) > round;
    if (isOver || isNewRound) {
      const outcome: Outcome = rules.read(Field.LastOutcome);
      const winner = outcome - Outcome.FirstSeatWon;
      if (outcome === Outcome.Draw) tell('RoundDrawn', listScores(both(rules, Field.LastPoints), speaker));
      else tell('RoundWon', winner, rules.read(Field.LastPoints, winner), listPoints(rules, winner, speaker));
    } else if (rules.read(Field.Turn) === seat) {
      tell('HasNoSquare', 1 - seat);
    }
    if (isNewRound) {
      tell('RoundBegins', round + 1);
      tell('StartsFirst', rules.read(Field.FirstOfRound));
    }
    if (isOver) {
      const [winner = 0, other] = rules.winners();
      if (other === undefined) tell('Won', 1 << winner, listScores(scores(rules), speaker));
      else tell('MatchDrawn', listScores(scores(rules), speaker));
    }
    return told;
  };
}

/** What the last round's points are made of: "12 for the line, 5 blocker kept, 17 empty squares". */
function listPoints(rules: Rules, winner: number, speaker: Speaker): string {
  const { sameNumber } = optionsOf(rules.options());
  const parts = [
    [partTexts.forLine, FOR_LINE],
    [partTexts.allOwn, FOR_ALL_OWN * rules.read(Field.LastAllOwn)],
    [partTexts.blockerKept, FOR_BLOCKER * rules.read(Field.LastBlockerKept, winner)],
    [partTexts.emptySquares, rules.read(Field.LastEmpty)],
    [partTexts.sameNumber, sameNumber * rules.read(Field.LastThrees)],
  ] as const;
  return parts
    .filter(([, points]) => points !== 0)
    .map(([text, points]) => speak(text, [points], speaker))
    .join(', ');
}

function both(rules: Rules, field: Field): number[] {
  return [0, 1].map((seat) => rules.read(field, seat));
}
