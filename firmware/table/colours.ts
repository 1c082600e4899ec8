import { Code } from '../../shared/codes';
import { COLOURS, MAX_SEATS } from '../../shared/seats';
import { DEFAULT_COLOURS } from '../../shared/settings';
import { setInkColours } from '../output/lights';
import { sayColours } from '../../build/generated/sentences';

/** What the seats wear, one hexadecimal digit a seat. No two seats alike, so players need not see colours to differ. */
let colours: u32 = DEFAULT_COLOURS;

/** Whether seats may still change their colours: nobody has acted or confirmed yet. */
let isOpen: bool = false;

export function areColoursOpen(): bool {
  return isOpen;
}
export function openColours(): void {
  isOpen = true;
}
export function closeColours(): void {
  isOpen = false;
}

export function wornColours(): u32 {
  return colours;
}

export function colourOf(seat: u32): u32 {
  return (colours >> (seat << 2)) & 15;
}

/** Colours that were worn before, without a word to the host. */
export function restoreColours(value: u32): void {
  colours = value;
  setInkColours(colours);
}

/** Dresses all seats. BadSetting for an unknown colour, ColourTaken for two seats alike; nothing changes then. */
export function wear(value: u32): Code {
  let seen: u32 = 0;
  for (let seat: u32 = 0; seat < <u32>MAX_SEATS; seat++) {
    const colour = (value >> (seat << 2)) & 15;
    if (colour >= <u32>COLOURS) return Code.BadSetting;
    if ((seen >> colour) & 1) return Code.ColourTaken;
    seen |= 1 << colour;
  }
  colours = value;
  setInkColours(colours);
  sayColours(colours);
  return Code.Ok;
}

/** A seat takes the next colour that no playing seat wears; whoever wore it gets the old one. */
export function wearNext(seat: u32, seats: u32): void {
  let colour = colourOf(seat);
  let isTaken = true;
  while (isTaken) {
    colour = (colour + 1) % COLOURS;
    isTaken = false;
    for (let other: u32 = 0; other < seats; other++)
      if (other !== seat && colourOf(other) === colour) isTaken = true;
  }
  let value = colours;
  for (let other: u32 = 0; other < <u32>MAX_SEATS; other++)
    if (colourOf(other) === colour) value = withColour(value, other, colourOf(seat));
  wear(withColour(value, seat, colour));
}

function withColour(value: u32, seat: u32, colour: u32): u32 {
  const shift = seat << 2;
  return (value & ~(15 << shift)) | (colour << shift);
}
