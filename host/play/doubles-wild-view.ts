import { Awaited } from '../../shared/actions';
import { gameTitles, type Language, throwTexts } from '../../shared/catalogue';
import { Field, Phase } from '../../shared/doubles-wild';
import { Prompt } from '../../shared/prompts';
import type { Mirror } from '../mirror/mirror';
import type { SeatView, ThrowView } from '../view/view';
import type { Speaker } from '../words/sentence';
import { type GameView, viewOfSeat } from './game-view';
import { isGuidance } from './prompt-cells';
import type { SeenTable } from './seen-table';

/** Doubles Wild as views show it; also a table where no game has begun. */
export function viewOfDoublesWild(mirror: Mirror, seen: SeenTable, speaker: Speaker): GameView {
  const { rules } = mirror;
  const phase: Phase = rules.read(Field.Phase);
  const isOver = phase === Phase.Over;
  const throws = isOver ? [] : throwsOf(mirror, speaker.language);
  return {
    game: 'doubles-wild',
    title: gameTitles.DoublesWild,
    isOver,
    seats: Array.from({ length: Math.max(0, rules.read(Field.Seats)) }, (_, seat) =>
      seatOf(mirror, seat, speaker),
    ),
    actor: rules.awaitedSeats()[0] ?? null,
    dice: seen.dice.map((die, index) => ({
      colour: die.colour,
      face: die.place === 'well' && die.throw > 0 ? die.face : 0,
      place: die.place,
      wanted: rules.awaited() === Awaited.Chance && (throws[0]?.dice.includes(index) ?? false),
      inPlay: isInPlay(phase, index),
    })),
    throws,
    doce: null,
    doppio: null,
    trouble: null,
  };
}

function seatOf(mirror: Mirror, seat: number, speaker: Speaker): SeatView {
  const { rules } = mirror;
  return {
    ...viewOfSeat(mirror, seat, speaker, {
      supply: rules.read(Field.Supply, seat),
      score: rules.read(Field.Score, seat),
    }),
    firstScore: rules.read(Field.SuddenDeaths) > 0 ? rules.read(Field.FirstScore, seat) : null,
    team: rules.read(Field.Teams) === 1 ? seat % 2 : null,
    playing: rules.read(Field.Playing, seat) === 1,
  };
}

/** Dice that belong to the present moment: three of a colour in battles and for the first turn, two of each otherwise. */
function isInPlay(phase: Phase, die: number): boolean {
  if (phase === Phase.Order) return die < 3;
  if (phase === Phase.BattleRoll || phase === Phase.BattleKeep) return true;
  return die % 3 < 2;
}

/** The throws that make sense now, the one asked for first. */
function throwsOf({ rules, prompt }: Mirror, language: Language): ThrowView[] {
  const offer = (name: keyof typeof throwTexts, dice: number[]): ThrowView => ({
    label: throwTexts[name][language],
    dice,
  });
  if (prompt.code === Prompt.StrangeDie) return [offer('TheseAgain', [prompt.args[0] ?? 0])];
  if (isGuidance(prompt.code)) return [];
  const side = rules.read(Field.BattleSide);
  const own = [0, 1, 2].map((die) => die + 3 * side);
  switch (rules.read(Field.Phase) as Phase) {
    case Phase.Order:
      return [offer('ThreeRed', [0, 1, 2])];
    case Phase.Roll:
      return [offer('AllFour', [0, 1, 3, 4])];
    case Phase.Decide:
      return [
        offer('AllFourAgain', [0, 1, 3, 4]),
        offer('RedPairAgain', [0, 1]),
        offer('BluePairAgain', [3, 4]),
      ];
    case Phase.Reroll: {
      const pairs = rules.read(Field.Rerolling);
      return [offer('TheseAgain', [...(pairs & 1 ? [0, 1] : []), ...(pairs & 2 ? [3, 4] : [])])];
    }
    case Phase.BattleRoll: {
      const kept = rules.read(Field.BattleKept);
      return [
        offer(
          kept ? 'TheseAgain' : 'BattleDice',
          own.filter((_, die) => !((kept >> die) & 1)),
        ),
      ];
    }
    case Phase.BattleKeep:
      return [offer('BattleDiceAgain', own)];
    default:
      return [];
  }
}
