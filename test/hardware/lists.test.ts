import { describe, expect, it } from 'vitest';
import { bomOf, inRanges } from '../../hardware/bom';
import { antennas, chips, inputGroups, leds } from '../../hardware/description';
import { countOf } from '../../hardware/groups';
import { netlistOf } from '../../hardware/netlist';
import { parts, type PartName } from '../../hardware/parts';
import { pieces } from '../../hardware/pieces';
import { priceDate } from '../../hardware/part';
import { fullTable, smallTable, tables, type TableDescription } from '../../hardware/tables';
import { listsOf } from '../../host/build/hardware/files';
import { ARROW_ENDS, BLOCKERS, DOCE_DICE, DOMINO_HALVES, DOPPEL_DICE, WILD_DICE } from '../../shared/objects';

function quantity(table: TableDescription, kind: PartName): number {
  const { number } = parts[kind];
  return bomOf(table, netlistOf(table)).find((line) => line.number === number)?.quantity ?? 0;
}

/** Rows of comma-separated values. */
function rowsOf(text: string): string[][] {
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain!),
    );
}

describe('The parts list', () => {
  it('counts what the description counts', () => {
    expect(quantity(fullTable, 'light')).toBe(leds);
    expect(quantity(fullTable, 'presence')).toBe(countOf(inputGroups, 'cells'));
    expect(quantity(fullTable, 'button')).toBe(countOf(inputGroups, 'buttons'));
    expect(quantity(fullTable, 'hall')).toBe(countOf(inputGroups, 'wheels'));
    expect(quantity(fullTable, 'lever')).toBe(countOf(inputGroups, 'rollers'));
    expect(quantity(fullTable, 'beam')).toBe(countOf(inputGroups, 'beams'));
    expect(quantity(fullTable, 'inputRegister')).toBe(chips);
    expect(quantity(fullTable, 'antenna')).toBe(antennas);
    expect(quantity(fullTable, 'pinDiode')).toBe(antennas);
  });

  it('of the small table has 25 sensors, 47 lights, four registers, and nothing of the tag reader', () => {
    expect(quantity(smallTable, 'presence')).toBe(25);
    expect(quantity(smallTable, 'light')).toBe(25 + 20 + 2);
    expect(quantity(smallTable, 'inputRegister')).toBe(4);
    for (const kind of ['tagReader', 'outputRegister', 'antenna', 'pinDiode', 'hall', 'beam'] as const)
      expect(quantity(smallTable, kind)).toBe(0);
  });

  it('has a tag for every id that an object carries', () => {
    const faces = 6 * (WILD_DICE + DOCE_DICE + DOPPEL_DICE);
    // A die in each dome, and the battle ring.
    const rollers = 6 * countOf(inputGroups, 'rollers');
    const tags = pieces.reduce((sum, set) => sum + set.count * set.tags, 0);
    expect(tags).toBe(faces + BLOCKERS + DOMINO_HALVES + ARROW_ENDS + 1 + rollers);
  });

  it.each(tables)(
    'of the $name table names maker, number and dated price of every electronic part, and adds up',
    (table) => {
      const [head, ...rows] = rowsOf(listsOf(table).find(({ path }) => path === 'bom.csv')!.text);
      const column = (name: string) => head!.findIndex((one) => one.startsWith(name));
      const total = rows.pop()!;
      let sum = 0;
      for (const row of rows) {
        expect(row).toHaveLength(head!.length);
        expect(row[column('manufacturer')]).not.toBe('');
        expect(row[column('part number')]).not.toBe('');
        expect(row[column('estimated on')]).toBe(priceDate);
        if (row[0] === 'electronics' && row[column('manufacturer')] !== 'by hand')
          expect(row[column('substitutes')], row.join()).not.toBe('');
        sum += Number(row[column('sum')]);
      }
      expect(Number(total[column('sum')])).toBeCloseTo(sum, 0);
      expect(priceDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    },
  );

  it('writes runs of references short', () => {
    expect(inRanges(['R1', 'R2', 'R3', 'R5', 'C6'])).toBe('R1–R3, R5, C6');
  });
});

describe('Wiring tables', () => {
  it.each(tables)(
    'of the $name table have every joint of the netlist and every wire of every cable',
    (table) => {
      const netlist = netlistOf(table);
      const lists = listsOf(table);
      const text = (path: string) => lists.find((file) => file.path === path)!.text;
      expect(rowsOf(text('wiring/netlist.csv'))).toHaveLength(netlist.joints.length + 1);
      const wires = netlist.cables.map(
        ({ from }) => netlist.connectors.find(({ reference }) => reference === from)!.nets.length,
      );
      expect(rowsOf(text('wiring/wires.csv'))).toHaveLength(wires.reduce((sum, count) => sum + count, 0) + 1);
      const tablesText = text('wiring/tables.md');
      for (const { reference } of netlist.connectors) expect(tablesText).toContain(`**${reference}**`);
      expect(text('wiring/tables.md')).toContain('never been built');
    },
  );

  it('give neighbouring signals of a cable different colours', () => {
    const [, ...rows] = rowsOf(listsOf(fullTable).find(({ path }) => path === 'wiring/wires.csv')!.text);
    const colours = new Map<string, string[]>();
    for (const [cable, , , , net, colour] of rows)
      if (net !== 'GND') colours.set(cable!, [...(colours.get(cable!) ?? []), colour!]);
    for (const [cable, used] of colours) expect(new Set(used).size, `${cable}: ${used}`).toBe(used.length);
  });
});
