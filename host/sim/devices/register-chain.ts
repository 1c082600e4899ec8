import { activeLow, chips, inputs } from '../../../hardware/description';

/** How a contact bounces after it changes: the moments, in milliseconds after the change, at which it flips back and forth. */
export type Bounce = readonly number[];

/** What can be wrong with the contacts of a table. Inputs by their place in the chain. */
export type InputFault =
  | { readonly fault: 'stuck'; readonly input: number }
  | { readonly fault: 'silent'; readonly input: number }
  /** Flips for a millisecond each 40. */
  | { readonly fault: 'flickering'; readonly input: number }
  /** Two lines are exchanged. */
  | { readonly fault: 'swapped'; readonly input: number; readonly other: number }
  /** The first pulls the other along. */
  | { readonly fault: 'cross-talking'; readonly input: number; readonly other: number };

/** How often a flickering contact flips, in milliseconds. */
const FLICKER_EVERY = 40;

interface Moving {
  readonly isOn: boolean;
  readonly since: number;
  readonly bounce: Bounce;
}

/**
 * The chain of 74HC165 with the contacts at its inputs: levels in, bytes out as they are shifted, chip nearest the
 * controller first, input H of each chip in the highest bit (TI SCLS116). A contact may bounce for a while after it
 * changed; the last level is then the new one.
 */
export class RegisterChain {
  readonly #bytes = new Uint8Array(chips).fill(activeLow ? 0xff : 0);
  readonly #moving = new Map<number, Moving>();
  /** What is wrong with this table, for those who look for it. */
  readonly faults: InputFault[] = [];

  /** A contact closes or opens at a time (milliseconds), flipping at each moment of its bounce. */
  set(input: number, isOn: boolean, now = 0, bounce: Bounce = []): void {
    if (input < 0 || input >= inputs) throw new RangeError(`the chain has no input ${input}`);
    if (bounce.length > 0) this.#moving.set(input, { isOn, since: now, bounce });
    else this.#moving.delete(input);
    this.#level(input, isOn);
  }

  /** Latches and shifts the chain out into `bytes` at a time. */
  read(bytes: Uint8Array, now: number): void {
    if (this.#moving.size > 0) this.#settle(now);
    bytes.set(this.#bytes.subarray(0, bytes.length));
    for (const fault of this.faults) this.#spoil(bytes, fault, now);
  }

  #spoil(bytes: Uint8Array, fault: InputFault, now: number): void {
    const { input } = fault;
    const isTrulyOn = (which: number) => isOnIn(this.#bytes, which);
    switch (fault.fault) {
      case 'stuck':
        return setIn(bytes, input, true);
      case 'silent':
        return setIn(bytes, input, false);
      case 'flickering':
        return setIn(bytes, input, isTrulyOn(input) !== (now % FLICKER_EVERY === 0));
      case 'swapped':
        setIn(bytes, input, isTrulyOn(fault.other));
        return setIn(bytes, fault.other, isTrulyOn(input));
      case 'cross-talking':
        if (isTrulyOn(input)) setIn(bytes, fault.other, true);
    }
  }

  #settle(now: number): void {
    for (const [input, { isOn, since, bounce }] of this.#moving) {
      const flips = bounce.filter((moment) => since + moment <= now).length;
      if (flips === bounce.length) {
        this.#moving.delete(input);
        this.#level(input, isOn);
      } else {
        this.#level(input, flips % 2 === 0 ? isOn : !isOn);
      }
    }
  }

  #level(input: number, isOn: boolean): void {
    setIn(this.#bytes, input, isOn);
  }
}

function setIn(bytes: Uint8Array, input: number, isOn: boolean): void {
  const mask = 1 << (input & 7);
  const at = input >> 3;
  const byte = bytes[at] ?? 0;
  bytes[at] = isOn !== activeLow ? byte | mask : byte & ~mask;
}

function isOnIn(bytes: Uint8Array, input: number): boolean {
  return (((bytes[input >> 3] ?? 0) >> (input & 7)) & 1) === (activeLow ? 0 : 1);
}
