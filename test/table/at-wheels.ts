import type { NodeMachine } from '../../host/sim/node-machine';
import { firstOf, ledGroups } from '../../hardware/description';
import { COLUMNS, NO_CELL } from '../../shared/cells';
import { Field, Heading } from '../../shared/double-trouble';
import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { GameId } from '../../shared/games';
import { Module } from '../../shared/settings';
import { arrangeArrows } from '../../host/play/double-trouble-view';
import type { Bounce } from '../../host/sim/devices/register-chain';
import { doubleTroubleOptionWord, doubleTroubleToWords } from '../../host/words/double-trouble';
import { type Rhythm, TableTester } from './tester';

/** Long enough for an arrow to be felt, read and understood; for a wheel; for a pop. Milliseconds. */
const READ_TIME = 2600;
const WHEEL_TIME = 1600;
const POP_TIME = 1500;

const everything = Module.TagReader | Module.Wheels | Module.Rollers;

/** A tester of Double Trouble. Spaces are named by row and column from 0, pieces by their number: 2 · colour + piece. */
export class AtWheels extends TableTester {
  /** Sits down where wheels and arrows have been set up as the rules want, or with the box still full (`isBare`). */
  static async sit({ seats = 2, twoColours = false, modules = everything as number, isBare = false } = {}) {
    const options = doubleTroubleOptionWord({ seats, twoColours, first: 0 });
    const table = new AtWheels(
      { game: GameId.DoubleTrouble, options, seed: 1, modules },
      doubleTroubleToWords,
    );
    if (!isBare) table.setUp(twoColours ? 4 : seats);
    await table.game.start();
    await table.wait(READ_TIME);
    return table;
  }

  /**
   * Puts pieces elsewhere, in the game and on the table, as if they had been moved there: row, column, heading, or null at a
   * FINISH.
   */
  async place(pieces: Readonly<Record<number, readonly [number, number, Heading] | null>>): Promise<void> {
    const { exports } = this.game.table.machine as NodeMachine;
    for (const [piece, at] of Object.entries(pieces)) {
      exports.write(Field.Cell, Number(piece), at ? at[0] * COLUMNS + at[1] : NO_CELL);
      exports.write(Field.Heading, Number(piece), at ? at[2] : 0);
    }
    // The mirror notices with the next heartbeat, and asks for a snapshot.
    await this.wait(2500);
    arrangeArrows(this.game.client.mirror.rules, this.world);
    await this.wait(READ_TIME);
  }

  /** Wheels at their first turns, and a piece of each colour on each START. */
  setUp(colours: number): void {
    doubleTroubleBoard.wheels.forEach(({ turn }, wheel) => this.world.wheels.set(wheel, turn));
    for (let piece = 0; piece < colours * 2; piece++) this.toStart(piece, piece & 1);
  }

  /** Sets a piece on a START along its arrow. */
  toStart(piece: number, start: number): void {
    const [row, column] = doubleTroubleBoard.starts[start] ?? [0, 0];
    this.world.arrows.put(piece, row * COLUMNS + column, start === 0 ? Heading.South : Heading.North);
  }

  /** Sets a piece on a space. */
  async put(piece: number, row: number, column: number, heading: Heading, wait = READ_TIME): Promise<void> {
    this.world.arrows.put(piece, row * COLUMNS + column, heading);
    await this.wait(wait);
  }

  async lift(piece: number, wait = READ_TIME): Promise<void> {
    this.world.arrows.lift(piece);
    await this.wait(wait);
  }

  /** Pops a roller, which then shows a face. */
  async pop(roller: number, face: number, { held = 120, wait = POP_TIME, bounce = [] as Bounce } = {}) {
    this.pressDome(roller, face, bounce);
    await this.wait(held);
    this.world.rollers.release(roller, this.game.table.now, bounce);
    await this.wait(wait);
  }

  /** Presses a dome down; it will show a face. */
  pressDome(roller: number, face: number, bounce: Bounce = []): void {
    this.world.rollers.next[roller]?.splice(0, 9, face);
    this.world.rollers.press(roller, this.game.table.now, bounce);
  }

  /** Pops both rollers, one after the other. */
  async popBoth(one: number, other: number): Promise<void> {
    await this.pop(0, one, { wait: 0 });
    await this.pop(1, other);
  }

  /** Turns a wheel clockwise by quarters, through the places between. */
  async turn(wheel: number, quarters: number, { pace = 120, wait = WHEEL_TIME } = {}): Promise<void> {
    for (let step = 0; step < quarters * 2; step++) {
      this.world.wheels.nudge(wheel, true);
      await this.wait(pace);
    }
    await this.wait(wait);
  }

  rhythm(row: number, column: number): Promise<Rhythm> {
    return this.rhythmOfCell(row * COLUMNS + column);
  }

  /** Watches the lights of a group, such as `wheels` and `rollers`. */
  async rhythmsOf(group: string): Promise<Rhythm[]> {
    const { count } = ledGroups.find(({ name }) => name === group) ?? { count: 0 };
    const first = firstOf(ledGroups, group);
    return (await this.rhythms()).slice(first, first + count);
  }
}
