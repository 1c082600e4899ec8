import { Colour } from './seats';

/**
 * Screen colour of each seat colour, 0xRRGGBB: the Okabe-Ito set, which people with any of the common kinds
 * of colour blindness can tell apart (Okabe and Ito, "Color Universal Design", 2008), plus white.
 * The firmware's light table and every view are made from this one table.
 */
export const palette: Readonly<Record<Colour, number>> = {
  [Colour.Blue]: 0x0072b2,
  [Colour.Orange]: 0xe69f00,
  [Colour.Green]: 0x009e73,
  [Colour.Yellow]: 0xf0e442,
  [Colour.Vermillion]: 0xd55e00,
  [Colour.SkyBlue]: 0x56b4e9,
  [Colour.Purple]: 0xcc79a7,
  [Colour.White]: 0xffffff,
};
