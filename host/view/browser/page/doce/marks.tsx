import type { DoceView, TableView } from '../../../view';
import { cells, viewBox } from '../geometry';
import { markOf } from '../marble';
import type { Words } from '../words';

/** What is said of the last line: a bar of light under each die of it. Lies below the dice. */
export function DoceMarks({ doce }: { doce: DoceView }) {
  return (
    <svg class="doce-line" viewBox={viewBox} aria-hidden="true">
      {doce.line.map((cell) => {
        const { x, y } = cells[cell]!;
        return (
          <g key={cell} transform={`translate(${x} ${y})`}>
            <rect x="-20" y="-20" width="40" height="40" rx="3" class="line-square" />
            <rect x="-14.5" y="15.6" width="29" height="3.6" rx="1.8" class="line-bar" />
          </g>
        );
      })}
    </svg>
  );
}

/** The small disc on a seat's die that keeps the squares around it free. It leaves the pips in sight. */
export function Marker({ seat }: { seat: number }) {
  return (
    <g class="marker" transform="translate(14 -14)">
      <circle cx="0.7" cy="1.2" r="6.6" class="marker-shadow" />
      <circle r="6" fill={`var(--seat-${seat})`} class="marker-disc" />
      <path d={markOf(seat)} transform="scale(0.55)" class="marker-mark" />
    </g>
  );
}

/** What lies on a square, in words. */
export function squareText({ pieces, seats, doce }: TableView, cell: number, words: Words): string {
  const piece = pieces[cell] ?? null;
  const owner = seats.find(({ seat }) => seat === piece?.seat);
  if (!piece || !owner) return words.empty;
  return [
    words.doce.piece(owner.name, piece.face ?? 0),
    ...(doce?.marked[piece.seat] === cell ? [words.doce.marked] : []),
    ...(doce?.line.includes(cell) ? [words.doce.winning] : []),
  ].join(', ');
}
