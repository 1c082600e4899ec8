import { element } from '../drawings/svg';
import { placeSizes } from '../places';
import { ink, label, lettering } from './look';

/** The eight cards of Doppel X (DX-bets): letter, what it pays, and on what. */
const cards: readonly {
  letter: string;
  pays: number;
  english: string;
  italian: string;
  fill: string;
  dark: boolean;
}[] = [
  { letter: 'A', pays: 5, english: 'Double X', italian: 'doppia X', fill: ink.cream, dark: true },
  {
    letter: 'B',
    pays: 2,
    english: 'a die is lost',
    italian: 'un dado è perso',
    fill: ink.black,
    dark: false,
  },
  {
    letter: 'C',
    pays: 3,
    english: 'a die on 2×',
    italian: 'un dado su 2×',
    fill: ink.vermillion,
    dark: true,
  },
  { letter: 'D', pays: 4, english: 'a die on 3×', italian: 'un dado su 3×', fill: ink.yellow, dark: true },
  { letter: 'E', pays: 2, english: 'a die on 0', italian: 'un dado su 0', fill: '#33423b', dark: false },
  { letter: 'F', pays: 1, english: 'a die on 1×', italian: 'un dado su 1×', fill: ink.blue, dark: false },
  {
    letter: 'G',
    pays: 5,
    english: 'the spinner flings',
    italian: 'lo spinner lancia',
    fill: ink.brass,
    dark: true,
  },
  { letter: 'H', pays: 5, english: 'Double X', italian: 'doppia X', fill: ink.cream, dark: true },
];

const [cardWidth, cardHeight] = placeSizes.bet;
const gap = 4;
const columns = 4;
const rows = 2;
export const bettingWidth = columns * cardWidth + (columns + 1) * gap;
export const bettingHeight = rows * cardHeight + (rows + 1) * gap;

/** The betting cards on one sheet, to be cut out: four of them are laid on the four fields. */
export function bettingArtwork(): string {
  return [
    element('rect', { x: 0, y: 0, width: bettingWidth, height: bettingHeight, fill: '#fff' }),
    ...cards.map((card, index) => {
      const x = gap + (index % columns) * (cardWidth + gap);
      const y = gap + Math.floor(index / columns) * (cardHeight + gap);
      return element('g', { transform: `translate(${x} ${y})` }, cardArtwork(card));
    }),
  ].join('');
}

function cardArtwork({ letter, pays, english, italian, fill, dark }: (typeof cards)[number]): string {
  const inset = { x: 2, y: 2, width: cardWidth - 4, height: cardHeight - 4, rx: 3 };
  const middle = cardWidth / 2;
  return [
    element('rect', { x: 0, y: 0, width: cardWidth, height: cardHeight, rx: 4, fill: ink.cloth }),
    element('rect', { ...inset, fill: 'none', stroke: ink.brass, 'stroke-width': 0.8 }),
    element('rect', {
      x: 6,
      y: 6,
      width: 30,
      height: 34,
      rx: 3,
      fill,
      stroke: ink.brass,
      'stroke-width': 0.6,
    }),
    lettering(21, 23, letter, { size: 26, fill: dark ? ink.black : ink.cream }),
    label(cardWidth - 19.5, 18, `+${pays}`, 17),
    ...Array.from({ length: pays }, (_, chip) =>
      element('circle', {
        cx: cardWidth - 19.5 + (chip - (pays - 1) / 2) * 5.4,
        cy: 33,
        r: 2.1,
        fill: ink.deep,
        stroke: ink.brass,
        'stroke-width': 0.7,
      }),
    ),
    label(middle, 49, english, 7),
    label(middle, 60, italian, 6, { fill: ink.brass }),
  ].join('');
}
