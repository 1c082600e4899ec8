import { INK_SHIFT, Rhythm } from '../../shared/lights';

/** The value of a light: a rhythm in an ink (shared/lights.ts). */
export function light(rhythm: Rhythm, ink: u32): u32 {
  return rhythm | (ink << INK_SHIFT);
}
