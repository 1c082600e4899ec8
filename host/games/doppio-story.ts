import { storyTexts } from '../../shared/catalogue';
import { Field, Kind, NO_TILE, Phase, RoundEnd, TILE_SHIFT, TILES } from '../../shared/doppio';
import { NO_SEAT } from '../../shared/seats';
import type { Rules } from '../rules/rules';
import { unpackAction } from '../words/action';
import { tileOfNumber } from '../words/doppio';
import { listScores, speak } from '../words/sentence';
import type { Teller } from './game';

type Tell = (name: keyof typeof storyTexts, ...args: Parameters<typeof speak>[1]) => void;

/** Each seat's points (DP-match). */
export function scores(rules: Rules): number[] {
  return Array.from({ length: rules.read(Field.Seats) }, (_, seat) => rules.read(Field.Score, seat));
}

/**
 * Remembers a position of Doppio; the teller tells what the next action did. It never names a tile that the others must not
 * see: what was dealt or drawn (DP-hidden).
 */
export function lookBefore(rules: Rules): Teller {
  const before: Before = {
    round: rules.read(Field.Round),
    phase: rules.read(Field.Phase),
  };
  return (action, speaker) => {
    const told: string[] = [];
    const tell: Tell = (name, ...args) => told.push(speak(storyTexts[name], args, speaker));
    tellDeed(action, before, rules, tell);
    const isOver = rules.winners().length > 0;
    if (isOver || rules.read(Field.Round) > before.round) tellRoundEnd(before, rules, tell);
    if (isOver) {
      const winners = rules.winners().reduce((mask, seat) => mask | (1 << seat), 0);
      tell('Won', winners, listScores(scores(rules), speaker));
    }
    return told;
  };
}

/** What a position is, as far as the story of the next action needs it. */
interface Before {
  readonly round: number;
  readonly phase: Phase;
}

/** The action itself, and what followed within the round. */
function tellDeed(action: number, before: Before, rules: Rules, tell: Tell): void {
  const { kind, seat, argument } = unpackAction(action);
  const phase: Phase = rules.read(Field.Phase);
  switch (kind) {
    case Kind.Deal:
      if (phase === Phase.Play) tell('HighestDouble', rules.read(Field.Turn));
      else if (rules.read(Field.BoneyardSize) === TILES) tell('NobodyHasDouble');
      return;
    case Kind.Play:
      tellPlay(seat, argument, tell);
      break;
    case Kind.Draw: {
      tell('Drew', seat);
      // With known hands a tile that fits is played at once; otherwise the seat passes by itself (DP-draw).
      const mustPlay = phase === Phase.Play && rules.read(Field.Turn) === seat;
      if (argument === NO_TILE || mustPlay) return;
      tell('Passed', seat);
      break;
    }
    case Kind.Pass:
      tell('Passed', seat);
      break;
    case Kind.Show:
      tell('Showed', seat, argument);
      return;
    case Kind.Redeal:
      tell(before.phase === Phase.Opening ? 'NobodyHasDouble' : 'RoundVoid');
      return;
  }
  if (phase === Phase.Show) tell(rules.read(Field.HandSize, seat) === 0 ? 'WentOut' : 'NobodyCanPlay', seat);
  else if (phase === Phase.Play || phase === Phase.Draw) tellPasses(seat, rules, tell);
}

function tellPlay(seat: number, argument: number, tell: Tell): void {
  const tile = argument >> TILE_SHIFT;
  const on = argument & NO_TILE;
  if (on === NO_TILE) tell('PlayedFirst', seat, tile);
  else tell('Joined', seat, tile, on);
  const [low, high] = tileOfNumber(tile);
  if (low === high) tell('Unlocked', low);
}

/** With known hands: the seats between the one that acted and the one on turn have passed by themselves (DP-must). */
function tellPasses(seat: number, rules: Rules, tell: Tell): void {
  const seats = rules.read(Field.Seats);
  const turn = rules.read(Field.Turn);
  for (let next = (seat + 1) % seats; next !== turn && next !== seat; next = (next + 1) % seats)
    tell('Passed', next);
}

/** How the round ended; with hidden hands it was told before these were shown who went out, or that nobody could play. */
function tellRoundEnd(before: Before, rules: Rules, tell: Tell): void {
  const winner = rules.read(Field.LastWinner);
  const isOut = rules.read(Field.LastEnd) === (RoundEnd.Out as number);
  if (before.phase !== Phase.Show) tell(isOut ? 'WentOut' : 'NobodyCanPlay', winner);
  if (winner === NO_SEAT) tell('RoundTied');
  else tell(isOut ? 'RoundOut' : 'RoundBlocked', winner, rules.read(Field.LastPoints));
  if (rules.winners().length === 0) tell('RoundBegins', rules.read(Field.Round));
}
