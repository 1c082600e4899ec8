import type { impossibleTexts } from '../../shared/catalogue';

/** Something that hands cannot do: a second marble into a pocket, lifting from an empty one. Said in words by host/words. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
  readonly args: readonly (number | string)[];

  constructor(
    readonly why: keyof typeof impossibleTexts,
    ...args: readonly (number | string)[]
  ) {
    super([why, ...args].join(' '));
    this.args = args;
  }
}
