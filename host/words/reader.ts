/** Words that could not be read: a code in kebab case, and a sentence that says what, where and what would be right. */
export interface Refused {
  readonly code: string;
  readonly message: string;
}

export function isRefused(value: unknown): value is Refused {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value;
}

/** Any single object out of JSON, or null when it is something else. */
export function asObject(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

const LONGEST_SHOWN_TEXT = 40;
const LONGEST_SHOWN_LIST = 6;

/** A value out of JSON as a message shows it: never long, however large or deeply nested it is. */
export function shown(value: unknown, depth = 2): string {
  if (typeof value === 'string')
    return JSON.stringify(
      value.length > LONGEST_SHOWN_TEXT ? `${value.slice(0, LONGEST_SHOWN_TEXT)}…` : value,
    );
  if (!Array.isArray(value)) return asObject(value) ? '{…}' : String(value);
  if (depth === 0) return '[…]';
  const items = value.slice(0, LONGEST_SHOWN_LIST).map((item) => shown(item, depth - 1));
  return `[${[...items, ...(value.length > LONGEST_SHOWN_LIST ? ['…'] : [])].join(',')}]`;
}

/**
 * Reads the fields of an object one by one and remembers the first thing that is wrong; `done` then refuses with it, and
 * also refuses fields that nobody asked for.
 */
export function reader(object: Readonly<Record<string, unknown>>) {
  const asked = new Set<string>();
  let refused: Refused | null = null;
  const refuse = (code: string, message: string): Refused => (refused ??= { code, message });
  const take = (name: string): unknown => {
    asked.add(name);
    return Object.hasOwn(object, name) ? object[name] : undefined;
  };
  const wrong = (code: string, name: string, expected: string): void => {
    const given = take(name);
    refuse(
      code,
      `"${name}" must be ${expected}${given === undefined ? '; it is missing' : `, not ${shown(given)}`}`,
    );
  };
  const isFace = (face: unknown) => Number.isInteger(face) && (face as number) >= 1 && (face as number) <= 6;

  return {
    refuse,
    has: (name: string) => take(name) !== undefined,
    text(name: string): string {
      const value = take(name);
      return typeof value === 'string' ? value : '';
    },
    integer(name: string, from: number, to: number, code = 'bad-fields'): number {
      const value = take(name);
      if (Number.isInteger(value) && (value as number) >= from && (value as number) <= to)
        return value as number;
      wrong(code, name, `a whole number from ${from} to ${to}`);
      return from;
    },
    optionalInteger(name: string, from: number, to: number, code = 'bad-fields'): number | undefined {
      return take(name) === undefined ? undefined : this.integer(name, from, to, code);
    },
    optionalBoolean(name: string): boolean | undefined {
      const value = take(name);
      if (value === undefined || typeof value === 'boolean') return value;
      wrong('bad-fields', name, 'true or false');
      return undefined;
    },
    /** Faces 1 … 6; with `orNull`, null (a die that was kept) becomes 0. */
    dice(name: string, count: number, { orNull = false } = {}): number[] {
      const value = take(name);
      const isGood =
        Array.isArray(value) &&
        value.length === count &&
        value.every((face) => isFace(face) || (orNull && face === null));
      if (isGood) return value.map((face: number | null) => face ?? 0);
      wrong(
        'bad-dice',
        name,
        `${count} dice showing 1 to 6${orNull ? ', null for a die that was kept' : ''}`,
      );
      return Array.from({ length: count }, () => 1);
    },
    booleans(name: string, count: number, code = 'bad-choice'): boolean[] {
      const value = take(name);
      if (Array.isArray(value) && value.length === count && value.every((item) => typeof item === 'boolean'))
        return value;
      wrong(code, name, `${count} times true or false`);
      return Array.from({ length: count }, () => false);
    },
    oneOf<Name extends string>(
      name: string,
      table: Readonly<Record<Name, number>>,
      code = 'bad-choice',
    ): number {
      const value = take(name);
      if (typeof value === 'string' && Object.hasOwn(table, value)) return table[value as Name];
      wrong(code, name, `one of ${Object.keys(table).join(', ')}`);
      return 0;
    },
    /** An array of `count` whole numbers from `from` to `to`. */
    integers(name: string, count: number, from: number, to: number): number[] {
      const value = take(name);
      const isGood =
        Array.isArray(value) &&
        value.length === count &&
        value.every((item) => Number.isInteger(item) && item >= from && item <= to);
      if (isGood) return value as number[];
      wrong('bad-fields', name, `${count} whole numbers from ${from} to ${to}`);
      return Array.from({ length: count }, () => from);
    },
    /** The result, unless something was wrong or a field was never asked for. */
    done<Result>(result: Result): Result | Refused {
      const unknown = Object.keys(object).find((name) => !asked.has(name));
      if (unknown !== undefined) refuse('bad-fields', `${shown(unknown)} is not a field of this; remove it`);
      return refused ?? result;
    },
  };
}
