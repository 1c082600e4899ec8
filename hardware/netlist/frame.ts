import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { BUTTONS_PER_SEAT } from '../../shared/seats';
import { countOf, firstOf } from '../groups';
import { placesOf, type Place, type PlaceKind } from '../places';
import { centreOf, playfieldOf, type TableDescription } from '../tables';
import { logicRail } from './controller';
import { inputNet } from './inputs';
import { addLight } from './lights';
import type { NetlistBuilder, Sheet } from './netlist';
import { addAntenna } from './reader';

/** Everything around the playfield, and the wheels below it: each where it is fitted. */
export function addFrame(builder: NetlistBuilder, table: TableDescription): void {
  addEdges(builder, table);
  addSeats(builder, table);
  addWheels(builder, table);
  addWells(builder, table);
  addRollers(builder, table);
  addBets(builder, table);
  addLoops(builder, table);
  addBeams(builder, table);
  addDisplay(builder, table);
}

/** Names of the four strips of edge lights, in the order of the chain. */
export const edgeNames = ['left', 'top', 'right', 'bottom'] as const;
const wheelNames = ['north', 'east', 'south', 'west'] as const;

function addEdges(builder: NetlistBuilder, table: TableDescription): void {
  const { width, height } = playfieldOf(table);
  const middles = [
    [0, height / 2],
    [width / 2, 0],
    [width, height / 2],
    [width / 2, height],
  ] as const;
  let light = firstOf(table.ledGroups, 'edges');
  edgeNames.forEach((side, index) => {
    const [x, y] = middles[index]!;
    const strip = builder.module(`edge ${side}`, 'edge', x, y);
    const count = index % 2 === 0 ? table.rows : table.columns;
    for (let n = 0; n < count; n++)
      addLight(builder, strip, light++, logicRail(table), `${side} edge, light ${n}`);
  });
}

function placed(table: TableDescription, kind: PlaceKind): readonly Place[] {
  return placesOf(table).filter((place) => place.kind === kind);
}

/** A connector on the register board and its cable to a module: the module's inputs, ground, and power where it needs some. */
function wireInputs(builder: NetlistBuilder, module: string, nets: readonly string[]): void {
  const from = builder.connector('inputs', module.toUpperCase(), nets);
  builder.cable(from, builder.connector(module, 'INPUTS', nets), 26);
}

function addSeats(builder: NetlistBuilder, table: TableDescription): void {
  const first = firstOf(table.inputGroups, 'buttons');
  for (const { index, x, y } of placed(table, 'seat')) {
    const seat = builder.module(`seat ${index}`, 'seat', x, y);
    const nets = ['confirm', 'change'].map((name, button) => {
      const input = first + index * BUTTONS_PER_SEAT + button;
      builder.part(
        seat,
        'SW',
        'button',
        `seat ${index}: ${name}`,
        { '1': inputNet(input), '2': 'GND' },
        input,
      );
      return inputNet(input);
    });
    wireInputs(builder, seat, [...nets, 'GND']);
    addLight(builder, seat, firstOf(table.ledGroups, 'seats') + index, logicRail(table), `seat ${index}`);
  }
}

function addWheels(builder: NetlistBuilder, table: TableDescription): void {
  const wheels = countOf(table.inputGroups, 'wheels') / 2;
  const lightsPerWheel = countOf(table.ledGroups, 'wheels') / wheels;
  for (let wheel = 0; wheel < wheels; wheel++) {
    const [row, column] = doubleTroubleBoard.wheels[wheel]!.centre;
    const { x, y } = centreOf(table, row * table.columns + column);
    const module = builder.module(`wheel ${wheelNames[wheel]}`, 'wheel', x, y);
    const nets = [0, 1].map((bit) => {
      const input = firstOf(table.inputGroups, 'wheels') + wheel * 2 + bit;
      const joined = { VCC: '3V3', GND: 'GND', OUT: inputNet(input) };
      builder.part(module, 'U', 'hall', `wheel ${wheelNames[wheel]}: Gray bit ${bit}`, joined, input);
      return inputNet(input);
    });
    wireInputs(builder, module, ['3V3', 'GND', ...nets]);
    for (let n = 0; n < lightsPerWheel; n++) {
      const light = firstOf(table.ledGroups, 'wheels') + wheel * lightsPerWheel + n;
      addLight(builder, module, light, logicRail(table), `wheel ${wheelNames[wheel]}, light ${n}`);
    }
  }
}

