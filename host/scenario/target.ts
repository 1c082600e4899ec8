import type { Rhythm } from './rhythm';
import type { Deed, LightPlace, Scenario } from './scenario';

/** Where scenarios are run. The machine `node` is one; an emulated Pico, a real board and the test jig can be others. */
export interface ScenarioTarget {
  readonly name: string;
  /** Puts a table in front of us at which the scenario's game has just begun. Throws CannotRun where this target cannot. */
  begin(scenario: Scenario, seed: number): Promise<TableUnderTest>;
}

/** A table at which a scenario is run. */
export interface TableUnderTest {
  /** Milliseconds of the table's own time. */
  readonly now: number;
  /** Hands do something, and take as long as hands take. Throws CannotRun where these cannot. */
  act(deed: Deed): Promise<void>;
  pass(milliseconds: number): Promise<void>;
  /** What the table asks for, in English. */
  words(): string;
  /** The position in the game's words. */
  position(): object;
  /** Looks at a light for as long as it takes to know its rhythm. */
  watch(light: LightPlace): Promise<Rhythm>;
  /** Every line that went over the wire so far: "< …" the table's, "> …" the host's. */
  readonly lines: readonly string[];
  /** Frames of light that were shown last, oldest first: when, and the bytes of the chain. Empty where nobody sees them. */
  readonly frames: readonly { readonly at: number; readonly bytes: Uint8Array }[];
  end(): Promise<void>;
}

/** This target cannot do what a scenario asks for. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
