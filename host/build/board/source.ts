import { CELLS } from '../../../shared/cells';
import { type Heading, MAX_WHEELS } from '../../../shared/double-trouble';
import type { BoardDescription, WheelDescription } from '../../../shared/double-trouble-board';
import { findBoardFaults } from './faults';
import { cellOf, channelFrom, headings, holderOf, nextOf, signAt, startWay } from './survey';

const NOWHERE = 0xffff;
const THROUGH_WHEEL = 0xfffe;

/** AssemblyScript source with the tables of a board of Double Trouble. Throws an Error with what is wrong with it. */
export function boardSource(board: BoardDescription): string {
  const faults = findBoardFaults(board);
  if (faults.length > 0)
    throw new Error(`shared/double-trouble-board.ts cannot be played on\n${faults.join('\n')}`);
  const { starts, finishes, stars, wheels } = board;
  const cells = Array.from({ length: CELLS }, (_, cell) => cell);
  const next = cells.flatMap((cell) =>
    headings.map((heading) => {
      const { to, ...rest } = nextOf(board, cell, heading);
      return 'way' in rest ? rest.way : to === 'wheel' ? THROUGH_WHEEL : NOWHERE;
    }),
  );
  const holders = cells.map((cell) => {
    const sign = signAt(board, cell);
    return sign.is === 'holder' ? sign.wheel * 4 + sign.port + 1 : 0;
  });
  const kinds = cells.map((cell) => {
    const is = (places: typeof starts) => places.some((place) => cellOf(place) === cell);
    const isFree = is(stars);
    return (
      (is(starts) ? 1 : 0) | (is(finishes) ? 2 : 0) | (isFree || holders[cell] ? 4 : 0) | (isFree ? 8 : 0)
    );
  });
  const bytes = (values: readonly (number | null)[]) =>
    `StaticArray<u8> = [${values.map(Number).join(', ')}]`;
  const atEachPort = (value: (wheel: WheelDescription, port: Heading) => number | null) =>
    wheels.flatMap((wheel) => headings.map((port) => value(wheel, port)));
  return `// Generated from shared/double-trouble-board.ts. A way is cell << 2 | heading.
export const NOWHERE: i32 = ${NOWHERE};
export const THROUGH_WHEEL: i32 = ${THROUGH_WHEEL};
/** By way: the way that comes next; THROUGH_WHEEL where a channel tells, NOWHERE where the cell is not left so. */
export const NEXT: StaticArray<u16> = [${next.join(', ')}];
/** By cell: 1 START, 2 FINISH, 4 star, 8 star that is left in any direction. */
export const KINDS: ${bytes(kinds)};
/** By cell: wheel << 2 | port, and one more; 0 for no holder. */
export const HOLDER_AT: ${bytes(holders)};
export const WHEELS: i32 = ${wheels.length};
export const FIRST_TURNS: ${bytes(Array.from({ length: MAX_WHEELS }, (_, wheel) => wheels[wheel]?.turn ?? 0))};
/** By wheel << 2 | port: the holder's cell, and the port to which the channel leads at turn 0. */
export const HOLDERS: ${bytes(atEachPort(holderOf))};
export const CHANNELS: ${bytes(atEachPort((wheel, port) => channelFrom(wheel, port, 0)))};
/** The ways on which pieces leave the two STARTs. */
export const START_WAYS: StaticArray<u16> = [${starts.map((start) => startWay(board, start)).join(', ')}];
`;
}
