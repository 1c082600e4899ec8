import { colourTexts, type Language, partTexts, type Text } from '../../shared/catalogue';
import { COLUMNS } from '../../shared/cells';
import { Zone } from '../../shared/doppel-x';
import { Pairs } from '../../shared/doubles-wild';
import { palette } from '../../shared/palette';
import { Colour } from '../../shared/seats';
import { placeOfSquare } from './doce';
import { gridPlaceOf } from './doce-grid';
import { letterName } from './doppel-x';
import { tileText } from './doppio';
import { totalsOfCell } from './doubles-wild';

/** What the words need to know about the table: its language, and the colour that each seat wears (the seat's name). */
export interface Speaker {
  readonly language: Language;
  readonly colours: readonly Colour[];
}

type Argument = number | string | readonly number[];

/** The name of a colour. */
export function colourName(colour: Colour, language: Language): string {
  return colourTexts[Colour[colour] as keyof typeof Colour][language];
}

/** A colour as CSS writes it. */
export function colourCode(colour: Colour): string {
  return `#${palette[colour].toString(16).padStart(6, '0')}`;
}

/** What a seat is called: its colour. */
export function seatName(seat: number, { language, colours }: Speaker): string {
  return colourName(colours[seat] ?? Colour.White, language);
}

/** "Blue", "Blue and Orange", "Blue, Orange and Green". */
export function listText(items: readonly string[], language: Language): string {
  if (items.length < 2) return items[0] ?? partTexts.nobody[language];
  return `${items.slice(0, -1).join(', ')} ${partTexts.and[language]} ${items.at(-1)}`;
}

/** "Blue 7, Orange 5": a number for each seat. */
export function listScores(scores: readonly number[], speaker: Speaker): string {
  return scores.map((score, seat) => `${seatName(seat, speaker)} ${score}`).join(', ');
}

/** Fills a text's braces with its arguments. Throws for a brace that the catalogue's head comment does not know. */
export function speak(text: Text, args: readonly Argument[], speaker: Speaker): string {
  return text[speaker.language].replace(/\{([abc]):([a-z]+)\}/g, (_, letter: string, way: string) =>
    show(way, args['abc'.indexOf(letter)] ?? 0, speaker),
  );
}

function show(way: string, value: Argument, speaker: Speaker): string {
  const { language } = speaker;
  const part = (text: Text, ...args: Argument[]) => speak(text, args, speaker);
  const number = Number(value);
  switch (way) {
    case 'seat':
      return seatName(number, speaker);
    case 'seats':
      return listText(
        bits(number, 8).map((seat) => seatName(seat, speaker)),
        language,
      );
    case 'place':
      return String(number + 1);
    case 'cell': {
      const { row, column } = totalsOfCell(number);
      return part(partTexts.cell, row, column);
    }
    case 'space':
      return part(partTexts.cell, Math.floor(number / COLUMNS) + 1, (number % COLUMNS) + 1);
    case 'square': {
      const { row, column } = placeOfSquare(number);
      return part(partTexts.cell, row + 1, column + 1);
    }
    case 'grid': {
      const { row, column } = gridPlaceOf(number);
      return part(partTexts.cell, row + 1, column + 1);
    }
    case 'face':
      return number === 0 ? part(partTexts.blocker) : part(partTexts.face, number);
    case 'half':
      return part(number === 0 ? partTexts.first : partTexts.second);
    case 'tile':
      return tileText(number);
    case 'number':
    case 'total':
    case 'game':
    case 'scores':
    case 'list':
      return String(value);
    case 'dice':
      return (value as readonly number[]).join('-');
    case 'pairs':
      return part(pairTexts[number] ?? partTexts.bothPairs);
    case 'die':
      return part(number < 3 ? partTexts.redDie : partTexts.blueDie, (number % 3) + 1);
    case 'kept':
      return keptText(number, speaker);
    case 'swap':
      return part(number === 0 ? partTexts.leave : partTexts.swap);
    case 'colour':
      return colourName(number, language);
    case 'letter':
      return letterName(number);
    case 'zone':
      return zoneName(number, language);
    case 'signed':
      return number < 0 ? `−${-number}` : `+${number}`;
    default:
      throw new Error(`the catalogue uses an unknown way of showing an argument: ${way}`);
  }
}

const pairTexts: Readonly<Record<number, Text>> = {
  [Pairs.Red]: partTexts.redPair,
  [Pairs.Blue]: partTexts.bluePair,
};

const zoneTexts: Readonly<Partial<Record<Zone, Text>>> = {
  [Zone.One]: partTexts.zoneOne,
  [Zone.Two]: partTexts.zoneTwo,
  [Zone.Three]: partTexts.zoneThree,
  [Zone.Minus]: partTexts.zoneMinus,
};

/** What an area of a Doppel X board is called. */
export function zoneName(zone: number, language: Language): string {
  return (zoneTexts[zone as Zone] ?? partTexts.zoneNoScore)[language];
}

/** The seats, or dice, whose bits are set. */
export function bits(mask: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => index).filter((index) => (mask >> index) & 1);
}

function keptText(mask: number, speaker: Speaker): string {
  if (mask === 7) return speak(partTexts.keepAll, [], speaker);
  if (mask === 0) return speak(partTexts.keepNone, [], speaker);
  const names = (dice: number) =>
    listText(
      bits(dice, 3).map((die) => String(die + 1)),
      speaker.language,
    );
  return speak(partTexts.keepSome, [names(mask), names(7 & ~mask)], speaker);
}
