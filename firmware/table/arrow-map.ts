import { COLUMNS } from '../../shared/cells';
import { Heading } from '../../shared/double-trouble';
import { ArrowEnd } from '../../shared/objects';
import { headingTold, joinArrows, makeArrow, NO_HEADING, piecesIn } from '../games/double-trouble/arrows';
import { arrowEnd } from '../games/double-trouble/table';
import { mappedColumns, mappedObject, mappedRows, mappedTime } from '../input/tag-map';
import { lyingAt, putTime } from './lying';

/**
 * From tags to arrows: the tail's tag lies over the loops of one cell, that of the nose over those of the same cell and of the
 * cell ahead (hardware/description.ts, arrow).
 */

/**
 * What lies on a cell by an entry of the tag map, the tail of an arrow, and by what other entries have told (`before`). 0 where the
 * entry says nothing, −1 where two arrows cannot stand. `isPatient`: the cell has not been covered for long.
 */
export function arrowOfTag(index: i32, tags: i32, cell: i32, before: i32, isPatient: bool): i32 {
  const end = arrowEnd(mappedObject(index));
  if (end < 0 || (end & 1) !== ArrowEnd.Tail) return 0;
  const piece = end >> 1;
  let heading = headingOfNose(noseOf(piece, tags, cell), cell);
  if (heading < 0 && (piecesIn(lyingAt(cell)) >> piece) & 1) heading = headingTold(cell);
  if ((heading < 0 || heading === NO_HEADING) && isPatient) return 0;
  const arrow = makeArrow(cell, piece, heading < 0 ? NO_HEADING : heading);
  return before === 0 ? arrow : joinArrows(cell, before, arrow);
}

/** The entry of a piece's nose, −1 where it has not been read since its cell was covered. */
function noseOf(piece: i32, tags: i32, cell: i32): i32 {
  for (let index = 0; index < tags; index++) {
    if (arrowEnd(mappedObject(index)) !== ((piece << 1) | ArrowEnd.Nose)) continue;
    return <i32>(mappedTime(index) - putTime(cell)) < 0 ? -1 : index;
  }
  return -1;
}

/** The heading that a nose shows of an arrow on a cell; NO_HEADING where it reaches no other cell, −1 where it says nothing. */
function headingOfNose(nose: i32, cell: i32): i32 {
  if (nose < 0) return -1;
  const row: u32 = 1 << (cell / COLUMNS);
  const column: u32 = 1 << (cell % COLUMNS);
  const rows = mappedRows(nose);
  const columns = mappedColumns(nose);
  if (columns === column) {
    if (rows === row) return NO_HEADING;
    if (rows === (row | (row >> 1))) return Heading.North;
    if (rows === (row | (row << 1))) return Heading.South;
  } else if (rows === row) {
    if (columns === (column | (column << 1))) return Heading.East;
    if (columns === (column | (column >> 1))) return Heading.West;
  }
  return -1;
}
