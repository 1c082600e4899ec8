import {
  arrow,
  blocker,
  capsule,
  die,
  domino,
  marble,
  pocketHole,
  pocketPlate,
  smallDie,
  smallTag,
  tag,
} from '../pieces';
import { cross, note, opening, type Panel, type Shape } from './shape';

const above = 22;

/** Sizes of all pieces with the places of their tags, for whoever makes them. */
export function piecesPanel(): Panel {
  const width = 190;
  return {
    name: 'pieces',
    title: 'Pieces, and where their tags go',
    material: `tags: stickers ${tag.diameter} mm (in dice of ${smallDie} mm ${smallTag.diameter} mm), ${tag.chip}; in arrows glass capsules, upright, ${capsule.chip}`,
    left: 0,
    top: 0,
    width,
    height: 216,
    price: 0,
    shapes: [
      ...dieNet(10, 18),
      ...ball(150, 100),
      ...dominoShapes(10, 150),
      ...arrowShapes(88, 150),
      ...blockerShapes(158, 165),
    ],
  };
}

/** A cube unfolded: the tag of a face lies under the face opposite, so that the table reads what shows on top. */
function dieNet(x: number, y: number): Shape[] {
  // Opposite faces lie two apart in the row, and above and below it.
  const squares: readonly (readonly [column: number, row: number, face: number])[] = [
    [0, 1, 1],
    [1, 1, 2],
    [2, 1, 6],
    [3, 1, 5],
    [1, 0, 3],
    [1, 2, 4],
  ];
  return [
    note(x + 2 * die, y - 6, `die, ${die} mm: the six sides, with the face that each side’s tag names`, 3.4),
    ...squares.flatMap(([column, row, face]): Shape[] => {
      const middle = { x: x + (column + 0.5) * die, y: y + (row + 0.5) * die };
      return [
        opening('cut', middle.x, middle.y, die, die),
        { kind: 'circle', layer: 'engrave', ...middle, radius: tag.diameter / 2 },
        note(middle.x, middle.y - 2.4, `side ${face}`),
        note(middle.x, middle.y + 2.8, `tag ${7 - face}`),
      ];
    }),
  ];
}

function ball(x: number, y: number): Shape[] {
  const radius = marble / 2;
  const edge = Math.sqrt(radius ** 2 - (pocketHole / 2) ** 2);
  const top = y + edge;
  return [
    note(x + 8, y - above, `ball ${marble} mm on its pocket`, 3.4),
    { kind: 'circle', layer: 'cut', x, y, radius },
    opening('engrave', x - pocketHole / 2 - 10, top + pocketPlate / 2, 20, pocketPlate),
    opening('engrave', x + pocketHole / 2 + 10, top + pocketPlate / 2, 20, pocketPlate),
    note(x, top + pocketPlate + 6, `hole ${pocketHole} mm in ${pocketPlate} mm`),
  ];
}

function dominoShapes(x: number, y: number): Shape[] {
  const { length, width, height } = domino;
  const half = length / 4;
  const middle = { x: x + width / 2, y: y + length / 2 };
  return [
    note(middle.x + 12, y - 8, `domino ${length} × ${width} × ${height} mm`, 3.4),
    opening('cut', middle.x, middle.y, width, length),
    { kind: 'line', layer: 'engrave', x, y: middle.y, toX: x + width, toY: middle.y },
    ...[-half, half].map((offset): Shape => ({
      kind: 'circle',
      layer: 'engrave',
      x: middle.x,
      y: middle.y + offset,
      radius: tag.diameter / 2,
    })),
    note(middle.x, middle.y - half, 'half 0'),
    note(middle.x, middle.y + half, 'half 1'),
    note(middle.x + 12, y + length + 7, 'half 0: fewer pips'),
  ];
}

/** A blade seen from above, the nose upward, with the middle of its cell. */
function arrowShapes(x: number, y: number): Shape[] {
  const { tail, nose, width, height, tailTag, noseTag } = arrow;
  const middle = { x: x + 20, y: y + 25 };
  const line = (fromX: number, fromY: number, toX: number, toY: number): Shape => ({
    kind: 'line',
    layer: 'cut',
    x: middle.x + fromX,
    y: middle.y - fromY,
    toX: middle.x + toX,
    toY: middle.y - toY,
  });
  const half = width / 2;
  const shoulder = nose - half;
  return [
    note(middle.x, y - 8, `arrow ${nose - tail} × ${width} × ${height} mm`, 3.4),
    line(0, nose, half, shoulder),
    line(0, nose, -half, shoulder),
    line(half, shoulder, half, tail),
    line(-half, shoulder, -half, tail),
    line(-half, tail, half, tail),
    ...cross(middle.x, middle.y),
    ...[noseTag, tailTag].map((along): Shape => ({
      kind: 'circle',
      layer: 'engrave',
      x: middle.x,
      y: middle.y - along,
      radius: capsule.diameter / 2,
    })),
    note(middle.x + 14, middle.y - noseTag, 'nose tag'),
    note(middle.x + 14, middle.y - tailTag, 'tail tag'),
    note(middle.x + 15, middle.y, 'cell’s middle'),
  ];
}

function blockerShapes(x: number, y: number): Shape[] {
  return [
    note(x, y - above - 1, `blocker ${blocker.diameter} × ${blocker.height} mm`, 3.4),
    { kind: 'circle', layer: 'cut', x, y, radius: blocker.diameter / 2 },
    { kind: 'circle', layer: 'engrave', x, y, radius: tag.diameter / 2 },
    note(x, y, 'tag below'),
  ];
}
