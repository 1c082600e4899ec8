/**
 * What every view shows: one table, as the mirror knows it and, where the table is simulated, as it physically lies
 * there. Plain data, sent to the browser as JSON. Lights travel apart (they change more often): the LED chain's bytes,
 * green red blue for each light, in the order of `hardware/description.ts`.
 */
export interface TableView {
  /** Which game's overlay lies on the playfield. */
  readonly game: 'doubles-wild' | 'doce' | 'doppio';
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
  /** By cell, row by row: what physically lies there, or null. */
  readonly pieces: readonly (PieceView | null)[];
  /** The piece in the visitor's hand, or null. */
  readonly held: PieceView | null;
  /** The seat whose pieces a hand takes when it does not say otherwise. */
  readonly actor: number | null;
  /** Three red, three blue; none in a game without rolled dice. */
  readonly dice: readonly DieView[];
  /** The throws that make sense now, best first; a person may also throw single dice of a battle. */
  readonly throws: readonly ThrowView[];
  /** The seat that could take its last choice back (holding its change button), or null. */
  readonly takeBack: number | null;
  /** What only DOCE has, null in other games. */
  readonly doce: DoceView | null;
  /** What only Doppio has, null in other games. */
  readonly doppio: DoppioView | null;
  /** The small display in the table's rim, null where none is seen. */
  readonly display: DisplayView | null;
  /** What the table said last in passing (a refusal, a warning), until something else happens; null for nothing. */
  readonly note: string | null;
  /** What has happened, oldest first. */
  readonly log: readonly string[];
  /** How well the mirror knows the table. */
  readonly link: { readonly state: 'live' | 'catching-up' | 'lost'; readonly text: string };
  /** The result in words once the game is over. */
  readonly result: string | null;
}

/** A piece on the playfield or in a hand. */
export interface PieceView {
  readonly seat: number;
  /** The face on top of a DOCE die, 1 … 6, and 0 for a blocker; null for a marble. */
  readonly face: number | null;
}

/** The small display: the same words as in `prompt`, `note` and the scores, as the firmware has drawn them. */
export interface DisplayView {
  /** Its dots (hardware/description.ts) row by row, eight a byte, the left one highest, 1 where it shines; base64. */
  readonly dots: string;
  /** The current of a dot, 0 … 1 of what it can be. */
  readonly level: number;
}

export interface DoceView {
  /** 1 … 4. */
  readonly round: number;
  readonly rounds: number;
  /** By seat: the playfield's cell of the marked die, which keeps its neighbours free of the seat's dice, or null. */
  readonly marked: readonly (number | null)[];
  /** By seat: whether it still has its blocker in this round. */
  readonly blockers: readonly boolean[];
  /** The playfield's cells of the line that ended the last round, until the grid has been cleared. */
  readonly line: readonly number[];
}

/** A domino by its two numbers, the lower first. */
export type TileView = readonly [low: number, high: number];

export interface DoppioView {
  readonly round: number;
  /** The tiles on the table in the order in which they were played. */
  readonly tiles: readonly {
    readonly tile: TileView;
    /** Index of the tile that it was joined to, null for the first. */
    readonly on: number | null;
  }[];
  /** By number 0 … 6: whether its double lies on the table, and how many open ends show it. */
  readonly numbers: readonly { readonly unlocked: boolean; readonly ends: number }[];
  /** By seat: how many tiles it holds. Which ones is nobody's business (see `ServedTable.hand`). */
  readonly hands: readonly number[];
  /** By seat: the tiles that it has shown at the end of a round. */
  readonly shown: readonly (readonly TileView[])[];
  readonly boneyard: number;
  /** The seat whose tile lies on the pad, face down, or null. */
  readonly pad: number | null;
  /** While the table offers ends to choose from: the index in `tiles` of the one that the buttons have walked to; null otherwise. */
  readonly end: number | null;
}

export interface SeatView {
  readonly seat: number;
  /** The colour's name: what prompts call the seat. */
  readonly name: string;
  /** CSS colour. */
  readonly colour: string;
  /** Pieces left to play: marbles, numbered dice, tiles in the hand. */
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
  /** A piece of a seat's tray is put on a cell (drag and drop); a die of DOCE with a face, 0 for the blocker. */
  | { readonly hand: 'put'; readonly seat: number; readonly cell: number; readonly face?: number }
  /** A tile of a seat's rack is laid face down on the pad, or, without a tile, the one there goes back to the rack. */
  | { readonly hand: 'pad'; readonly seat: number; readonly tile?: TileView }
  /** A seat takes a tile out of the boneyard. */
  | { readonly hand: 'draw'; readonly seat: number }
  /** This visitor wants to see a seat's tiles, or, with null, nobody's any more. Others see nothing of it. */
  | { readonly hand: 'look'; readonly seat: number | null }
  /** A piece goes from pocket to pocket (drag and drop). */
  | { readonly hand: 'move'; readonly from: number; readonly to: number }
  /** The held piece, or the one in `cell`, goes back to the tray. */
  | { readonly hand: 'away'; readonly cell?: number }
  /** Dice are thrown. */
  | { readonly hand: 'throw'; readonly dice: readonly number[] }
  /** The game is over: another one is begun with the same options. */
  | { readonly hand: 'again' }
  /** A seat's button goes down or up. 0 confirm, 1 change. */
  | { readonly hand: 'button'; readonly seat: number; readonly button: number; readonly down: boolean };

/** What the browser receives. */
export type ServerMessage =
  | { readonly type: 'view'; readonly view: TableView }
  | { readonly type: 'lights'; readonly lights: string }
  /** The tiles of the seat that this visitor looks at; sent to nobody else. Null when it looks at none. */
  | {
      readonly type: 'hand';
      readonly hand: { readonly seat: number; readonly tiles: readonly TileView[] } | null;
    }
  | { readonly type: 'refused'; readonly text: string };

/** A table that can be shown and touched. */
export interface ServedTable {
  view(): TableView;
  /** LED bytes, green red blue for each light. */
  lights(): Uint8Array;
  /** Calls back after each change; returns how to stop. */
  subscribe(listener: (what: 'view' | 'lights') => void): () => void;
  /** The tiles in a seat's rack, for the one visitor who looks at them. Never part of a view. */
  hand(seat: number): readonly TileView[];
  /** Does it (all but `look`, which is the server's); returns why not, in words, or null. */
  act(hand: Hand): string | null;
}
