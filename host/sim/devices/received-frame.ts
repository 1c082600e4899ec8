import type { Random } from '../random';
import { type Bit, bytesOf, crcA, parityOf } from './air';

/** A frame as the receiver hands it on. */
export interface ReceivedFrame {
  /** Data bits, behind as many bits of nothing as the alignment asks for. */
  readonly bits: readonly Bit[];
  /** The first bit on which tags differed, counted from 1 with the alignment; or null. */
  readonly collision: number | null;
  readonly isParityWrong: boolean;
}

/**
 * What the receiver makes of bits in the air (null: a collision): parities are checked and taken out, `align` is RxAlign.
 * What a collided bit reads as, and the bits below the alignment, the data sheet leaves open: chance decides.
 */
export function receiveFrame(
  air: readonly (Bit | null)[],
  align: number,
  keepsAfterCollision: boolean,
  random: Random,
): ReceivedFrame {
  const bits: Bit[] = Array.from({ length: align }, () => random.below(2));
  // The parity of a byte that comes only in part says nothing.
  let isParityKnown = align === 0;
  let collision: number | null = null;
  let isParityWrong = false;
  let place = align;
  for (const bit of air) {
    if (place === 8) {
      if (isParityKnown && bit !== parityOf(bits.slice(-8))) isParityWrong = true;
      isParityKnown = true;
      place = 0;
      continue;
    }
    place++;
    const isCleared = collision !== null && !keepsAfterCollision;
    if (bit === null) collision ??= bits.length + 1;
    bits.push(isCleared ? 0 : (bit ?? random.below(2)));
  }
  return { bits, collision, isParityWrong };
}

/** The bytes of a frame for the FIFO, the last one perhaps not whole; its CRC_A is checked and, if right, taken off. */
export function packFrame(
  bits: readonly Bit[],
  hasCrc: boolean,
  keepsCrc: boolean,
): { bytes: number[]; isCrcWrong: boolean } {
  const isWhole = bits.length % 8 === 0;
  const padding = Array.from({ length: -bits.length & 7 }, () => 0);
  const bytes = bytesOf([...bits, ...padding]);
  if (!hasCrc) return { bytes, isCrcWrong: false };
  const isRight = isWhole && bytes.length > 2 && crcA(bytes) === 0;
  return { bytes: isRight && !keepsCrc ? bytes.slice(0, -2) : bytes, isCrcWrong: !isRight };
}
