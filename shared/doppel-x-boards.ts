/**
 * The four boards of Doppel X as areas on the 9 × 9 cells (DX-boards). The rulebook gives no geometry: these are our own. Board I
 * is mostly 1x, with 2x and 3x near the holes; each later board is harder.
 *
 *     1 2 3   1x (blue), 2x (red), 3x (yellow)
 *     0       no score
 *     -       −1 chip
 *     o       hole
 *     s       the spinner's place, which is "no score" (DX-spinner)
 */
export const boards: readonly (readonly string[])[] = [
  [
    '111111111',
    '112211111',
    '12o311221',
    '1232123o2',
    '111111221',
    '122111111',
    '2o3212321',
    '122112o21',
    '111111211',
  ],
  [
    '111000111',
    '121101121',
    '1o21112o1',
    '0311-1130',
    '001-o-100',
    '0311-1130',
    '1o21112o1',
    '121101121',
    '111000111',
  ],
  [
    '0111o1110',
    '1o21112o1',
    '1230-0321',
    '1100s0011',
    '-0-sss-0-',
    '1100s0011',
    '1230-0321',
    '1o21112o1',
    '0111o1110',
  ],
  [
    '-01o1o10-',
    '0o31013o0',
    '13-0-0-31',
    'o100s001o',
    '10-sss-01',
    'o100s001o',
    '13-0-0-31',
    '0o31013o0',
    '-01o1o10-',
  ],
];

/** The letters of a board: what each area is called. */
export const boardLetters = {
  '1': 'One',
  '2': 'Two',
  '3': 'Three',
  '0': 'NoScore',
  '-': 'Minus',
  o: 'Hole',
  s: 'NoScore',
} as const;

/** The letter of the spinner's place. */
export const SPINNER_LETTER = 's';
