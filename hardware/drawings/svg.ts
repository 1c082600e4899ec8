/** Text as it may stand in SVG. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** An element. Attributes that are undefined are left out; numbers are written to a thousandth. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
  content = '',
): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : escape(value!)}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A number to a thousandth, without needless digits. */
export function short(value: number): string {
  return String(Math.round(value * 1_000) / 1_000);
}

export interface TextLook {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: 'bold';
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Degrees clockwise round its place. */
  readonly turn?: number;
  readonly family?: string;
}

/** Every drawing's type: fonts that PDF readers have, so that print and screen agree. */
const sans = 'Helvetica, Arial, sans-serif';

/** Text whose middle line (not its foot) is at y: some viewers ignore `dominant-baseline`, so it is moved down by hand. */
export function text(x: number, y: number, words: string, look: TextLook): string {
  const { size, fill = '#111', weight, anchor = 'middle', turn, family = sans } = look;
  const transform = turn ? `rotate(${short(turn)} ${short(x)} ${short(y)})` : undefined;
  return element(
    'text',
    {
      x,
      y: y + size * 0.35,
      'font-size': size,
      'font-family': family,
      'font-weight': weight,
      'text-anchor': anchor,
      fill,
      transform,
    },
    escape(words),
  );
}

/** A whole drawing whose units are millimetres. */
export function drawing(left: number, top: number, width: number, height: number, content: string): string {
  const size = `${short(width)}mm`;
  const viewBox = [left, top, width, height].map(short).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${short(height)}mm" viewBox="${viewBox}">${content}</svg>\n`;
}
