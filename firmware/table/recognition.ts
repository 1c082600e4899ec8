import { CELLS, COLUMNS } from '../../shared/cells';
import { UNREAD, UNREADABLE } from '../games/pieces';
import { mappedColumns, mappedObject, mappedRows, mappedTime, mapTags } from '../input/tag-map';
import { arrowOfTag } from './arrow-map';
import { arePiecesMoved, pieceOfObject } from './binding';
import { identify, isAnyUnread, lyingAt, putTime, renew } from './lying';

/**
 * From tags to pieces: what lies on a cell is what the loops under it have read since it was put there. A piece keeps its name
 * as long as its cell is not empty, whether or not its tag answers every time; one that is not read in time is unreadable.
 */

/** A piece that has not been read for so long is leaning, lies across a line, or has no tag of ours; milliseconds. */
const READ_LIMIT: u32 = 1500;

/** By cell: the piece that alone has been read there since the cell was covered, 0 for none, SEVERAL for more. */
const READ: usize = memory.data(162, 8);
/** A die that is turned on the spot shows two tags until the old one has been missed: that says nothing yet. */
const SEVERAL: i32 = 0xffff;

/** What has become of the pieces. */
export enum Recognised {
  Nothing,
  /** Pieces that had not been read are known now, or given up. */
  Named,
  /** A piece has turned into another. */
  Changed,
}

/** Takes in what the reader has read since the last time; `isFresh`: there is something. */
export function recognise(now: u32, isFresh: bool): Recognised {
  if (!isFresh && !isAnyUnread()) return Recognised.Nothing;
  if (isFresh) drawMap(now);
  let result = Recognised.Nothing;
  for (let cell = 0; cell < CELLS; cell++) {
    const lying = lyingAt(cell);
    if (lying === 0) continue;
    const read = <i32>load<u16>(READ + (cell << 1));
    let piece = lying;
    if (isFresh && read !== 0 && read !== SEVERAL) piece = read;
    else if (lying === UNREAD && now - putTime(cell) >= READ_LIMIT) piece = UNREADABLE;
    if (piece === lying) continue;
    identify(cell, piece);
    // A piece may have joined others, or turned its nose, without the cell ever having been empty.
    if (arePiecesMoved()) renew(cell);
    result = lying === UNREAD ? max(result, Recognised.Named) : Recognised.Changed;
  }
  return result;
}

/** Lays the tags that lie on one cell on it. */
function drawMap(now: u32): void {
  memory.fill(READ, 0, CELLS << 1);
  for (let index = 0, tags = mapTags(now); index < tags; index++) {
    const rows = mappedRows(index);
    const columns = mappedColumns(index);
    if (popcnt(rows) !== 1 || popcnt(columns) !== 1) continue;
    const cell = ctz(rows) * COLUMNS + ctz(columns);
    if (<i32>(mappedTime(index) - putTime(cell)) < 0) continue;
    const before = <i32>load<u16>(READ + (cell << 1));
    if (before !== SEVERAL) store<u16>(READ + (cell << 1), readWith(before, index, tags, cell, now));
  }
}

/** What is read on a cell where another tag lies as well. */
function readWith(before: i32, index: i32, tags: i32, cell: i32, now: u32): i32 {
  if (!arePiecesMoved()) return before === 0 ? pieceOfObject(mappedObject(index)) : SEVERAL;
  const isPatient = now - putTime(cell) < READ_LIMIT;
  const arrow = arrowOfTag(index, tags, cell, before, isPatient);
  if (arrow === 0) return before;
  return arrow < 0 ? SEVERAL : arrow;
}
