import type { Ssd1306 } from '../sim/devices/ssd1306';
import type { DisplayView } from '../view/view';

/** What eyes see of the simulated display; null where there is none. */
export function viewOfDisplay(display: Ssd1306): DisplayView | null {
  if (!display.isThere) return null;
  const dots = display.dots();
  const bytes = Buffer.alloc(dots.length / 8);
  dots.forEach((dot, at) => {
    if (dot) bytes[at >> 3]! |= 0x80 >> (at & 7);
  });
  return { dots: bytes.toString('base64'), level: display.contrast / 256 };
}
