import { CELLS } from '../../../shared/cells';
import { type Language, languages, type Text } from '../../../shared/catalogue';
import { LETTERS, Zone } from '../../../shared/doppel-x';
import { NUMBERS } from '../../../shared/doppio';
import { COLOURS, MAX_SEATS } from '../../../shared/seats';
import { speak } from '../../words/sentence';

/**
 * How the firmware shows an argument of a text. A number, a seat or a list of seats it makes itself; for the other ways the
 * text store holds the words of every value there can be, so that the firmware need not know how they are made.
 */
export enum Kind {
  Number,
  Seat,
  Seats,
  /** Two bytes with the number of the first value's text, the lower one first, and one with how many there are. */
  Listed,
}

const made: Readonly<Record<string, Kind>> = {
  number: Kind.Number,
  total: Kind.Number,
  seat: Kind.Seat,
  seats: Kind.Seats,
};

/** The ways whose words are listed, and how many values each has, from 0 on. */
const listed: Readonly<Record<string, number>> = {
  place: MAX_SEATS,
  cell: CELLS,
  space: CELLS,
  grid: CELLS,
  face: 7,
  half: 2,
  tile: (NUMBERS * (NUMBERS + 1)) / 2,
  pairs: 4,
  die: 6,
  kept: 8,
  swap: 2,
  colour: COLOURS,
  letter: LETTERS,
  zone: Zone.Three + 1,
};

/** How the firmware shows a way. Throws for one that the display has not learnt. */
export function kindOf(way: string): Kind {
  if (way in listed) return Kind.Listed;
  const kind = made[way];
  if (kind === undefined)
    throw new Error(`the display cannot show {…:${way}}: say how in host/build/display/ways.ts`);
  return kind;
}

/** The words of every value of a listed way, by language. */
export function listWords(way: string): Record<Language, string[]> {
  const text: Text = { en: `{a:${way}}`, it: `{a:${way}}` };
  const words = (language: Language) =>
    Array.from({ length: listed[way] ?? 0 }, (_, value) => speak(text, [value], { language, colours: [] }));
  return Object.fromEntries(languages.map((language) => [language, words(language)])) as Record<
    Language,
    string[]
  >;
}
