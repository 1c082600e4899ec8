/** Something that hands cannot do: a second marble into a pocket, lifting from an empty one. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}
