import { partTexts, storyTexts } from '../../shared/catalogue';
import {
  DOUBLE_X_CHIPS,
  FACE_SHIFT,
  FACE_X,
  Field,
  Kind,
  MOST_SEATS,
  NEUTRAL,
  NEUTRAL_BIT,
  Phase,
  Where,
  Zone,
} from '../../shared/doppel-x';
import type { Rules } from '../rules/rules';
import { unpackAction } from '../words/action';
import { faceName } from '../words/doppel-x';
import { listScores, seatName, speak, type Speaker } from '../words/sentence';
import { allDice } from './doppel-x-board';
import type { Teller } from './game';

type Tell = (name: keyof typeof storyTexts, ...args: Parameters<typeof speak>[1]) => void;

/** A die as the story of the next action needs it. */
interface Die {
  /** 0 where it is not on the board. */
  readonly lie: number;
  readonly zone: number;
  readonly worth: number;
}

/** What a position is, as far as the story of the next action needs it. */
interface Before {
  readonly seats: number;
  readonly turn: number;
  readonly isOpening: boolean;
  readonly isDoubleX: boolean;
  readonly dice: readonly Die[];
  readonly bets: readonly number[];
  /** By seat; with MOST_SEATS added to the seat, if the spinner has flung a die. */
  readonly gains: readonly number[];
  /** The dice that were still to be told. */
  readonly pending: readonly number[];
}

/** Each seat's chips. */
export function chips(rules: Rules): number[] {
  return Array.from({ length: rules.read(Field.Seats) }, (_, seat) => rules.read(Field.Chips, seat));
}

/** Remembers a position of Doppel X; the teller tells what the next action did. */
export function lookBefore(rules: Rules): Teller {
  const before: Before = {
    seats: rules.read(Field.Seats),
    turn: rules.read(Field.Turn),
    isOpening: rules.read(Field.Phase) === (Phase.Opening as number),
    isDoubleX: rules.read(Field.DoubleX) === 1,
    dice: allDice.map((die) => ({
      lie: rules.read(Field.Lie, die),
      zone: rules.read(Field.DieZone, die),
      worth: rules.read(Field.Worth, die),
    })),
    bets: Array.from({ length: MOST_SEATS }, (_, seat) => rules.read(Field.Bet, seat)),
    gains: Array.from({ length: 2 * MOST_SEATS }, (_, index) => rules.read(Field.Gain, index)),
    pending: allDice.filter((die) => rules.read(Field.Pending, die)),
  };
  return (action, speaker) => {
    const told: string[] = [];
    const tell: Tell = (name, ...args) => told.push(speak(storyTexts[name], args, speaker));
    tellDeed(action, before, rules, speaker, tell);
    return told;
  };
}

function tellDeed(action: number, before: Before, rules: Rules, speaker: Speaker, tell: Tell): void {
  const { kind, seat, argument } = unpackAction(action);
  switch (kind) {
    case Kind.Bet:
      tell('BetOn', seat, argument);
      return;
    case Kind.NoBet:
      tell('TookBetBack', seat);
      return;
    case Kind.Throw:
      tell('Threw', seat);
      return;
    case Kind.Settled:
      tellScoring(before, argument === 1, speaker, tell);
      tellEnd(rules, speaker, tell);
      return;
  }
  if (before.isOpening && before.pending.length === before.seats) tell('AllThrew');
  const die = argument & NEUTRAL_BIT ? NEUTRAL : seat;
  if (kind === Kind.Lost) {
    tell(lostTexts[(argument & ~NEUTRAL_BIT) as Where], dieName(die, speaker));
    return;
  }
  // A die that lies as it lay is no news.
  const lie = rules.read(Field.Lie, die);
  if (lie === before.dice[die]?.lie) return;
  tell('DieLies', dieText(die, lie, speaker), rules.read(Field.DieZone, die));
}

const lostTexts = {
  [Where.Hole]: 'DieFell',
  [Where.Outside]: 'DieWentOut',
  [Where.BettingBoard]: 'DieOnBettingBoard',
} as const;

/** What a die is called: its seat's colour, or the neutral one. A seat may be white. */
function dieName(die: number, speaker: Speaker): string {
  return die === NEUTRAL ? partTexts.neutralDie[speaker.language] : seatName(die, speaker);
}

/** "Blue 3" */
function dieText(die: number, lie: number, speaker: Speaker): string {
  return `${dieName(die, speaker)} ${faceName(lie >> FACE_SHIFT)}`;
}

/** Who gets what for the dice as they lay, and which bets pay. */
function tellScoring(before: Before, isFlung: boolean, speaker: Speaker, tell: Tell): void {
  const { seats, turn, isDoubleX, bets } = before;
  if (isFlung) tell('Flung');
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const gainOf = (seat: number) => before.gains[seat + (isFlung ? MOST_SEATS : 0)] ?? 0;
  const diceOf = (seat: number) => (seat === turn ? [seat, NEUTRAL] : [seat]);
  const hasBet = (seat: number) => seat !== turn && (bets[seat] ?? 0) > 0;
  if (isDoubleX) {
    const crossed = all.filter((seat) => !hasBet(seat) && gainOf(seat) > 0);
    tell(
      'DoubleX',
      DOUBLE_X_CHIPS,
      crossed.reduce((mask, seat) => mask | (1 << seat), 0),
    );
  } else {
    for (const seat of all) {
      const items = diceOf(seat).flatMap((die) => scoreText(die, before, speaker));
      if (items.length > 0) tell('DiceScored', items.join(', '), seat, gainOf(seat));
    }
  }
  for (const seat of all)
    if (hasBet(seat) && gainOf(seat) > 0) tell('BetPaid', seat, (bets[seat] ?? 0) - 1, gainOf(seat));
}

/** "Blue 3 × 3x = 9", or nothing for a die that is not on the board. */
function scoreText(die: number, { dice }: Before, speaker: Speaker): string[] {
  const { lie = 0, zone = -1, worth = 0 } = dice[die] ?? {};
  if (lie === 0) return [];
  const isMultiplied = zone > Zone.NoScore && lie >> FACE_SHIFT !== FACE_X;
  const text = isMultiplied ? partTexts.dieTimes : partTexts.dieIn;
  return [speak(text, [dieText(die, lie, speaker), zone, worth], speaker)];
}

/** DX-end: that somebody has won, or that there is another game. */
function tellEnd(rules: Rules, speaker: Speaker, tell: Tell): void {
  const winners = rules.winners().reduce((mask, seat) => mask | (1 << seat), 0);
  if (winners !== 0) tell('Won', winners, listScores(chips(rules), speaker));
  else if (rules.read(Field.Phase) === (Phase.Opening as number)) tell('TiedGame');
}
