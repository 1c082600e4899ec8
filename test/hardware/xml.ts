/** An element with its attributes, numbers as text. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const token = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|(<)/g;
const entity = /&(?!(?:amp|lt|gt|quot|#\d+);)/;

/** The elements of an XML text in order. Throws where a tag is malformed, left open or closed twice, or a text has a bare &. */
export function elementsOf(xml: string): Element[] {
  const open: string[] = [];
  const elements: Element[] = [];
  for (const [whole, closes, name, attributes, isEmpty, , broken] of xml.matchAll(token)) {
    if (broken) throw new Error('a tag is malformed');
    if (entity.test(whole)) throw new Error(`a bare & in ${whole}`);
    if (!name) continue;
    if (closes) {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last ?? 'nothing'}>`);
      continue;
    }
    if (!isEmpty) open.push(name);
    const pairs = [...attributes!.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]);
    if (new Set(pairs.map(([key]) => key)).size !== pairs.length)
      throw new Error(`<${name}> has an attribute twice`);
    elements.push({ name, attributes: Object.fromEntries(pairs) });
  }
  if (open.length > 0) throw new Error(`<${open.pop()}> is left open`);
  return elements;
}

/** The middles of all circles of a radius, in the drawing's units. */
export function circlesOf(xml: string, radius: number): { x: number; y: number }[] {
  return elementsOf(xml)
    .filter(({ name, attributes }) => name === 'circle' && Number(attributes['r']) === radius)
    .map(({ attributes }) => ({ x: Number(attributes['cx']), y: Number(attributes['cy']) }));
}

/** The middles of all rectangles of a size. */
export function rectanglesOf(xml: string, width: number, height: number): { x: number; y: number }[] {
  const same = (text: string | undefined, size: number) => Math.abs(Number(text) - size) < 0.01;
  return elementsOf(xml)
    .filter(
      ({ name, attributes: { width: w, height: h } }) => name === 'rect' && same(w, width) && same(h, height),
    )
    .map(({ attributes }) => ({
      x: Number(attributes['x']) + width / 2,
      y: Number(attributes['y']) + height / 2,
    }));
}
