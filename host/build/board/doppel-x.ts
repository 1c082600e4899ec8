import { boardLetters, boards } from '../../../shared/doppel-x-boards';
import { Zone } from '../../../shared/doppel-x';

/** AssemblyScript source with the Zone of each cell of each board of Doppel X, board after board. */
export function boardsSource(): string {
  const zones = boards.map((rows) =>
    [...rows.join('')].map((letter) => Zone[boardLetters[letter as keyof typeof boardLetters]]),
  );
  return `// Generated from shared/doppel-x-boards.ts.
/** Zones, 81 for each board of Doppel X. */
export const BOARD_ZONES: usize = memory.data<u8>([
${zones.map((board) => `  ${board.join(', ')},`).join('\n')}
]);
`;
}
