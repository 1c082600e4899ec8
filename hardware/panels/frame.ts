import { displayWindow, holes, placesOf, seatParts, turned, type Place } from '../places';
import { playfieldOf, type TableDescription } from '../tables';
import { hole, note, opening, type Panel, type Shape } from './shape';

const screwInset = 5;
const screwAlong = 110.5;
/** Names stand so far above the middle of what they name: beside every hole. */
const nameAbove = 11;

/** The panel around the playfield: openings for everything that is fitted there. */
export function framePanel(table: TableDescription): Panel {
  const { width, height } = playfieldOf(table);
  const { frame } = table;
  const outerWidth = width + 2 * frame;
  const outerHeight = height + 2 * frame;
  const corners = [-frame + screwInset, width + frame - screwInset].flatMap((x) =>
    [-frame + screwInset, height + frame - screwInset].flatMap((y) => hole(x, y, holes.screw)),
  );
  // Between the racks and the seats, where there are racks.
  const sides = placesOf(table)
    .filter(({ kind }) => kind === 'rack')
    .flatMap((rack) => [-screwAlong, screwAlong].map((along) => pointOf(rack, along, 0)))
    .flatMap(({ x, y }) => hole(x, y, holes.screw));
  return {
    name: 'frame',
    title: 'Frame panel',
    material: 'plywood 6 mm, walnut veneer',
    left: -frame,
    top: -frame,
    width: outerWidth,
    height: outerHeight,
    price: table.frame > 100 ? 45 : 22,
    shapes: [
      opening('cut', width / 2, height / 2, outerWidth, outerHeight),
      opening('cut', width / 2, height / 2, width, height),
      ...corners,
      ...sides,
      ...placesOf(table).flatMap(placeShapes),
    ],
  };
}

/** A point of a place, given along its side and outward, as somebody who sits there sees it. */
function pointOf({ x, y, turn }: Place, along: number, out: number): { x: number; y: number } {
  const [right, down] = turned(turn, along, out);
  return { x: x + right, y: y + down };
}

function placeShapes(place: Place): Shape[] {
  const { kind, index, x, y, width, height } = place;
  const outline = opening('engrave', x, y, width, height);
  const named = (text: string): Shape => note(x, y - nameAbove, text);
  const light = pointOf(place, 0, 0);
  switch (kind) {
    case 'seat': {
      const buttons = [seatParts.confirm, seatParts.change].flatMap((along) => {
        const point = pointOf(place, along, 2);
        return hole(point.x, point.y, holes.button);
      });
      return [outline, ...buttons, ...hole(light.x, light.y, holes.seatLight), named(`seat ${index}`)];
    }
    case 'bet':
      return [outline, ...hole(light.x, light.y, holes.placeLight), named(`betting field ${index}`)];
    case 'well':
      return [opening('cut', x, y, width, height), note(x, y - height / 2 - 3, `well ${index}`)];
    case 'roller':
      return [outline, ...hole(x, y, holes.roller), note(x, y - 24.6, `roller ${index}`)];
    case 'display': {
      const sideways = place.turn % 2 === 1;
      const window = sideways
        ? [displayWindow.height, displayWindow.width]
        : [displayWindow.width, displayWindow.height];
      return [outline, opening('cut', x, y, window[0]!, window[1]!), named('display')];
    }
    case 'rack':
      return [outline, named(`rack ${index}`)];
    default:
      return [outline, named(kind)];
  }
}
