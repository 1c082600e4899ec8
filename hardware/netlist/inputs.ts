import { firstOf } from '../groups';
import { playfieldOf, type TableDescription } from '../tables';
import { logicRail } from './controller';
import { bypass, type NetlistBuilder } from './netlist';

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;

/** The net of an input of the register chain. */
export function inputNet(input: number): string {
  return `IN_${input}`;
}

/** The register board: the chain of 74HC165 with a pull-up at every input. All chips sit together, so the fast wires are short. */
export function addInputs(builder: NetlistBuilder, table: TableDescription): void {
  const { width, height } = playfieldOf(table);
  const board = builder.module('inputs', 'inputs', width + table.frame / 2, height / 2 - 90);
  const rail = logicRail(table);
  for (let chip = 0; chip < table.chips; chip++) {
    const isLast = chip === table.chips - 1;
    const inputs = letters.map((letter, bit) => [letter, inputNet(chip * letters.length + bit)]);
    builder.part(
      board,
      'U',
      'inputRegister',
      `inputs ${chip * 8} … ${chip * 8 + 7}`,
      {
        VCC: '3V3',
        GND: 'GND',
        'SH/LD': 'INPUTS_LATCH',
        CLK: 'INPUTS_CLK',
        CLKINH: 'GND',
        SER: isLast ? 'GND' : `INPUTS_${chip + 1}`,
        QH: chip === 0 ? 'INPUTS_QH' : `INPUTS_${chip}`,
        ...Object.fromEntries(inputs),
      },
      chip,
    );
    bypass(builder, board, '3V3');
    builder.part(board, 'RN', 'pullUps', `pull-ups of inputs ${chip * 8} … ${chip * 8 + 7}`, {
      COM: '3V3',
      ...Object.fromEntries(inputs.map(([, net], bit) => [String(bit + 1), net!])),
    });
  }
  builder.connector(board, 'CHAIN', ['3V3', 'GND', rail, 'INPUTS_LATCH', 'INPUTS_CLK', 'INPUTS_QH']);
  builder.cable('controller INPUTS', `${board} CHAIN`, 26);
  const first = firstOf(table.inputGroups, 'cells');
  for (let row = 0; row < table.rows; row++) {
    const nets = Array.from({ length: table.columns }, (_, column) =>
      inputNet(first + row * table.columns + column),
    );
    builder.connector(board, `ROW ${row}`, [...nets, 'GND']);
  }
}
