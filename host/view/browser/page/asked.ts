import { FIRST_TOTAL } from '../../../../shared/doubles-wild';
import { Button } from '../../../../shared/seats';
import type { TableView } from '../../view';
import type { Words } from './words';

/** What the sentence asks for, in the page's own terms. */
export interface Asked {
  /** The seat that is meant. */
  readonly seat: number | null;
  /** Buttons that the sentence names, in its order. */
  readonly buttons: ReadonlySet<Button>;
  /** Nothing but a throw would do. */
  readonly dice: boolean;
}

const nothing: Asked = { seat: null, buttons: new Set(), dice: false };

/** Parts of a sentence that have a counterpart on the table. */
export type Part = 'confirm' | 'change' | 'row' | 'column' | null;

/** Cuts a sentence where it names a button or a line of the board; the pieces together are the sentence. */
export function partsOf(text: string, words: Words): { text: string; part: Part }[] {
  const names: Record<string, Part> = {
    [words.confirm.toLowerCase()]: 'confirm',
    [words.change.toLowerCase()]: 'change',
    [words.row]: 'row',
    [words.column]: 'column',
  };
  const cut = new RegExp(
    `\\b(${words.confirm}|${words.change}|(?:${words.row}|${words.column}) \\d+)\\b`,
    'i',
  );
  return text.split(cut).map((piece, index) => ({
    text: piece,
    part: index % 2 === 1 ? (names[piece.toLowerCase().split(' ')[0]!] ?? null) : null,
  }));
}

/** Reads off the view what is asked for. */
export function askedOf(view: TableView | null, words: Words): Asked {
  if (!view || view.result !== null) return nothing;
  const { seat, text, guidance } = view.prompt;
  if (guidance) return { ...nothing, seat };
  const buttons = new Set<Button>();
  for (const { part } of partsOf(text, words)) {
    if (part === 'confirm') buttons.add(Button.Confirm);
    if (part === 'change') buttons.add(Button.Change);
  }
  return { seat, buttons, dice: view.throws.length === 1 && buttons.size === 0 };
}

/** What the dice of one colour say together. */
export interface Reading {
  /** "row 8", "attacks". */
  readonly text: string;
  /** Whose dice they are, in a battle, as far as the view tells. */
  readonly seat: number | null;
  /** The total that counts, in a battle. */
  readonly total: number | null;
}

/** Reads the dice of a colour: the line that a turn's pair names, or a side of a battle. Null while they say nothing. */
export function readingOf(
  view: TableView,
  colour: 'red' | 'blue',
  asked: Asked,
  words: Words,
): Reading | null {
  if (view.result !== null) return null;
  const inPlay = view.dice.filter((die) => die.inPlay);
  const own = inPlay.filter((die) => die.colour === colour);
  const lie = own.every((die) => die.place === 'well' && die.face > 0);
  const total = own.reduce((sum, die) => sum + die.face, 0);
  if (view.dice.length > 0 && inPlay.length === view.dice.length) {
    return {
      text: colour === 'red' ? words.attacks : words.defends,
      ...sideOf(view, colour, asked, lie ? total : null),
    };
  }
  if (own.length !== 2 || !lie || asked.dice || view.prompt.guidance) return null;
  const isDouble = own[0]!.face === own[1]!.face;
  if (isDouble) return { text: colour === 'red' ? words.anyRow : words.anyColumn, seat: null, total: null };
  if (total < FIRST_TOTAL) return null;
  return { text: `${colour === 'red' ? words.row : words.column} ${total}`, seat: null, total: null };
}

/** A side's seat and total. What lies in the wells counts only once that side has rolled for the round that is compared. */
function sideOf(
  view: TableView,
  colour: 'red' | 'blue',
  asked: Asked,
  total: number | null,
): { seat: number | null; total: number | null } {
  const first = view.throws[0]?.dice[0];
  const acting = first === undefined ? null : view.dice[first]!.colour;
  if (acting === null) return { seat: null, total: null };
  const playing = view.seats.filter((seat) => seat.playing);
  const other = playing.length === 2 ? playing.find((seat) => seat.seat !== asked.seat)?.seat : undefined;
  const counts = !asked.dice || (acting === 'blue' && colour === 'red');
  return { seat: acting === colour ? asked.seat : (other ?? null), total: counts ? total : null };
}
