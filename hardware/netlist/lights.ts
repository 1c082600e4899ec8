import { bypass, type NetlistBuilder } from './netlist';
import type { Rail } from './rail';

/** The net that leads into a light of the chain; the one behind the last leads nowhere. */
export function lightNet(light: number): string {
  return `LIGHT_${light}`;
}

/** A light of the chain with its capacitor. */
export function addLight(
  builder: NetlistBuilder,
  module: string,
  light: number,
  rail: Rail,
  use: string,
): void {
  const nets = { VDD: rail, VSS: 'GND', DIN: lightNet(light), DOUT: lightNet(light + 1) };
  builder.part(module, 'D', 'light', use, nets, light);
  bypass(builder, module, rail);
}
