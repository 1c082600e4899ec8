import { countOf } from '../groups';
import type { Pin, PinName } from '../pins';
import { playfieldOf, type TableDescription } from '../tables';
import { bypass, type NetlistBuilder } from './netlist';
import { isWired, signals } from './signals';

/** The controller board: Pico, the gate that lifts the lights' data to 5 V, pull-ups of the display's bus, connectors. */
export function addController(builder: NetlistBuilder, table: TableDescription): void {
  const { width, height } = playfieldOf(table);
  const board = builder.module('controller', 'controller', width + table.frame / 2, height / 2);
  const rail = logicRail(table);
  const pico = builder.part(board, 'U', 'pico', 'controller', { VSYS: 'VSYS', GND: 'GND', '3V3': '3V3' });
  for (const pin of table.pins.filter(({ name }) => isWired(name as PinName))) {
    const signal = signals[pin.name as PinName];
    builder.join(signal.net, pico, `GP${pin.gpio}`, roleOf(pin));
  }
  builder.part(board, 'D', 'schottky', 'lets USB and the supply feed the Pico side by side', {
    A: rail,
    K: 'VSYS',
  });
  // Gates that are not used have their inputs tied; an input that is left open draws current and oscillates.
  const tied = Object.fromEntries(
    ['1OE', '2OE', '2A', '3OE', '3A', '4OE', '4A'].map((name) => [name, 'GND']),
  );
  builder.part(board, 'U', 'levelShifter', 'lifts the lights’ data from 3.3 V to 5 V', {
    VCC: rail,
    GND: 'GND',
    ...tied,
    '1A': 'LIGHT_3V3',
    '1Y': 'LIGHT_5V',
  });
  bypass(builder, board, rail);
  builder.part(board, 'R', 'resistor470', 'series, against ringing on the cable', {
    '1': 'LIGHT_5V',
    '2': 'LIGHT_0',
  });
  builder.part(board, 'R', 'resistor2k2', 'pull-up of SDA', { '1': 'SDA', '2': '3V3' });
  builder.part(board, 'R', 'resistor2k2', 'pull-up of SCL', { '1': 'SCL', '2': '3V3' });
  builder.part(board, 'C', 'capacitor1000u', 'bulk', { '1': rail, '2': 'GND' });
  builder.connector(board, 'POWER', [rail, 'GND'], 'VH');
  builder.connector(board, 'INPUTS', ['3V3', 'GND', rail, 'INPUTS_LATCH', 'INPUTS_CLK', 'INPUTS_QH']);
  builder.connector(board, 'LIGHTS', ['LIGHT_0', 'GND']);
  builder.connector(board, 'DISPLAY', ['3V3', 'GND', 'SDA', 'SCL']);
  if (countOf(table.antennaGroups, 'rows') === 0) return;
  builder.part(board, 'R', 'resistor10k', 'keeps the reader silent while the Pico starts', {
    '1': 'READER_NSS',
    '2': '3V3',
  });
  builder.connector(board, 'READER', readerNets);
}

/** The cable to the reader board. */
export const readerNets = [
  '3V3',
  'GND',
  'READER_SCK',
  'READER_MOSI',
  'READER_MISO',
  'READER_NSS',
  'ANT_LATCH',
] as const;

/** The rail that feeds logic and what is in the frame: the second one where there are two. */
export function logicRail(table: TableDescription): '5VA' | '5VB' {
  return table.supplies[table.supplies.length - 1]!.rail;
}

function roleOf(pin: Pin): 'in' | 'out' | 'open' {
  if (pin.block === 'I2C0') return 'open';
  return pin.direction === 'in' ? 'in' : 'out';
}