function addWells(builder: NetlistBuilder, table: TableDescription): void {
  const wells = placed(table, 'well');
  for (const [start, colour] of [
    [0, 'red'],
    [3, 'blue'],
  ] as const) {
    const three = wells.slice(start, start + 3);
    if (three.length === 0) continue;
    const module = builder.module(`wells ${colour}`, 'wells', three[1]!.x, three[1]!.y);
    for (const { index } of three) {
      const use = `${colour} well ${index - start}`;
      addLight(builder, module, firstOf(table.ledGroups, 'wells') + index, logicRail(table), use);
      addAntenna(builder, module, firstOf(table.antennaGroups, 'wells') + index, use);
    }
  }
}

function addRollers(builder: NetlistBuilder, table: TableDescription): void {
  for (const { index, x, y } of placed(table, 'roller')) {
    const module = builder.module(`roller ${index}`, 'roller', x, y);
    const input = firstOf(table.inputGroups, 'rollers') + index;
    const use = `roller ${index}`;
    builder.part(module, 'SW', 'lever', `${use}: pressed`, { NO: inputNet(input), COM: 'GND' }, input);
    wireInputs(builder, module, [inputNet(input), 'GND']);
    addLight(builder, module, firstOf(table.ledGroups, 'rollers') + index, logicRail(table), use);
    addAntenna(builder, module, firstOf(table.antennaGroups, 'rollers') + index, use);
  }
}

function addBets(builder: NetlistBuilder, table: TableDescription): void {
  for (const { index, x, y } of placed(table, 'bet')) {
    const use = `betting field ${index}`;
    const module = builder.module(use, 'betting field', x, y);
    addLight(builder, module, firstOf(table.ledGroups, 'bets') + index, logicRail(table), use);
    addAntenna(builder, module, firstOf(table.antennaGroups, 'bets') + index, use);
  }
}

/** The loops that belong to nothing else: under rows and columns, racks, boneyard and pad. */
function addLoops(builder: NetlistBuilder, table: TableDescription): void {
  const { width, height } = playfieldOf(table);
  if (table.antennaChips === 0) return;
  const loops = builder.module('loops', 'loops', width / 2, height / 2);
  for (const name of ['rows', 'columns'] as const)
    for (let index = 0; index < countOf(table.antennaGroups, name); index++)
      addAntenna(builder, loops, firstOf(table.antennaGroups, name) + index, `${name.slice(0, -1)} ${index}`);
  const others: readonly (readonly [PlaceKind, Sheet, string])[] = [
    ['rack', 'rack', 'racks'],
    ['boneyard', 'boneyard', 'boneyard'],
    ['pad', 'pad', 'pad'],
  ];
  for (const [kind, sheet, group] of others)
    for (const { index, x, y } of placed(table, kind)) {
      const name = countOf(table.antennaGroups, group) > 1 ? `${kind} ${index}` : kind;
      const module = builder.module(name, sheet, x, y);
      addAntenna(builder, module, firstOf(table.antennaGroups, group) + index, name);
    }
}

/** The beams run along the playfield's four borders, each from corner to corner. */
function addBeams(builder: NetlistBuilder, table: TableDescription): void {
  const { width, height } = playfieldOf(table);
  const corners = [
    [0, height],
    [0, 0],
    [width, 0],
    [width, height],
  ] as const;
  for (let beam = 0; beam < countOf(table.inputGroups, 'beams'); beam++) {
    const [x, y] = corners[beam]!;
    const module = builder.module(`beam ${edgeNames[beam]}`, 'beam', x, y);
    const input = firstOf(table.inputGroups, 'beams') + beam;
    const rail = logicRail(table);
    const joined = { VCC: rail, GND: 'GND', OUT: inputNet(input) };
    builder.part(module, 'B', 'beam', `${edgeNames[beam]} border`, joined, input);
    wireInputs(builder, module, [rail, 'GND', inputNet(input)]);
  }
}

function addDisplay(builder: NetlistBuilder, table: TableDescription): void {
  const [place] = placed(table, 'display');
  if (!place) return;
  const module = builder.module('display', 'display', place.x, place.y);
  builder.part(module, 'DS', 'display', 'prompts and scores', {
    VCC: '3V3',
    GND: 'GND',
    SDA: 'SDA',
    SCL: 'SCL',
  });
  builder.connector(module, 'CONTROL', ['3V3', 'GND', 'SDA', 'SCL']);
  builder.cable('controller DISPLAY', `${module} CONTROL`, 26);
}
