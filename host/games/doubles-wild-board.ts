import { COLUMNS, ROWS } from '../../shared/cells';
import { Field, FIRST_TOTAL } from '../../shared/doubles-wild';
import type { Rules } from '../rules/rules';

/**
 * A Doubles Wild board as text: rows by red totals, columns by blue ones, a letter for each seat (A is seat 0), a capital
 * where the marble is protected.
 */
export function drawBoard(rules: Rules): string {
  const totals = Array.from({ length: COLUMNS }, (_, column) => String(column + FIRST_TOTAL).padStart(2));
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const cells = Array.from({ length: COLUMNS }, (_, column) => {
      const cell = row * COLUMNS + column;
      const owner = rules.read(Field.Owner, cell);
      if (owner === 0) return ' ·';
      const letter = 'abcd'[owner - 1] ?? '?';
      return ` ${rules.read(Field.Protected, cell) === 1 ? letter.toUpperCase() : letter}`;
    });
    return `${String(row + FIRST_TOTAL).padStart(4)} ${cells.join(' ')}`;
  });
  return [`     ${totals.join(' ')}`, ...lines].join('\n');
}
