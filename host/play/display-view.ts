import type { DisplayView } from '../view/view';
import type { SeenDisplay } from './seen-table';

/** What eyes see of the simulated display; null where there is none. */
export function viewOfDisplay(display: SeenDisplay): DisplayView | null {
  if (!display.isThere) return null;
  const dots = display.dots();
  const bytes = Buffer.alloc(dots.length / 8);
  dots.forEach((dot, at) => {
    if (dot) bytes[at >> 3]! |= 0x80 >> (at & 7);
  });
  return { dots: bytes.toString('base64'), level: display.contrast / 256 };
}
