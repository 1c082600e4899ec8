import {
  gameTitles,
  type Language,
  linkTexts,
  noteTexts,
  promptTexts,
  throwTexts,
} from '../../shared/catalogue';
import { Awaited } from '../../shared/actions';
import { Field, Phase } from '../../shared/doubles-wild';
import { Note, Prompt } from '../../shared/prompts';
import type { Mirror } from '../mirror/mirror';
import { colourCode, seatName, type Speaker, speak } from '../words/sentence';
import { scoresText } from '../words/story';
import type { SeatView, TableView, ThrowView } from '../view/view';
import type { World } from '../sim/world';

/** Prompts that tell people to put pieces right, and at which arguments they name cells. */
const guidanceCells: Partial<Record<Prompt, readonly number[]>> = {
  [Prompt.LiftExtra]: [0],
  [Prompt.PutBack]: [0],
  [Prompt.Exchange]: [0],
  [Prompt.PutBackOrTakeBack]: [0],
  [Prompt.ClearBoard]: [],
  [Prompt.WrongPocket]: [0, 2],
};

/** Prompts of the game whose second or third argument is a cell. */
const promptCells: Partial<Record<Prompt, readonly number[]>> = {
  [Prompt.DecideVacant]: [1],
  [Prompt.DecideBattle]: [1],
  [Prompt.DecideOwn]: [1],
  [Prompt.DecideProtected]: [1],
  [Prompt.DecideTeammate]: [1],
  [Prompt.PutMarble]: [1],
  [Prompt.Teammate]: [1],
  [Prompt.OptionPocket]: [1],
  [Prompt.OptionTeammate]: [2],
};

/** The prompt in words. */
export function promptText(mirror: Mirror, speaker: Speaker): string {
  const { code, args } = mirror.prompt;
  const text = promptTexts[Prompt[code] as keyof typeof Prompt];
  return text ? speak(text, args, speaker) : '';
}

/** A note in words. */
export function noteText(note: Note, args: readonly number[], speaker: Speaker): string {
  const text = noteTexts[Note[note] as keyof typeof Note];
  return text ? speak(text, args, speaker) : '';
}

/** What views show of a simulated table: the mirror's knowledge and the physical world. */
export function viewOfTable(
  mirror: Mirror,
  world: World,
  { language, log }: { language: Language; log: readonly string[] },
): TableView {
  const speaker: Speaker = { language, colours: mirror.colours };
  const { rules, prompt } = mirror;
  const phase: Phase = rules.read(Field.Phase);
  const awaited = rules.awaitedSeats()[0] ?? null;
  const isOver = phase === Phase.Over;
  const guidance = guidanceCells[prompt.code];
  const cells = (guidance ?? promptCells[prompt.code] ?? []).map((index) => prompt.args[index] ?? 0);
  const throws = isOver || guidance ? [] : throwsOf(mirror, language);
  return {
    title: gameTitles.DoublesWild,
    language,
    prompt: {
      text: promptText(mirror, speaker),
      seat: isOver ? null : awaited,
      guidance: guidance !== undefined,
      cells,
    },
    seats: Array.from({ length: Math.max(0, rules.read(Field.Seats)) }, (_, seat) =>
      viewOfSeat(mirror, seat, speaker),
    ),
    pieces: [...world.pieces],
    held: world.held,
    actor: awaited,
    dice: world.dice.map((die, index) => ({
      colour: die.colour,
      face: die.place === 'well' && die.throw > 0 ? die.face : 0,
      place: die.place,
      wanted: rules.awaited() === Awaited.Chance && (throws[0]?.dice.includes(index) ?? false),
      inPlay: isInPlay(phase, index),
    })),
    throws,
    takeBack: rules.takeBackSeat(),
    log,
    link: linkOf(mirror, language),
    result: isOver ? `${promptText(mirror, speaker)} (${scoresText(rules, speaker)})` : null,
  };
}

function viewOfSeat(mirror: Mirror, seat: number, speaker: Speaker): SeatView {
  const { rules } = mirror;
  return {
    seat,
    name: seatName(seat, speaker),
    colour: colourCode(mirror.colours[seat] ?? 0),
    supply: rules.read(Field.Supply, seat),
    score: rules.read(Field.Score, seat),
    firstScore: rules.read(Field.SuddenDeaths) > 0 ? rules.read(Field.FirstScore, seat) : null,
    team: rules.read(Field.Teams) === 1 ? seat % 2 : null,
    playing: rules.read(Field.Playing, seat) === 1,
    awaited: rules.awaitedSeats().includes(seat),
  };
}

/** Dice that belong to the present moment: three of a colour in battles and for the first turn, two of each otherwise. */
function isInPlay(phase: Phase, die: number): boolean {
  if (phase === Phase.Order) return die < 3;
  if (phase === Phase.BattleRoll || phase === Phase.BattleKeep) return true;
  return die % 3 < 2;
}

/** The throws that make sense now, the one asked for first. */
function throwsOf({ rules }: Mirror, language: Language): ThrowView[] {
  const offer = (name: keyof typeof throwTexts, dice: number[]): ThrowView => ({
    label: throwTexts[name][language],
    dice,
  });
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

function linkOf(mirror: Mirror, language: Language): TableView['link'] {
  return { state: mirror.state, text: linkTexts[mirror.state][language] };
}
