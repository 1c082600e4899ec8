import { useEffect, useRef } from 'preact/hooks';
import type { SeatView, TileView } from '../../../view';
import type { Hands } from '../hands';
import type { Words } from '../words';
import { Domino, nameOfTile } from './domino';

interface RackProps {
  readonly seat: SeatView;
  readonly tiles: readonly TileView[];
  readonly hands: Hands;
  readonly words: Words;
  onPad(tile: TileView): void;
  onClose(): void;
}

/** More tiles than this stand in a second row on a narrow page, unless they are drawn smaller. */
const MANY = 7;

/** The tiles of the seat that this visitor looks at, at the visitor's edge of the table. */
export function Rack({ seat, tiles, hands, words, onPad, onClose }: RackProps) {
  const list = useRef<HTMLDivElement>(null);
  // Who opened it wants to choose: with the keyboard, too.
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [seat.seat]);
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const all = [...list.current!.querySelectorAll('button')];
    all[all.indexOf(event.target as HTMLButtonElement) + step]?.focus();
    event.preventDefault();
  };
  return (
    <section class="rack" aria-label={words.doppio.rack(seat.name)}>
      <header>
        <h2>{words.doppio.rack(seat.name)}</h2>
        <p>{words.doppio.rackHint}</p>
        <button type="button" class="rack-close" aria-label={words.doppio.lookAway} onClick={onClose}>
          ×
        </button>
      </header>
      <div class={`rack-tiles ${tiles.length > MANY ? 'many' : ''}`} ref={list} onKeyDown={walk}>
        {tiles.map((tile) => (
          <button
            key={nameOfTile(tile)}
            type="button"
            class={`rack-tile ${hands.dragged?.tile?.join() === tile.join() ? 'lifted' : ''}`}
            aria-label={words.doppio.onPad(nameOfTile(tile))}
            onClick={() => onPad(tile)}
            onPointerDown={(event) => hands.grasp(event, { seat: seat.seat, face: null, cell: null, tile })}
          >
            <Domino tile={tile} />
          </button>
        ))}
      </div>
    </section>
  );
}
