import { CELLS } from '../../shared/cells';
import { FACE_MASK, Field as Doce, OWNER_SHIFT, SQUARES } from '../../shared/doce';
import { Kind, TILE_SHIFT } from '../../shared/doppio';
import { Field as Trouble } from '../../shared/double-trouble';
import { Field as Wild } from '../../shared/doubles-wild';
import { GameId } from '../../shared/games';
import { isOnBoard } from '../games/double-trouble-board';
import type { Rules } from '../rules/rules';
import type { PieceView } from '../view/view';
import { unpackAction } from '../words/action';
import { placeOfSquare } from '../words/doce';
import { cellOfGrid } from '../words/doce-grid';
import type { SeenTable } from './seen-table';

/** In which well each die of an ordinary roll of Doubles Wild lies: two red ones, two blue ones. */
const wellsOfRoll = [0, 1, 3, 4];
const WELLS = 6;

/** What lies on a real board as the rules know it: what they have accepted, whatever hands are doing meanwhile. */
export class BoardSeen implements SeenTable {
  readonly held = null;
  readonly display = null;
  readonly wheels = { turnOf: (wheel: number) => this.rules.read(Trouble.WheelTurn, wheel) };
  readonly rollers = {
    at: (roller: number) => ({ face: Math.max(0, this.rules.read(Trouble.Die, roller)), isDown: false }),
  };
  readonly arrows = { placeOf: (piece: number) => this.#arrow(piece) };
  #laid: number[] = [];

  constructor(private readonly rules: Rules) {}

  get pieces(): readonly (PieceView | null)[] {
    const pieces: (PieceView | null)[] = Array.from({ length: CELLS }, () => null);
    if (this.rules.gameId() === GameId.DoublesWild)
      for (let cell = 0; cell < CELLS; cell++) {
        const owner = this.rules.read(Wild.Owner, cell);
        if (owner > 0) pieces[cell] = { seat: owner - 1, face: null };
      }
    if (this.rules.gameId() === GameId.Doce)
      for (let square = 0; square < SQUARES; square++) {
        const value = this.rules.read(Doce.Square, square);
        const { row, column } = placeOfSquare(square);
        if (value > 0)
          pieces[cellOfGrid(row, column)] = { seat: (value >> OWNER_SHIFT) - 1, face: value & FACE_MASK };
      }
    return pieces;
  }

  get dice(): SeenTable['dice'] {
    if (this.rules.gameId() !== GameId.DoublesWild) return [];
    return Array.from({ length: WELLS }, (_, well) => {
      const face = Math.max(0, this.rules.read(Wild.Die, wellsOfRoll.indexOf(well)));
      return { colour: well < 3 ? 'red' : 'blue', face, place: 'well', throw: face > 0 ? 1 : 0 } as const;
    });
  }

  get dominoes(): SeenTable['dominoes'] {
    return { laid: this.#laid, pad: null };
  }

  #arrow(piece: number): { cell: number; heading: number } | null {
    const cell = this.rules.read(Trouble.Cell, piece);
    return isOnBoard(cell) ? { cell, heading: this.rules.read(Trouble.Heading, piece) } : null;
  }

  /** A game has begun, or the state is a new one. */
  begin(): void {
    this.#laid = [];
  }

  /** An action has been accepted: the order in which tiles are laid is in no state. */
  follow(action: number): void {
    const { kind, argument } = unpackAction(action);
    if (this.rules.gameId() === GameId.Doppio && kind === Kind.Play) this.#laid.push(argument >> TILE_SHIFT);
  }
}
