import { type Language, linkTexts, noteTexts, promptTexts } from '../../shared/catalogue';
import { GameId } from '../../shared/games';
import { Note, Prompt } from '../../shared/prompts';
import type { Mirror } from '../mirror/mirror';
import type { SeatView, TableView } from '../view/view';
import { type Speaker, speak } from '../words/sentence';
import { viewOfDisplay } from './display-view';
import { viewOfDoce } from './doce-view';
import { viewOfDoppio } from './doppio-view';
import { viewOfDoubleTrouble } from './double-trouble-view';
import { viewOfDoublesWild } from './doubles-wild-view';
import type { GameView } from './game-view';
import { cellsOfPrompt, isGuidance } from './prompt-cells';
import type { SeenTable } from './seen-table';

/** The prompt in words; empty while it is not known. */
export function promptText(mirror: Mirror, speaker: Speaker): string {
  if (!mirror.isPromptKnown) return '';
  const { code, args } = mirror.prompt;
  const text = promptTexts[Prompt[code] as keyof typeof Prompt];
  return text ? speak(text, args, speaker) : '';
}

/** A note in words. */
export function noteText(note: Note, args: readonly number[], speaker: Speaker): string {
  const text = noteTexts[Note[note] as keyof typeof Note];
  return text ? speak(text, args, speaker) : '';
}

/** What has been said at a table beside its prompt. */
export interface Said {
  readonly language: Language;
  readonly log: readonly string[];
  /** What the table said last in passing, until something else happens. */
  readonly note?: string | null;
  /** What is being done about the connection, where more can be said than how it stands. */
  readonly link?: string | null;
}

/** What views show of a table: the mirror's knowledge and what is seen to lie there, but no tile that is hidden. */
export function viewOfTable(
  mirror: Mirror,
  seen: SeenTable,
  { language, log, note = null, link = null }: Said,
): TableView {
  const speaker: Speaker = { language, colours: mirror.colours };
  const { isOver, ...game } = viewOfGame(mirror, seen, speaker);
  const text = promptText(mirror, speaker);
  return {
    ...game,
    language,
    prompt: {
      text,
      seat: isOver ? null : game.actor,
      guidance: isGuidance(mirror.prompt.code),
      cells: cellsOfPrompt(mirror.prompt),
    },
    display: seen.display ? viewOfDisplay(seen.display) : null,
    pieces: [...seen.pieces],
    held: seen.held,
    takeBack: mirror.rules.takeBackSeat(),
    note,
    log,
    link: { state: mirror.state, text: link ?? linkTexts[mirror.state][language] },
    result: isOver ? `${text} (${scoresText(game.seats)})` : null,
  };
}

function viewOfGame(mirror: Mirror, seen: SeenTable, speaker: Speaker): GameView {
  switch (mirror.game) {
    case GameId.Doce:
      return viewOfDoce(mirror, speaker);
    case GameId.Doppio:
      return viewOfDoppio(mirror, seen, speaker);
    case GameId.DoubleTrouble:
      return viewOfDoubleTrouble(mirror, seen, speaker);
    default:
      return viewOfDoublesWild(mirror, seen, speaker);
  }
}

/** "Blue 7, Orange 5": the scores that count for the result; after a sudden death the first game's. */
function scoresText(seats: readonly SeatView[]): string {
  return seats.map(({ name, score, firstScore }) => `${name} ${firstScore ?? score}`).join(', ');
}
