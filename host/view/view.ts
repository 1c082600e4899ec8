/**
 * What every view shows: one table, as the mirror knows it and, where the table is simulated, as it physically lies
 * there. Plain data, sent to the browser as JSON. Lights travel apart (they change more often): the LED chain's bytes,
 * green red blue for each light, in the order of `hardware/description.ts`.
 */
export interface TableView {
  /** The game's name, as a title. */
  readonly title: string;
  /** Language of all texts here, for screen readers. */
  readonly language: 'en' | 'it';
  readonly prompt: {
    /** Who, what, where, in one line. */
    readonly text: string;
    /** The seat that is meant, if one is. */
    readonly seat: number | null;
    /** True when pieces lie wrong and the game waits for them. */
    readonly guidance: boolean;
    /** Cells that the sentence is about. */
    readonly cells: readonly number[];
  };
  readonly seats: readonly SeatView[];
  /** By cell, row by row: the seat whose marble physically lies there, or null. */
  readonly pieces: readonly (number | null)[];
  /** The marble in the visitor's hand, by seat, or null. */
  readonly held: number | null;
  /** The seat whose marbles a hand takes when it does not say otherwise. */
  readonly actor: number | null;
  /** Three red, three blue. */
  readonly dice: readonly DieView[];
  /** The throws that make sense now, best first; a person may also throw single dice of a battle. */
  readonly throws: readonly ThrowView[];
  /** The seat that could take its last choice back (holding its change button), or null. */
  readonly takeBack: number | null;
  /** What has happened, oldest first. */
  readonly log: readonly string[];
  /** How well the mirror knows the table. */
  readonly link: { readonly state: 'live' | 'catching-up' | 'lost'; readonly text: string };
  /** The result in words once the game is over. */
  readonly result: string | null;
}

export interface SeatView {
  readonly seat: number;
  /** The colour's name: what prompts call the seat. */
  readonly name: string;
  /** CSS colour. */
  readonly colour: string;
  /** Marbles left to play. */
  readonly supply: number;
  readonly score: number;
  /** The first game's score while sudden death is played, otherwise null. */
  readonly firstScore: number | null;
  /** Which team, or null without teams. */
  readonly team: number | null;
  /** False while sudden death is played without this seat. */
  readonly playing: boolean;
  /** True while this seat is awaited. */
  readonly awaited: boolean;
}

export interface DieView {
  readonly colour: 'red' | 'blue';
  /** 1 … 6, or 0 while it shows nothing readable (in the hand, rolling, never rolled). */
  readonly face: number;
  readonly place: 'well' | 'hand' | 'rolling';
  /** True when the table waits for this die to be rolled. */
  readonly wanted: boolean;
  /** True when it belongs to what is being played now (the third die of a colour rests during ordinary turns). */
  readonly inPlay: boolean;
}

export interface ThrowView {
  /** "Roll all four", "Roll the red pair again". */
  readonly label: string;
  /** Indexes of the dice, 0 … 2 red, 3 … 5 blue. */
  readonly dice: readonly number[];
}

/** What a visitor's hand does, sent by the browser. */
export type Hand =
  /** A pocket is touched: puts the held marble there, or lifts the one that lies there, or puts one of the actor's. */
  | { readonly hand: 'touch'; readonly cell: number }
  /** A marble of a seat's tray is put into a pocket (drag and drop). */
  | { readonly hand: 'put'; readonly seat: number; readonly cell: number }
  /** A marble goes from pocket to pocket (drag and drop). */
  | { readonly hand: 'move'; readonly from: number; readonly to: number }
  /** The held marble, or the one in `cell`, goes back to the tray. */
  | { readonly hand: 'away'; readonly cell?: number }
  /** Dice are thrown. */
  | { readonly hand: 'throw'; readonly dice: readonly number[] }
  /** A seat's button goes down or up. 0 confirm, 1 change. */
  | { readonly hand: 'button'; readonly seat: number; readonly button: number; readonly down: boolean };

/** What the browser receives. */
export type ServerMessage =
  | { readonly type: 'view'; readonly view: TableView }
  | { readonly type: 'lights'; readonly lights: string }
  | { readonly type: 'refused'; readonly text: string };

/** A table that can be shown and touched. */
export interface ServedTable {
  view(): TableView;
  /** LED bytes, green red blue for each light. */
  lights(): Uint8Array;
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: (what: 'view' | 'lights') => void): () => void;
  /** Does it; returns why not, in words, or null. */
  act(hand: Hand): string | null;
}
