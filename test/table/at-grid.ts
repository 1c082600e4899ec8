import { GameId } from '../../shared/games';
import { Module } from '../../shared/settings';
import type { Bounce } from '../../host/sim/devices/register-chain';
import { actionToWords, optionWord } from '../../host/words/doce';
import { cellOfGrid } from '../../host/words/doce-grid';
import { type Rhythm, TableTester } from './tester';

/** Long enough for a die to be felt, read and understood, in milliseconds. */
const READ_TIME = 900;

/** A tester of DOCE. Squares are named by row and column of the grid, 1 … 5, as the words do. */
export class AtGrid extends TableTester {
  /** Sits down where seat 0 (Blue) begins, at a table that reads dice or at a plain one. */
  static async sit({ plain = false } = {}): Promise<AtGrid> {
    const options = optionWord({ first: 0, sameNumber: 2 });
    const modules = plain ? 0 : Module.TagReader;
    const table = new AtGrid({ game: GameId.Doce, options, seed: 1, modules }, actionToWords);
    await table.game.start();
    return table;
  }

  cell(row: number, column: number): number {
    return cellOfGrid(row - 1, column - 1);
  }

  /** Puts a die with a face on top, or the blocker (face 0), and lets go. */
  async put(
    seat: number,
    face: number,
    row: number,
    column: number,
    { wait = READ_TIME, bounce = [] as Bounce, isLeaning = false } = {},
  ): Promise<void> {
    this.world.put(this.cell(row, column), { seat, face }, bounce, { isLeaning });
    await this.wait(wait);
  }

  async lift(row: number, column: number, { wait = READ_TIME } = {}): Promise<void> {
    this.world.lift(this.cell(row, column));
    await this.wait(wait);
  }

  /** Turns a die on its square. */
  async turn(face: number, row: number, column: number): Promise<void> {
    this.world.turn(this.cell(row, column), face);
    await this.wait(READ_TIME + 600);
  }

  rhythm(row: number, column: number): Promise<Rhythm> {
    return this.rhythmOfCell(this.cell(row, column));
  }
}
