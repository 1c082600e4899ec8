import type { TableView } from '../../../view';
import type { Words } from '../words';
import { Domino } from './domino';

interface StockProps {
  readonly view: TableView;
  readonly words: Words;
}

/** How many backs of the boneyard are drawn; the number tells the rest. */
const BACKS_SHOWN = 10;

/** The boneyard: a heap of tiles, face down. A click draws one. */
export function Boneyard({ view, words, onDraw }: StockProps & { onDraw(): void }) {
  const { boneyard } = view.doppio!;
  const actor = view.seats.find(({ seat }) => seat === view.actor);
  const label = [
    words.doppio.boneyard,
    words.doppio.tiles(boneyard),
    ...(actor ? [words.doppio.draw(actor.name)] : []),
  ].join(', ');
  return (
    <div class="stock boneyard">
      <button
        type="button"
        class="heap"
        aria-label={label}
        aria-disabled={!actor}
        aria-keyshortcuts="d"
        onClick={onDraw}
      >
        <span class="heap-tiles" aria-hidden="true">
          {Array.from({ length: Math.min(boneyard, BACKS_SHOWN) }, (_, n) => (
            <Domino key={n} class={`domino heaped heaped-${n}`} />
          ))}
        </span>
        <span class="stock-label" aria-hidden="true">
          {words.doppio.boneyard} <b>{boneyard}</b>
        </span>
      </button>
    </div>
  );
}

/** Where one tile is laid, face down, for the table to know it. */
export function Pad({ view, words, onTakeBack }: StockProps & { onTakeBack(seat: number): void }) {
  const { pad } = view.doppio!;
  const owner = view.seats.find(({ seat }) => seat === pad);
  return (
    <section
      class={`stock pad ${owner ? 'holds' : ''}`}
      aria-label={`${words.doppio.pad}: ${owner ? words.doppio.padHolds(owner.name) : words.doppio.padEmpty}`}
      data-pad=""
    >
      <span class="pad-place" aria-hidden="true">
        {owner ? <Domino class="domino on-pad" /> : <span class="pad-empty" />}
      </span>
      {owner ? (
        <button type="button" class="pad-back" onClick={() => onTakeBack(owner.seat)}>
          {words.doppio.takeFromPad}
        </button>
      ) : (
        <span class="stock-label" aria-hidden="true">
          {words.doppio.pad}
        </span>
      )}
    </section>
  );
}
