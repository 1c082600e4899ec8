import { describe, expect, test } from 'vitest';
import { GameId } from '../../shared/games';
import { Prompt } from '../../shared/prompts';
import { Mirror } from '../../host/mirror/mirror';
import { viewOfTable } from '../../host/play/table-view';
import { Random } from '../../host/sim/random';
import { World } from '../../host/sim/world';
import type { TableView } from '../../host/view/view';
import { actionFromWords } from '../../host/words/doce';
import { ToldMirror } from './told-mirror';

/** The playfield's cell of a square, rows and columns 0 … 4 from the grid's top left. */
function cellAt(row: number, column: number): number {
  return (row + 2) * 9 + column + 2;
}

/** A game of DOCE as a mirror is told of it. */
class GridTable {
  readonly world = new World(new Random(1));
  readonly mirror = new Mirror();
  readonly told = new ToldMirror(this.mirror, { game: GameId.Doce, options: 0 });

  get view(): TableView {
    return viewOfTable(this.mirror, this.world, { language: 'en', log: [] });
  }

  die(seat: number, row: number, column: number, face: number): this {
    this.told.act(actionFromWords({ do: 'die', row, column, face }, seat) as number);
    return this;
  }

  blocker(seat: number, row: number, column: number): this {
    this.told.act(actionFromWords({ do: 'blocker', row, column }, seat) as number);
    return this;
  }

  /** A round that seat 0 wins with four threes in the first row. */
  playRound(): this {
    this.die(0, 0, 0, 3).die(1, 4, 0, 1).die(0, 0, 2, 3).die(1, 4, 2, 1);
    // A die may not lie beside the one that was put before it.
    this.die(0, 4, 4, 6).die(1, 2, 0, 1).die(0, 0, 1, 3).die(1, 2, 2, 1);
    return this.die(0, 0, 3, 3);
  }
}

describe('DOCE as views show it', () => {
  test('seats have their dice and blockers left, and points', () => {
    const table = new GridTable().die(0, 0, 0, 3).blocker(1, 4, 4).die(1, 4, 0, 1);
    const { view } = table;
    expect(view).toMatchObject({ game: 'doce', title: 'DOCE', dice: [], throws: [], doppio: null });
    expect(view.seats.map(({ supply, score }) => [supply, score])).toEqual([
      [10, 0],
      [10, 0],
    ]);
    expect(view.doce).toEqual({
      round: 1,
      rounds: 4,
      marked: [cellAt(0, 0), cellAt(4, 0)],
      blockers: [true, false],
      line: [],
    });
    expect([view.actor, view.prompt.seat]).toEqual([0, 0]);
  });

  test('before a seat’s first die of a round nothing is marked', () => {
    expect(new GridTable().view.doce?.marked).toEqual([null, null]);
  });

  test('the line that ended a round shows until the grid has been cleared', () => {
    const table = new GridTable().playRound();
    table.told.prompt(Prompt.GridClear, 2, 9);
    const row = [0, 1, 2, 3].map((column) => cellAt(0, column));
    expect(table.view.doce).toMatchObject({ round: 2, line: row, marked: [null, null] });
    expect(table.view.prompt).toMatchObject({ guidance: true, cells: [] });
    table.told.prompt(Prompt.GridPutOrBlock, 1);
    expect(table.view.doce?.line).toEqual([]);
  });

  test('pieces lie there with their faces, as they are, not as the game has them', () => {
    const table = new GridTable();
    table.world.put(cellAt(1, 1), { seat: 1, face: 0 });
    table.world.put(cellAt(2, 2), { seat: 0, face: 5 });
    table.world.held = { seat: 1, face: 2 };
    const { pieces, held } = table.view;
    expect(pieces.flatMap((piece, cell) => (piece ? [[cell, piece.seat, piece.face]] : []))).toEqual([
      [cellAt(1, 1), 1, 0],
      [cellAt(2, 2), 0, 5],
    ]);
    expect(held).toEqual({ seat: 1, face: 2 });
  });

  const square = cellAt(1, 3);

  test.each([
    Prompt.GridUnreadable,
    Prompt.GridLift,
    Prompt.GridNotYours,
    Prompt.GridZone,
    Prompt.GridBlockerUsed,
    Prompt.GridNoSquareLeft,
    Prompt.GridPutBack,
    Prompt.GridTurnBack,
  ])('prompt %d guides, and names its square', (prompt) => {
    const table = new GridTable();
    table.told.prompt(prompt, square, 1, 4);
    expect(table.view.prompt).toMatchObject({ guidance: true, cells: [square] });
    expect(table.view.prompt.text).toContain('row 2, column 4');
  });

  test('a die outside of the grid is guided without a square', () => {
    const table = new GridTable();
    table.told.prompt(Prompt.GridOutside);
    expect(table.view.prompt).toMatchObject({ guidance: true, cells: [] });
  });

  test('the square whose face is told by the buttons is named, and nothing is wrong', () => {
    const table = new GridTable();
    table.told.prompt(Prompt.GridEnterFace, 0, square, 3);
    expect(table.view.prompt).toMatchObject({ guidance: false, cells: [square] });
  });

  test('a match that is over keeps its line and has a result', () => {
    const table = new GridTable();
    const { rules } = table.told;
    for (let actions = 0; rules.winners().length === 0; actions++)
      table.told.act(rules.legal()[(actions * 7) % rules.legal().length]!);
    const [first, second] = [0, 1].map((seat) => table.view.seats[seat]!.score);
    table.told.prompt(rules.winners().length > 1 ? Prompt.Drawn : Prompt.Over, 1);
    expect(table.view.prompt.seat).toBeNull();
    expect(table.view.result).toMatch(new RegExp(`\\(Blue ${first}, Orange ${second}\\)$`));
  });
});
