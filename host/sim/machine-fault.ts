/** The firmware did something that a real machine would stop at, or that would harm or confuse real hardware. */
export class MachineFault extends Error {
  override readonly name = 'MachineFault';
}
