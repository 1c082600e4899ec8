import { describe, expect, it } from 'vitest';
import { ledOfCell, leds } from '../../hardware/description';
import { drawTable } from '../../host/view/terminal/draw';
import type { TableView } from '../../host/view/view';
import { cellOfGrid } from '../../host/words/doce-grid';
import { fakeDoceView, fakeDoppio } from './fake-games';

describe('DOCE in letters', () => {
  const view = fakeDoceView();
  const drawn = (changes: Partial<TableView> = {}): string =>
    drawTable({ ...view, ...changes }, new Uint8Array(), { colour: 'none', width: 80 });

  it('shows faces, owners, the marked dice, the blocker and what is left', () => {
    expect(drawn()).toMatchInlineSnapshot(`
      "DOCE, round 2                                  = Simulated table, 31 ms behind
      (B) Blue: put a die, any face, on a lit square

             1      2      3      4      5                                 score left
          +------+------+------+------+------+             > (B) Blue         19    6
       1  |      |  B5  |      |  O2  |      |               (O) Orange        2  4+X
          +------+------+------+------+------+
       2  |  O3  |  B2  |  O6  |      |      |             - Orange wins round 1 with
          +------+------+------+------+------+               a line of its own: 19
       3  |      |  O4  |  B1  |  BX  |      |               points
          +------+------+------+------+------+             - Blue puts a 1 on row 3,
       4  |      |      |  O5  | <B3> |  O3  |               column 3
          +------+------+------+------+------+             - Orange puts a 5 on row
       5  |  B6  |      |      | <O1> |      |               4, column 3
          +------+------+------+------+------+             - Blue puts its blocker on
          <> marked  X blocker                               row 3, column 4
                                                           - Blue puts a 3 on row 4,
                                                             column 4
                                                           - Orange puts a 1 on row
                                                             5, column 4"
    `);
  });

  it('marks the line that won, and says so', () => {
    const line = [0, 1, 2, 3].map((n) => cellOfGrid(n, 3 - n));
    const text = drawn({ doce: { ...view.doce!, line: [...line, cellOfGrid(0, 1)] } });
    expect(text).toContain('=B5=');
    expect(text).toContain('== line');
    expect(drawn()).not.toContain('==');
  });

  it('shows which empty squares are lit', () => {
    const lights = new Uint8Array(leds * 3);
    lights.fill(255, 3 * ledOfCell(cellOfGrid(0, 0)), 3 * ledOfCell(cellOfGrid(0, 0)) + 3);
    const text = drawTable(view, lights, { colour: 'none', width: 80 });
    expect(text).toMatch(/^ 1 +\|  ##  \|  B5  \|/m);
  });

  it('tells what the table said in passing', () => {
    expect(drawn({ note: 'The die comes first' })).toMatch(/^.*! The die comes first$/m);
  });
});

describe('Doppio in letters', () => {
  it('shows the chains from each double, open ends, unlocked numbers, hand sizes and the boneyard', () => {
    const { view } = fakeDoppio(12);
    expect(drawTable(view, new Uint8Array(), { colour: 'none', width: 80 })).toMatchInlineSnapshot(`
      "Doppio, round 3                                = Simulated table, 31 ms behind
      (O) Orange: lay a tile on the pad, or draw

      0-0 | 0-4 [4-4] | 0-6. | 0-5. | 0-3.                                 score left
      4-4 | 4-1 [1-1] | 4-2. | 4-3.                          (B) Blue         34    4
      1-1 * | 1-0* | 1-3.                                  > (O) Orange        0    4
                                                             (G) Green        71    4
      * open end   . locked end
      unlocked 0 1 4                                       - Green draws a tile and
      open ends 0 1 2 3x3 5 6                                passes
      boneyard 4                                           - Blue plays 3-5 on 3-3
                                                           - Orange draws a tile
                                                           - Green plays 2-2 on 2-6"
    `);
  });

  it('shows every tile of a long game within the screen', () => {
    for (const seed of [3, 11]) {
      const { view } = fakeDoppio(26, { seats: 4, seed });
      const text = drawTable(view, new Uint8Array(), { colour: 'none', width: 80 });
      for (const { tile } of view.doppio!.tiles) {
        const [low, high] = tile;
        expect(text).toMatch(new RegExp(`\\b(${low}-${high}|${high}-${low})\\b`));
      }
    }
  });

  it('never shows a hand before it has been shown', () => {
    const { view, racks } = fakeDoppio(12);
    const hidden = drawTable(view, new Uint8Array(), { colour: 'none', width: 80 });
    const table = hidden
      .split('\n')
      .slice(3)
      .map((line) => line.slice(0, 51))
      .join('\n');
    for (const [low, high] of racks.flat())
      expect(table).not.toMatch(new RegExp(`\\b(${low}-${high}|${high}-${low})\\b`));
    const shown = { ...view, doppio: { ...view.doppio!, shown: racks } };
    const [low, high] = racks[0]![0]!;
    expect(drawTable(shown, new Uint8Array(), { colour: 'none', width: 80 })).toContain(
      `Blue showed ${low}-${high}`,
    );
  });

  it('marks the chosen end and the tile on the pad', () => {
    const { view } = fakeDoppio(12);
    const doppio = { ...view.doppio!, pad: 1, end: 8 };
    const text = drawTable({ ...view, doppio }, new Uint8Array(), { colour: 'none', width: 80 });
    expect(text).toContain('>0-5.<');
    expect(text).toContain('pad: Orange');
  });
});
