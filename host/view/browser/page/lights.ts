import { useLayoutEffect } from 'preact/hooks';
import { firstOf, ledGroups, ledOfCell, leds } from '../../../../hardware/description';

/** How one light looks to the eye. */
export interface Shine {
  /** 0 dark … 1 full, as perceived. */
  readonly level: number;
  /** The hue at full brightness, as a CSS colour. */
  readonly colour: string;
  /** The middle of the light, which looks whiter the stronger it is. */
  readonly core: string;
}

const DARK: Shine = { level: 0, colour: 'rgb(0 0 0)', core: 'rgb(0 0 0)' };
const BYTES = 3;
/** A breathing light is dark for a moment in each breath and still counts as lit. Milliseconds. */
const STAYS_LIT = 1300;

/**
 * LED bytes are linear in current, the screen is not: without this exponent a light at a tenth of its strength, which is
 * plain to see on a table, would be invisible.
 */
const perceived = Array.from({ length: 256 }, (_, byte) => (byte / 255) ** (1 / 2.2));

/** How a light with these bytes looks. */
export function shineOf(green: number, red: number, blue: number): Shine {
  const most = Math.max(green, red, blue);
  if (most === 0) return DARK;
  const level = perceived[most]!;
  const [r, g, b] = [red, green, blue].map((byte) =>
    Math.round(255 * perceived[Math.round((byte * 255) / most)]!),
  );
  const white = 0.6 * level;
  const [cr, cg, cb] = [r!, g!, b!].map((channel) => Math.round(channel + (255 - channel) * white));
  return { level, colour: `rgb(${r} ${g} ${b})`, core: `rgb(${cr} ${cg} ${cb})` };
}

type Paint = (shine: Shine) => void;

/**
 * The LED chain as the page sees it. Frames come up to 50 times a second, so lamps are painted one by one where a byte
 * has changed, past the components.
 */
export class Lights {
  private bytes = new Uint8Array(leds * BYTES);
  private readonly paints = new Map<number, Set<Paint>>();
  private readonly lastLit = new Float64Array(leds).fill(-Infinity);
  private readonly litWatchers = new Map<number, Set<(lit: boolean) => void>>();
  private readonly litNow = new Uint8Array(leds);
  private timer: number | undefined;

  /** Shows a frame (base64), or darkness where nothing is known. */
  show(frame: string | null): void {
    const next = new Uint8Array(leds * BYTES);
    if (frame !== null) {
      const text = atob(frame);
      for (let i = 0; i < Math.min(text.length, next.length); i++) next[i] = text.charCodeAt(i);
    } else this.lastLit.fill(-Infinity);
    const before = this.bytes;
    this.bytes = next;
    for (const [led, paints] of this.paints) {
      const at = led * BYTES;
      if (before[at] === next[at] && before[at + 1] === next[at + 1] && before[at + 2] === next[at + 2])
        continue;
      const shine = this.shine(led);
      for (const paint of paints) paint(shine);
    }
    this.watchLit(performance.now());
  }

  /** Paints a light now and whenever it changes; returns how to stop. */
  bind(led: number, paint: Paint): () => void {
    paint(this.shine(led));
    return join(this.paints, led, paint);
  }

  /** Tells whether a light is on, in any rhythm, now and whenever that changes; returns how to stop. */
  bindLit(led: number, watcher: (lit: boolean) => void): () => void {
    watcher(this.litNow[led] === 1);
    return join(this.litWatchers, led, watcher);
  }

  private shine(led: number): Shine {
    const at = led * BYTES;
    return shineOf(this.bytes[at]!, this.bytes[at + 1]!, this.bytes[at + 2]!);
  }

  private watchLit(now: number): void {
    clearTimeout(this.timer);
    let fading = false;
    for (const [led, watchers] of this.litWatchers) {
      const at = led * BYTES;
      const on = this.bytes[at]! + this.bytes[at + 1]! + this.bytes[at + 2]! > 0;
      if (on) this.lastLit[led] = now;
      const lit = on || now - this.lastLit[led]! < STAYS_LIT ? 1 : 0;
      if (lit && !on) fading = true;
      if (lit === this.litNow[led]) continue;
      this.litNow[led] = lit;
      for (const watcher of watchers) watcher(lit === 1);
    }
    if (fading) this.timer = window.setTimeout(() => this.watchLit(performance.now()), STAYS_LIT);
  }
}

function join<T>(map: Map<number, Set<T>>, led: number, one: T): () => void {
  const set = map.get(led) ?? new Set<T>();
  map.set(led, set.add(one));
  return () => void set.delete(one);
}

/** The page's lights. */
export const lights = new Lights();

/** Paints a light for as long as the component is there. `paint` may only touch elements that stay. */
export function useLight(led: number, paint: Paint): void {
  useLayoutEffect(() => lights.bind(led, paint), [led]);
}

/** Position in the LED chain of the n-th light of a group, or of a cell. */
export function ledOf(group: 'edges' | 'seats' | 'wells', n: number): number {
  return firstOf(ledGroups, group) + n;
}

export { ledOfCell };
