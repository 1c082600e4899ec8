import { doubleTroubleBoard } from '../../shared/double-trouble-board';
import { countOf, sumOf } from '../groups';
import { marble, pocketHole, pocketPlate, pocketRing } from '../pieces';
import {
  discRadius,
  edgeLightAt,
  hallOffsets,
  holes,
  lightOffset,
  loopOverlap,
  sensorSlot,
  turned,
  wheelLightOffset,
} from '../places';
import { cellsOf, centreOf, playfieldOf, type TableDescription } from '../tables';
import { cross, hole, note, opening, type Panel, type Shape } from './shape';

const cellLight = 6;
const edgeLight = 6;
const hallHole = 5;
const holder = 28;
/** Screws that hold the plates together, from the playfield's corners. */
const screwInset = 7;

function screws(width: number, height: number): Shape[] {
  return [screwInset, width - screwInset].flatMap((x) =>
    [screwInset, height - screwInset].flatMap((y) => hole(x, y, holes.screw)),
  );
}

function edgeHoles(table: TableDescription): Shape[] {
  const edges = 2 * (table.rows + table.columns);
  return Array.from({ length: edges }, (_, light) => edgeLightAt(table, light)).flatMap(({ x, y }) =>
    hole(x, y, edgeLight),
  );
}

function cellNumbers(table: TableDescription): number[] {
  return Array.from({ length: cellsOf(table) }, (_, cell) => cell);
}

/** What carries lights and sensors, below everything: the drill template of the playfield. */
export function sensorPlate(table: TableDescription): Panel {
  const { width, height } = playfieldOf(table);
  const cells = cellNumbers(table).flatMap((cell): Shape[] => {
    const { x, y } = centreOf(table, cell);
    return [
      opening('cut', x, y, sensorSlot.width, sensorSlot.height),
      ...cross(x, y),
      ...hole(x + lightOffset.x, y + lightOffset.y, cellLight),
      note(x, y - 9, `${Math.floor(cell / table.columns)}, ${cell % table.columns}`),
    ];
  });
  return {
    name: 'sensor-plate',
    title: 'Sensor plate (drill template)',
    material: `plywood 6 mm, painted black; cells every ${table.pitch} mm, the first ${table.origin} mm from both edges`,
    left: 0,
    top: 0,
    width,
    height,
    price: 18,
    shapes: [
      opening('cut', width / 2, height / 2, width, height),
      ...cells,
      ...edgeHoles(table),
      ...screws(width, height),
      ...wheelHoles(table),
    ],
  };
}

function wheelHoles(table: TableDescription): Shape[] {
  if (countOf(table.inputGroups, 'wheels') === 0) return [];
  return doubleTroubleBoard.wheels.flatMap(({ centre: [row, column] }) => {
    const { x, y } = centreOf(table, row * table.columns + column);
    const lights = [0, 1, 2, 3].flatMap((side) => {
      const [right, down] = turned(side, 0, -wheelLightOffset);
      return hole(x + right, y + down, cellLight);
    });
    return [...lights, ...hallOffsets.flatMap((offset) => hole(x + offset.x, y + offset.y, hallHole))];
  });
}

/** The plate into whose holes marbles are put, for Doubles Wild. */
export function pocketPlatePanel(table: TableDescription): Panel {
  const { width, height } = playfieldOf(table);
  return {
    name: 'pocket-plate',
    title: 'Pocket plate (Doubles Wild)',
    material: `board ${pocketPlate} mm; balls of ${marble} mm rest on the edge of their hole`,
    left: 0,
    top: 0,
    width,
    height,
    price: 20,
    shapes: [
      opening('cut', width / 2, height / 2, width, height),
      ...cellNumbers(table).flatMap((cell): Shape[] => {
        const { x, y } = centreOf(table, cell);
        return [
          ...hole(x, y, pocketHole),
          { kind: 'circle', layer: 'engrave', x, y, radius: pocketRing / 2 },
        ];
      }),
      ...edgeHoles(table),
      ...screws(width, height),
    ],
  };
}

/** The floor on which overlays and pieces lie. */
export function floorPlate(table: TableDescription): Panel {
  const { width, height } = playfieldOf(table);
  return {
    name: 'floor-plate',
    title: 'Floor plate',
    material: 'clear acrylic 3 mm; nothing may dim infrared here, so no opal',
    left: 0,
    top: 0,
    width,
    height,
    price: 16,
    shapes: [opening('cut', width / 2, height / 2, width, height), ...screws(width, height)],
  };
}

/** How the loops run: one round each row and each column, and round every place in the frame that has one. */
export function loopPlan(table: TableDescription): Panel {
  const { width, height } = playfieldOf(table);
  const wide = table.pitch + 2 * loopOverlap;
  const long = (count: number) => (count - 1) * table.pitch + wide;
  const rows = Array.from({ length: countOf(table.antennaGroups, 'rows') }, (_, row) => {
    const { y } = centreOf(table, row * table.columns);
    return opening('engrave', width / 2, y, long(table.columns), wide);
  });
  const columns = Array.from({ length: countOf(table.antennaGroups, 'columns') }, (_, column) => {
    const { x } = centreOf(table, column);
    return opening('engrave', x, height / 2, wide, long(table.rows));
  });
  return {
    name: 'loop-plan',
    title: `Loops of the tag reader (${sumOf(table.antennaGroups)} in all, ${rows.length + columns.length} here)`,
    material: `enamelled wire 0.5 mm on card: rows above, columns below; neighbours overlap by ${2 * loopOverlap} mm`,
    left: 0,
    top: 0,
    width,
    height,
    price: 4,
    shapes: [
      opening('cut', width / 2, height / 2, width, height),
      ...rows,
      ...columns,
      ...cellNumbers(table).flatMap((cell) => {
        const { x, y } = centreOf(table, cell);
        return cross(x, y);
      }),
      ...rows.map((_, row) => note(12, centreOf(table, row * table.columns).y, `row ${row}`)),
      ...columns.map((_, column) => note(centreOf(table, column).x, 12, `column ${column}`)),
    ],
  };
}

/**
 * A wheel of Double Trouble at turn 0: turns on its middle, with magnets on half a circle. Neither Hall switch sees them at turn 0, the
 * first alone at turn 1, both at turn 2, the second alone at turn 3; they change half-way between.
 */
export function wheelDisc(table: TableDescription): Panel {
  const size = 2 * discRadius;
  const magnetRadius = Math.hypot(hallOffsets[0].x, hallOffsets[0].y);
  const magnets = Array.from({ length: 7 }, (_, index) => (Math.PI * (index + 0.5)) / 7 + Math.PI / 2);
  const sides = [0, 1, 2, 3].map((side) => (Math.PI / 2) * side);
  return {
    name: 'wheel-disc',
    title: 'Disc of a wheel (Double Trouble), four alike',
    material: 'clear acrylic 3 mm; magnets 5 × 2 mm in the small holes',
    left: 0,
    top: 0,
    width: size,
    height: size,
    price: 16,
    shapes: [
      { kind: 'circle', layer: 'cut', x: discRadius, y: discRadius, radius: discRadius },
      ...hole(discRadius, discRadius, 6),
      ...magnets.flatMap((angle) =>
        hole(discRadius + magnetRadius * Math.cos(angle), discRadius + magnetRadius * Math.sin(angle), 5),
      ),
      ...sides.flatMap((angle): Shape[] => {
        const x = discRadius + table.pitch * Math.cos(angle);
        const y = discRadius + table.pitch * Math.sin(angle);
        return [opening('engrave', x, y, holder, holder), ...cross(x, y)];
      }),
    ],
  };
}
