import { storyTexts } from '../../shared/catalogue';
import { Field, Kind, Phase } from '../../shared/doubles-wild';
import type { Rules } from '../rules/rules';
import { unpackAction, unpackDice } from '../words/action';
import { listScores, type Speaker, speak } from '../words/sentence';
import type { Teller } from './game';

/** What a position is, as far as the story of the next action needs it. */
interface Before {
  readonly phase: Phase;
  readonly attacker: number;
  readonly defender: number;
  readonly cell: number;
  readonly scores: readonly number[];
  readonly dice: readonly number[];
  readonly suddenDeaths: number;
}

/** Remembers a position of Doubles Wild; the teller tells what the next action did. */
export function lookBefore(rules: Rules): Teller {
  const before: Before = {
    phase: rules.read(Field.Phase),
    attacker: rules.read(Field.Attacker),
    defender: rules.read(Field.Defender),
    cell: rules.read(Field.BattleCell),
    scores: [0, 1, 2, 3].map((seat) => rules.read(Field.Score, seat)),
    dice: [0, 1, 2, 3].map((die) => rules.read(Field.Die, die)),
    suddenDeaths: rules.read(Field.SuddenDeaths),
  };
  return (action, speaker) => tellAction(action, before, rules, speaker);
}

/** What an action did, told from the positions before and after it. */
function tellAction(action: number, before: Before, rules: Rules, speaker: Speaker): string[] {
  const { kind, seat, argument } = unpackAction(action);
  const told: string[] = [];
  const tell = (name: keyof typeof storyTexts, ...args: Parameters<typeof speak>[1]) =>
    told.push(speak(storyTexts[name], args, speaker));
  const phase: Phase = rules.read(Field.Phase);
  const battle = rules.read(Field.BattleCell);
  const isBattleNew = phase === Phase.BattleRoll && !isBattle(before.phase);
  switch (kind) {
    case Kind.OrderRoll:
      tell(
        'RolledForOrder',
        seat,
        unpackDice(argument, 3).reduce((sum, face) => sum + face, 0),
      );
      if (phase === Phase.Roll) tell('StartsFirst', rules.read(Field.Turn));
      else if (rules.read(Field.OrderTotal, seat) === 0) tell('RollsForOrderAgain', contenders(rules));
      return told;
    case Kind.Roll: {
      // Dice that were kept show what they showed before.
      const faces = unpackDice(argument, 4).map((face, die) => face || (before.dice[die] ?? 0));
      tell('Rolled', seat, faces.slice(0, 2), faces.slice(2));
      break;
    }
    case Kind.Pocket:
      if (rules.read(Field.Owner, argument) === seat + 1) tell('Took', seat, argument);
      break;
    case Kind.Teammate:
      if (argument === 1) tell('Swapped', seat, before.cell);
      break;
    case Kind.BattleRoll:
      tell('BattleRolled', seat, unpackDice(argument, 3).filter(Boolean));
      break;
  }
  if (isBattleNew) tell('Attacks', rules.read(Field.Attacker), rules.read(Field.Defender), battle);
  else if (isBattle(before.phase) && !isBattle(phase)) {
    const isWon = rules.read(Field.Owner, before.cell) === before.attacker + 1 || phase === Phase.Over;
    const lost = rules.read(Field.SuddenDeaths) > before.suddenDeaths;
    if (!lost) tell(isWon ? 'BattleWon' : 'BattleLost', before.attacker);
  } else if (
    isTurnOver(kind, phase, before) &&
    told.length < 2 &&
    !isPocketTaken(kind, rules, argument, seat)
  ) {
    tell('NothingToDo', seat);
  }
  for (const [index, score] of before.scores.entries()) {
    const gained = rules.read(Field.Score, index) - score;
    if (gained > 0) tell('Points', index, gained);
  }
  if (rules.read(Field.SuddenDeaths) > before.suddenDeaths) tell('SuddenDeath');
  if (phase === Phase.Over) tell('Won', rules.read(Field.Winners), listScores(scores(rules), speaker));
  return told;
}

function isBattle(phase: Phase): boolean {
  return phase === Phase.BattleRoll || phase === Phase.BattleKeep;
}

function isTurnOver(kind: number, phase: Phase, before: Before): boolean {
  return phase === Phase.Roll && before.phase !== Phase.Order && kind !== Kind.Teammate;
}

function isPocketTaken(kind: number, rules: Rules, cell: number, seat: number): boolean {
  return kind === Kind.Pocket && rules.read(Field.Owner, cell) === seat + 1;
}

function contenders(rules: Rules): number {
  return [0, 1, 2, 3].reduce((mask, seat) => mask | (rules.read(Field.Contender, seat) << seat), 0);
}

/** The score of each seat that counts for the result: the first game's where sudden death was played. */
export function scores(rules: Rules): number[] {
  const field = rules.read(Field.SuddenDeaths) > 0 ? Field.FirstScore : Field.Score;
  return Array.from({ length: rules.read(Field.Seats) }, (_, seat) => rules.read(field, seat));
}
