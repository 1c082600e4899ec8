import { InvalidArgumentError } from 'commander';
import { Colour } from '../../shared/seats';
import { colourTexts } from '../../shared/catalogue';

// What may stand behind an option; each says what would be right.

/** A whole number in a range. */
export function integer(from: number, to: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^-?\d+$/.test(text) && value >= from && value <= to) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${from} to ${to}.`);
  };
}

/** A probability. */
export function rate(text: string): number {
  const value = Number(text);
  if (text.trim() !== '' && value >= 0 && value <= 1) return value;
  throw new InvalidArgumentError('It must be a number from 0 to 1.');
}

/** How fast simulated time passes. */
export function speed(text: string): number | 'max' {
  if (text === 'max') return 'max';
  const value = Number(text);
  if (text.trim() !== '' && value > 0 && value <= 1000) return value;
  throw new InvalidArgumentError('It must be a number above 0, at most 1000, or max.');
}

/** Colours by name, separated by commas, as the colours word. */
export function colours(text: string): number {
  const names = Object.keys(colourTexts) as (keyof typeof Colour)[];
  const chosen = text.split(',').map((name) => {
    const found = names.find(
      (known) => known.toLowerCase() === name.trim().replaceAll(/[- ]/g, '').toLowerCase(),
    );
    if (!found)
      throw new InvalidArgumentError(
        `${JSON.stringify(name)} is not one of ${names.join(', ').toLowerCase()}.`,
      );
    return Colour[found];
  });
  if (new Set(chosen).size !== chosen.length)
    throw new InvalidArgumentError('Two seats cannot wear the same colour.');
  const others = [0, 1, 2, 3, 4, 5, 6, 7].filter((colour) => !chosen.includes(colour));
  return [...chosen, ...others].reduce((word, colour, seat) => (word | (colour << (seat * 4))) >>> 0, 0);
}
