import type { TableGameName } from '../games/index';
import type { Rhythm } from './rhythm';

/** A button of a seat. */
export interface ButtonName {
  readonly seat: number;
  readonly button: 'confirm' | 'change';
}

/** A domino by its numbers. */
export type TileName = readonly [number, number];

/** Where a light is: on a cell of the playfield, or by its place in a group of the chain (hardware/description.ts). */
export type LightPlace =
  { readonly cell: number } | { readonly group: 'edges' | 'wells' | 'seats'; readonly index: number };

/** What hands do. Cells are those of the playfield; times in milliseconds. */
export type Deed =
  | ({ readonly do: 'press'; readonly hold: number } & ButtonName)
  | ({ readonly do: 'button'; readonly isDown: boolean } & ButtonName)
  | { readonly do: 'place'; readonly cell: number; readonly seat: number; readonly face: number | null }
  | { readonly do: 'place-tile'; readonly tile: TileName; readonly on: 'pad' | 'table' | number }
  | { readonly do: 'lift'; readonly cell: number }
  | { readonly do: 'turn'; readonly cell: number; readonly face: number }
  | { readonly do: 'pop'; readonly roller: number }
  /** By well: the face, null for a die that is not thrown. */
  | { readonly do: 'throw'; readonly faces: readonly (number | null)[] };

/** What must be so. */
export type Expectation =
  | { readonly expect: 'words'; readonly text: string }
  | { readonly expect: 'light'; readonly at: LightPlace; readonly rhythm: Rhythm }
  | { readonly expect: 'state'; readonly path: readonly string[]; readonly value: string }
  /** A line of the table since the last one that was expected; `*` stands for any field. */
  | { readonly expect: 'line'; readonly fields: readonly string[] };

export type Action =
  Deed | Expectation | { readonly wait: number } | { readonly until: Expectation; readonly within: number };

/** A step, the line that it stands in, and its text. */
export interface Step {
  readonly line: number;
  readonly text: string;
  readonly action: Action;
}

/** A scenario: a table, a game and what happens there. */
export interface Scenario {
  readonly file: string;
  readonly line: number;
  readonly name: string;
  readonly game: TableGameName;
  /** The game's options in words. */
  readonly options: object;
  /** The modules of the table, a bit each (Module). */
  readonly modules: number;
  readonly steps: readonly Step[];
}

/** A scenario's text is wrong; the message begins with "FILE:LINE: " and says what would be right. */
export class BadScenario extends Error {
  override readonly name = 'BadScenario';
}
