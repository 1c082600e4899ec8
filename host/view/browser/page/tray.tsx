import type { SeatView, TableView } from '../../view';
import { Domino, nameOfTile } from './doppio/domino';
import type { Hands } from './hands';
import { Bead } from './marble';
import { Picture } from './piece';
import type { Words } from './words';

interface TrayProps {
  readonly view: TableView;
  readonly seat: SeatView;
  readonly hands: Hands;
  readonly words: Words;
  readonly looksAt: number | null;
  onLook(seat: number): void;
}

/** What a seat has left to play. What a click does there depends on the game. */
export function Tray(props: TrayProps) {
  switch (props.view.game) {
    case 'doubles-wild':
      return <Marbles {...props} />;
    case 'doce':
      return <Dice {...props} />;
    case 'doppio':
      return <Tiles {...props} />;
    case 'double-trouble':
      return null;
  }
}

/** Marbles: a click takes one, or puts the one in the hand back. */
function Marbles({ seat: { seat, name, supply }, hands, words }: TrayProps) {
  return (
    <button
      type="button"
      class="tray"
      data-tray={seat}
      aria-label={`${name} ${words.tray}, ${supply} ${words.marbles}`}
      onClick={() => hands.tray(seat)}
      onPointerDown={(event) => hands.grasp(event, { seat, face: null, cell: null, tile: null })}
    >
      <span class="beads" aria-hidden="true">
        {Array.from({ length: supply }, (_, n) => (
          <Bead key={n} seat={seat} />
        ))}
      </span>
      <Supply count={supply} />
    </button>
  );
}

/** Dice: a click lays these out to choose a face from, or puts the one in the hand back. */
function Dice({ view, seat: { seat, name, supply }, hands, words }: TrayProps) {
  const hasBlocker = view.doce?.blockers[seat] === true;
  return (
    <button
      type="button"
      class="tray tray-dice"
      data-tray={seat}
      aria-label={words.doce.supply(name, supply, hasBlocker)}
      onClick={() => hands.tray(seat)}
    >
      <span class="beads" aria-hidden="true">
        {Array.from({ length: supply }, (_, n) => (
          <Picture key={n} piece={{ seat, face: (n % 6) + 1 }} />
        ))}
        {hasBlocker ? <Picture piece={{ seat, face: 0 }} class="bead spare-blocker" /> : null}
      </span>
      <Supply count={supply} />
    </button>
  );
}

/** Tiles: their backs, or, once they have been shown, their faces. A click looks at them, in this window only. */
function Tiles({ view, seat: { seat, name, supply }, words, looksAt, onLook }: TrayProps) {
  const shown = view.doppio?.shown[seat] ?? [];
  const count = view.doppio?.hands[seat] ?? supply;
  const backs = Math.max(0, count - shown.length);
  const label =
    shown.length > 0
      ? `${words.doppio.shown(name)} ${shown.map(nameOfTile).join(', ')}`
      : `${words.doppio.look(name)}, ${words.doppio.tiles(count)}`;
  return (
    <button
      type="button"
      class={`tray tray-tiles ${count > 10 ? 'many' : ''}`}
      aria-label={label}
      aria-pressed={looksAt === seat}
      onClick={() => onLook(seat)}
    >
      <span class="beads" aria-hidden="true">
        {shown.map((tile) => (
          <Domino key={nameOfTile(tile)} tile={tile} class="domino shown" />
        ))}
        {Array.from({ length: backs }, (_, n) => (
          <Domino key={n} class="domino standing" />
        ))}
      </span>
      <Supply count={count} />
    </button>
  );
}

function Supply({ count }: { count: number }) {
  return (
    <span class="supply" aria-hidden="true">
      {count}
    </span>
  );
}
