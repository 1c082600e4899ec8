/**
 * What is cut, drilled or engraved into a panel, or only written beside it. Millimetres, to the right and down.
 *
 *     cut       the outline and openings
 *     drill     round holes, by their diameter
 *     engrave   lines on the surface: what lies where
 *     note      for people: names, crosses; no tool follows it
 */
export type Layer = 'cut' | 'drill' | 'engrave' | 'note';

export type Shape =
  | {
      readonly kind: 'circle';
      readonly layer: Layer;
      readonly x: number;
      readonly y: number;
      readonly radius: number;
    }
  | {
      readonly kind: 'rectangle';
      readonly layer: Layer;
      /** Its top left corner. */
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly kind: 'line';
      readonly layer: Layer;
      readonly x: number;
      readonly y: number;
      readonly toX: number;
      readonly toY: number;
    }
  | {
      readonly kind: 'text';
      readonly layer: 'note';
      /** The middle of the text. */
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly text: string;
    };

/** A panel or another drawing at its true size. `left` and `top`: where its corner lies from the playfield's. */
export interface Panel {
  readonly name: string;
  readonly title: string;
  readonly material: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Estimated price in euro, cut. */
  readonly price: number;
  readonly shapes: readonly Shape[];
}

/** A hole with a cross at its centre, as a drill template has it. */
export function hole(x: number, y: number, diameter: number): Shape[] {
  return [{ kind: 'circle', layer: 'drill', x, y, radius: diameter / 2 }, ...cross(x, y)];
}

/** A small cross. */
export function cross(x: number, y: number): Shape[] {
  const arm = 2;
  return [
    { kind: 'line', layer: 'note', x: x - arm, y, toX: x + arm, toY: y },
    { kind: 'line', layer: 'note', x, y: y - arm, toX: x, toY: y + arm },
  ];
}

/** A rectangle round its middle. */
export function opening(layer: Layer, x: number, y: number, width: number, height: number): Shape {
  return { kind: 'rectangle', layer, x: x - width / 2, y: y - height / 2, width, height };
}

export function note(x: number, y: number, text: string, size = 3): Shape {
  return { kind: 'text', layer: 'note', x, y, size, text };
}
