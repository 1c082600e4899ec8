import * as hardware from '../../hardware/description';
import { CELLS } from '../../shared/cells';
import { palette } from '../../shared/palette';
import { COLOURS } from '../../shared/seats';

/** AssemblyScript source with the firmware's constants from the hardware description. */
export function layoutSource(): string {
  const { inputGroups, ledGroups, antennaGroups, firstOf } = hardware;
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const colours = Array.from({ length: COLOURS }, (_, colour) => palette[colour as keyof typeof palette]);
  const sizeOf = (name: string) => ledGroups.find((group) => group.name === name)?.count ?? 0;
  return `// Generated from hardware/description.ts and shared/palette.ts.
export const INPUTS: i32 = ${hardware.inputs};
export const INPUT_BYTES: i32 = ${hardware.chips};
export const ACTIVE_LOW: bool = ${hardware.activeLow};
export const FIRST_CELL: i32 = ${firstOf(inputGroups, 'cells')};
export const FIRST_BUTTON: i32 = ${firstOf(inputGroups, 'buttons')};
export const BUTTONS: i32 = ${inputGroups.find((group) => group.name === 'buttons')?.count};
export const FIRST_WHEEL: i32 = ${firstOf(inputGroups, 'wheels')};
export const FIRST_ROLLER: i32 = ${firstOf(inputGroups, 'rollers')};
/** By what a wheel's contacts show: the quarter turns that it has made. */
export const WHEEL_TURNS: StaticArray<u8> = [${hardware.wheelCodes.map((_, code) => hardware.wheelCodes.indexOf(code as 0)).join(', ')}];
export const LEDS: i32 = ${hardware.leds};
export const FIRST_EDGE_LED: i32 = ${firstOf(ledGroups, 'edges')};
export const EDGE_LEDS: i32 = ${sizeOf('edges')};
export const FIRST_SEAT_LED: i32 = ${firstOf(ledGroups, 'seats')};
export const FIRST_WHEEL_LED: i32 = ${firstOf(ledGroups, 'wheels')};
export const FIRST_ROLLER_LED: i32 = ${firstOf(ledGroups, 'rollers')};
export const FIRST_WELL_LED: i32 = ${firstOf(ledGroups, 'wells')};
export const WELL_LEDS: i32 = ${sizeOf('wells')};
export const ANTENNAS: i32 = ${hardware.antennas};
export const NO_ANTENNA: i32 = ${hardware.noAntenna};
${antennaGroups.map((group) => `export const FIRST_${group.name.toUpperCase()}_ANTENNA: i32 = ${group.first};`).join('\n')}
/** Place in the LED chain of each cell. */
export const LED_OF_CELL: StaticArray<u8> = [${cells.map(hardware.ledOfCell).join(', ')}];
/** 0xRRGGBB of each Colour, as an LED must shine to look like it. */
export const PALETTE: StaticArray<u32> = [${colours.map((rgb) => `0x${linear(rgb).toString(16).padStart(6, '0')}`).join(', ')}];
`;
}

/** LEDs shine in proportion to their byte, screen colours follow a power of about 2.2: as it is, blue would look like cyan. */
function linear(rgb: number): number {
  return [16, 8, 0].reduce((led, shift) => {
    const part = ((rgb >> shift) & 255) / 255;
    return (led << 8) | Math.round(255 * part ** 2.2);
  }, 0);
}
