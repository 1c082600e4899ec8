import type { TableView } from '../../view';
import { english } from './words-en';
import { italian } from './words-it';

/** The page's own words; what the table says comes with the view. */
export interface Words {
  readonly point: string;
  readonly points: string;
  readonly marbles: string;
  readonly tray: string;
  readonly confirm: string;
  readonly change: string;
  readonly toAct: string;
  readonly rests: string;
  readonly board: string;
  readonly row: string;
  readonly column: string;
  readonly empty: string;
  readonly marble: string;
  readonly lit: string;
  readonly dark: string;
  readonly redDice: string;
  readonly blueDice: string;
  readonly redDie: string;
  readonly blueDie: string;
  readonly places: Readonly<Record<'hand' | 'rolling' | 'blank', string>>;
  readonly wanted: string;
  readonly resting: string;
  readonly anyRow: string;
  readonly anyColumn: string;
  readonly attacks: string;
  readonly defends: string;
  readonly chooseDice: string;
  readonly chooseColour: string;
  readonly rollSelected: string;
  readonly takeBack: string;
  readonly putRight: string;
  readonly refused: string;
  readonly scores: string;
  readonly team: string;
  readonly firstGame: string;
  readonly actions: string;
  readonly nothingYet: string;
  readonly playAgain: string;
  readonly connecting: string;
  readonly reconnecting: string;
  readonly stale: string;
  readonly help: string;
  readonly close: string;
  readonly lights: string;
  readonly note: string;
  readonly rules: string;
  /** Which round is played; of how many, where that is fixed. */
  round(round: number, rounds: number | null): string;
  readonly doce: DoceWords;
  readonly doppio: DoppioWords;
  readonly games: Readonly<Record<TableView['game'], GameWords>>;
}

/** What is said differently in each game. */
export interface GameWords {
  readonly putAway: string;
  readonly liftAll: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
  readonly mouse: readonly string[];
  readonly rhythms: readonly (readonly [rhythm: string, meaning: string])[];
  readonly rules: readonly string[];
}

/** Faces are 1 … 6, 0 for the blocker; names are those of seats. */
export interface DoceWords {
  piece(name: string, face: number): string;
  readonly marked: string;
  readonly winning: string;
  tray(name: string): string;
  face(face: number): string;
  left(dice: number): string;
  supply(name: string, dice: number, hasBlocker: boolean): string;
  readonly chooseFace: string;
  readonly chooseFaceOnly: string;
  nowSquare(face: number): string;
}

/** Tiles are given as "3-5", names are those of seats. */
export interface DoppioWords {
  readonly figure: string;
  readonly noTiles: string;
  joined(tile: string, to: string | null): string;
  ends(ends: number): string;
  endsShort(ends: number): string;
  readonly chosenEnd: string;
  readonly numbers: string;
  readonly unlocked: string;
  readonly locked: string;
  readonly boneyard: string;
  draw(name: string): string;
  readonly drawShort: string;
  readonly pad: string;
  readonly padEmpty: string;
  padHolds(name: string): string;
  readonly takeFromPad: string;
  look(name: string): string;
  readonly lookAway: string;
  rack(name: string): string;
  onPad(tile: string): string;
  readonly dropHere: string;
  readonly rackHint: string;
  tiles(tiles: number): string;
  shown(name: string): string;
}

/** The page's words in the view's language. */
export function wordsOf(view: TableView | null): Words {
  return view?.language === 'it' ? italian : english;
}
