import { COLUMNS, CELLS } from '../../../shared/cells';
import { FACE_X, PLACES, PLACE_SIDE, Zone } from '../../../shared/doppel-x';
import { BOARD_ZONES } from '../../../build/generated/doppel-x-boards';
import { board, faceOf, lieOf, placeOf } from './state';

// The areas of the board, and in which of them a die counts.

/** The Zone of a cell of the board in play. */
export function zoneOfCell(cell: i32): i32 {
  return load<u8>(BOARD_ZONES + board() * CELLS + cell);
}

/**
 * DX-touch: the best Zone of the cells that a die in a place touches. A hole is the least of them, so it is the answer only for a
 * die that touches nothing else and has fallen (DX-hole).
 */
export function zoneOfPlace(place: i32): i32 {
  const row = place / PLACE_SIDE;
  const column = place % PLACE_SIDE;
  const top = (row >> 1) * COLUMNS;
  const bottom = ((row + 1) >> 1) * COLUMNS;
  const left = column >> 1;
  const right = (column + 1) >> 1;
  return max(
    max(zoneOfCell(top + left), zoneOfCell(top + right)),
    max(zoneOfCell(bottom + left), zoneOfCell(bottom + right)),
  );
}

/** Whether a die can lie in a place, without falling into a hole. */
export function canLieAt(place: i32): bool {
  return place < PLACES && zoneOfPlace(place) !== Zone.Hole;
}

/** The Zone in which a die counts, −1 for a die that is not on the board. */
export function zoneOfDie(die: i32): i32 {
  const lie = lieOf(die);
  return lie === 0 ? -1 : zoneOfPlace(placeOf(lie));
}

/** DX-score: the chips that a die gives, −1 where it costs one. */
export function worthOf(die: i32): i32 {
  const zone = zoneOfDie(die);
  if (zone <= <i32>Zone.NoScore) return zone === Zone.Minus ? -1 : 0;
  const face = faceOf(lieOf(die));
  return face === FACE_X ? 0 : face * (zone - Zone.NoScore);
}
