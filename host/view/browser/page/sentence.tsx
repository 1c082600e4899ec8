import { partsOf } from './asked';
import type { Words } from './words';

/** A sentence of the table. Where it names a button or a line of the board, it shows what that looks like there. */
export function Sentence({ text, words }: { text: string; words: Words }) {
  return (
    <span class="sentence">
      {partsOf(text, words).map(({ text: piece, part }, index) =>
        part === null ? (
          piece
        ) : (
          <span key={index} class={`says-${part}`}>
            {piece}
          </span>
        ),
      )}
    </span>
  );
}
