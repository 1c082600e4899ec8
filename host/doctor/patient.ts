/** What a doctor needs of a table: how its inputs read, and somebody who touches them one after the other. */
export interface Patient {
  /** The inputs that read on at this moment, and those that read differently in any scan since this was last asked. */
  readInputs(): Promise<{ readonly on: ReadonlySet<number>; readonly stirred: ReadonlySet<number> }>;
  /** Lets time pass, in milliseconds. */
  pass(milliseconds: number): Promise<void>;
  /**
   * Asks hands to touch an input (a piece on a cell, a finger on a button) and returns once they do. `isFelt` tells whether any input
   * has come on, so that nobody needs to say "done". False where nobody will: this input is skipped.
   */
  touch(input: number, isFelt: () => Promise<boolean>): Promise<boolean>;
  /** The same for letting go; `isFree` tells whether all is as before. */
  release(input: number, isFree: () => Promise<boolean>): Promise<void>;
  /** Says a command that changes nothing; how long its answer took in milliseconds, null for none. */
  ping(): Promise<number | null>;
}

/** Inputs of a bitmap of the wire. */
export function inputsOf(bytes: Uint8Array): Set<number> {
  const inputs = new Set<number>();
  bytes.forEach((byte, at) => {
    for (let bit = 0; bit < 8; bit++) if ((byte >> bit) & 1) inputs.add(at * 8 + bit);
  });
  return inputs;
}
