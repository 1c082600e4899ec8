/** What eyes make of a light in a while. */
export const rhythms = [
  'off',
  'steady low',
  'steady high',
  'dim',
  'breathing',
  'fast blink',
  'double blink',
  'triple blink',
] as const;
export type Rhythm = (typeof rhythms)[number];

/** Long enough for three rounds of the slowest rhythm, and how often eyes look meanwhile; milliseconds. */
export const WATCH_TIME = 5400;
export const GLANCE_EVERY = 25;

/** Names a rhythm by how the brightness went, a sample each 25 ms. */
export function nameRhythm(seen: readonly number[]): Rhythm {
  const most = Math.max(...seen);
  const least = Math.min(...seen);
  if (most === 0) return 'off';
  if (most === least) return most > 50 ? 'steady high' : most > 12 ? 'steady low' : 'dim';
  if (least > 0) return 'breathing';
  // Blinking: the lengths of the dark stretches between flashes tell how the flashes are grouped.
  const isLit = seen.map((level) => level > most / 2);
  const gaps: number[] = [];
  let dark = 0;
  for (const lit of isLit) {
    if (lit && dark > 0) gaps.push(dark * GLANCE_EVERY);
    dark = lit ? 0 : dark + 1;
  }
  const pauses = gaps.slice(1).map((gap) => gap > 400);
  if (!pauses.includes(true)) return 'fast blink';
  const first = pauses.indexOf(true);
  const second = pauses.indexOf(true, first + 1);
  return second - first === 3 ? 'triple blink' : 'double blink';
}
