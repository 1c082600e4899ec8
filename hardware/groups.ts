/** Consecutive places of a chain that belong together: where they start and how many there are. */
export interface InputGroup {
  readonly name: string;
  readonly first: number;
  readonly count: number;
  readonly meaning: string;
}

/** Groups in the order of their chain; each begins where the one before ends. */
export function layGroups(rows: readonly (readonly [string, number, string])[]): InputGroup[] {
  let first = 0;
  return rows.map(([name, count, meaning]) => {
    const group = { name, first, count, meaning };
    first += count;
    return group;
  });
}

/** First position of a group. Throws for an unknown name: a mistake in this program, not in its input. */
export function firstOf(groups: readonly InputGroup[], name: string): number {
  const group = groups.find((candidate) => candidate.name === name);
  if (!group) throw new Error(`hardware description has no group called ${name}`);
  return group.first;
}

/** How many places a group has; 0 where the table has no such group. */
export function countOf(groups: readonly InputGroup[], name: string): number {
  return groups.find((group) => group.name === name)?.count ?? 0;
}

/** How many places all groups have together. */
export function sumOf(groups: readonly InputGroup[]): number {
  return groups.reduce((sum, group) => sum + group.count, 0);
}

/** Position in the light chain of a cell, laid in a serpentine: even rows left to right, odd rows right to left. */
export function serpentine(cell: number, columns: number): number {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  return row * columns + (row % 2 === 0 ? column : columns - 1 - column);
}
