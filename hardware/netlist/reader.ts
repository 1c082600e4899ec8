import { sumOf } from '../groups';
import { playfieldOf, type TableDescription } from '../tables';
import { readerNets } from './controller';
import { bypass, type NetlistBuilder } from './netlist';

const letters = ['QA', 'QB', 'QC', 'QD', 'QE', 'QF', 'QG', 'QH'] as const;

/** The net of an antenna, behind its switch. */
export function antennaNet(antenna: number): string {
  return `ANT_${antenna}`;
}

/** The connector of the reader board for an antenna. */
export function antennaPlug(antenna: number): string {
  return `reader ANTENNA ${antenna}`;
}

/** The reader board: MFRC522 and a chain of 74HC595, each output of which lets current through the PIN diode of one antenna. */
export function addReader(builder: NetlistBuilder, table: TableDescription): void {
  if (table.antennaChips === 0) return;
  const { width, height } = playfieldOf(table);
  const board = builder.module('reader', 'reader', width / 2, height + table.frame / 2);
  builder.connector(board, 'CONTROL', readerNets);
  builder.cable('controller READER', `${board} CONTROL`, 26);
  builder.part(board, 'U', 'tagReader', 'tag reader', {
    VCC: '3V3',
    GND: 'GND',
    SCK: 'READER_SCK',
    MOSI: 'READER_MOSI',
    MISO: 'READER_MISO',
    NSS: 'READER_NSS',
    RST: '3V3',
    RF: 'RF',
  });
  bypass(builder, board, '3V3');
  const antennas = sumOf(table.antennaGroups);
  for (let chip = 0; chip < table.antennaChips; chip++) {
    const outputs = letters
      .map((letter, bit) => [letter, chip * letters.length + bit] as const)
      .filter(([, antenna]) => antenna < antennas);
    builder.part(
      board,
      'U',
      'outputRegister',
      `antennas from ${chip * 8}`,
      {
        VCC: '3V3',
        GND: 'GND',
        SER: chip === 0 ? 'READER_MOSI' : `ANTENNAS_${chip}`,
        SRCLK: 'READER_SCK',
        RCLK: 'ANT_LATCH',
        OE: 'GND',
        SRCLR: '3V3',
        ...(chip < table.antennaChips - 1 ? { "QH'": `ANTENNAS_${chip + 1}` } : {}),
        ...Object.fromEntries(outputs.map(([letter, antenna]) => [letter, `SELECT_${antenna}`])),
      },
      chip,
    );
    bypass(builder, board, '3V3');
  }
  for (let antenna = 0; antenna < antennas; antenna++) addSwitch(builder, board, antenna);
}

function addSwitch(builder: NetlistBuilder, board: string, antenna: number): void {
  const [select, bias, on] = [`SELECT_${antenna}`, `BIAS_${antenna}`, `SWITCH_${antenna}`];
  builder.part(board, 'R', 'resistor470', 'about 5 mA through the diode', { '1': select, '2': bias });
  builder.part(board, 'L', 'choke', 'keeps the carrier off the register', { '1': bias, '2': on });
  builder.part(board, 'C', 'capacitor10n', 'keeps the current off the reader', { '1': 'RF', '2': on });
  builder.part(board, 'D', 'pinDiode', `switch of antenna ${antenna}`, { A: on, K: antennaNet(antenna) });
  builder.connector(board, `ANTENNA ${antenna}`, [antennaNet(antenna), 'GND']);
}

/** A loop with its trimmer in a module, and the coax from the reader board to it. */
export function addAntenna(builder: NetlistBuilder, module: string, antenna: number, use: string): void {
  builder.part(module, 'AE', 'antenna', use, { '1': antennaNet(antenna), '2': 'GND' }, antenna);
  builder.part(module, 'C', 'trimmer', `tunes antenna ${antenna} to 13.56 MHz`, {
    '1': antennaNet(antenna),
    '2': 'GND',
  });
  const plug = builder.connector(module, `ANTENNA ${antenna}`, [antennaNet(antenna), 'GND']);
  builder.cable(antennaPlug(antenna), plug, null);
}
