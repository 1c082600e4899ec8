import { ARGUMENT_MASK, KIND_SHIFT, SEAT_MASK, SEAT_SHIFT, TAKE_BACK_KIND } from '../../shared/actions';

// Action words, packed and unpacked: the layout is in shared/actions.ts.

export interface ActionParts {
  readonly kind: number;
  readonly seat: number;
  readonly argument: number;
}

export function packAction({ kind, seat, argument }: ActionParts): number {
  return ((kind << KIND_SHIFT) | (seat << SEAT_SHIFT) | argument) >>> 0;
}

export function unpackAction(action: number): ActionParts {
  return {
    kind: action >>> KIND_SHIFT,
    seat: (action >>> SEAT_SHIFT) & SEAT_MASK,
    argument: action & ARGUMENT_MASK,
  };
}

/** Whether an action takes the seat's last choice back. */
export function isTakeBack(action: number): boolean {
  return action >>> KIND_SHIFT === TAKE_BACK_KIND;
}

/** Dice in an argument, three bits each, 0 for none. */
export function packDice(faces: readonly number[]): number {
  return faces.reduce((argument, face, index) => argument | (face << (index * 3)), 0);
}

export function unpackDice(argument: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (argument >> (index * 3)) & 7);
}

/** Eight hexadecimal digits, as on the wire. */
export function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}
