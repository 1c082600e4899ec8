import { firstOf, serpentine } from '../groups';
import type { PartName } from '../parts';
import { centreOf, playfieldOf, type TableDescription } from '../tables';
import { inputNet } from './inputs';
import { addLight } from './lights';
import { bypass, type NetlistBuilder } from './netlist';

/** About 10 mA through one, two or three senders in a row from 5 V; a sender takes 1.15 V. */
const strings: readonly PartName[] = ['resistor390', 'resistor270', 'resistor150'];
const perString = strings.length;

/** What is under one row of cells: sensors, their infrared senders in strings of three, a light in the middle of each cell. */
export function addCellRows(builder: NetlistBuilder, table: TableDescription): void {
  const { width } = playfieldOf(table);
  for (let row = 0; row < table.rows; row++) {
    const board = builder.module(`row ${row}`, 'cell row', width / 2, centreOf(table, row * table.columns).y);
    const cells = Array.from({ length: table.columns }, (_, column) => row * table.columns + column);
    addSensors(builder, table, board, cells);
    const lights = cells.map((cell) => [serpentine(cell, table.columns), cell] as const);
    for (const [light, cell] of lights.sort(([left], [right]) => left - right))
      addLight(builder, board, light, '5VA', `cell ${cell}`);
    const first = firstOf(table.inputGroups, 'cells');
    builder.connector(board, 'SENSORS', [...cells.map((cell) => inputNet(first + cell)), 'GND']);
    builder.cable(`inputs ROW ${row}`, `${board} SENSORS`, 26);
    builder.connector(board, 'POWER', ['5VA', 'GND'], 'VH');
    bypass(builder, board, '5VA');
  }
}

function addSensors(
  builder: NetlistBuilder,
  table: TableDescription,
  board: string,
  cells: readonly number[],
): void {
  const first = firstOf(table.inputGroups, 'cells');
  for (let start = 0; start < cells.length; start += perString) {
    const string = cells.slice(start, start + perString);
    const node = (index: number) => (index === string.length ? 'GND' : `IR_${string[0]}_${index}`);
    builder.part(board, 'R', strings[string.length - 1]!, '10 mA through the senders', {
      '1': '5VA',
      '2': node(0),
    });
    string.forEach((cell, index) =>
      builder.part(
        board,
        'S',
        'presence',
        `cell ${cell}`,
        { A: node(index), K: node(index + 1), C: inputNet(first + cell), E: 'GND' },
        first + cell,
      ),
    );
  }
}
