import type { SeatView } from '../../view';
import { DieDefinitions } from './doce/die';
import { TileDefinitions } from './doppio/domino';
import { marbleRadius as R } from './geometry';

/**
 * Each seat's engraving: colour must not be the only thing that tells marbles apart. Paths in a square of ±6 around the
 * marble's middle, drawn as strokes.
 */
const marks = [
  'M0 -2 A2 2 0 1 1 -0.01 -2 Z M0 -0.8 A0.8 0.8 0 1 1 -0.01 -0.8 Z',
  'M0 -4.6 A4.6 4.6 0 1 1 -0.01 -4.6 Z',
  'M-5 0 H5',
  'M-4 -4 L4 4 M4 -4 L-4 4',
  'M0 -5 L4.6 3.4 H-4.6 Z',
  'M-4 -4 H4 V4 H-4 Z',
  'M-5 2.6 L0 -3 L5 2.6',
  'M-4.6 -2.6 H4.6 M-4.6 2.6 H4.6',
];

/** A seat's mark as a path, for marbles and for name plates. */
export function markOf(seat: number): string {
  return marks[seat % marks.length]!;
}

const mix = (colour: string, part: number, other: string): string =>
  `color-mix(in oklab, ${colour} ${part}%, ${other})`;

/** What pieces are made of, defined once and used by reference wherever one lies. */
export function PieceDefinitions({ seats }: { seats: readonly SeatView[] }) {
  return (
    <svg class="definitions" aria-hidden="true">
      <defs>
        <radialGradient id="marble-shade" cx="0.36" cy="0.3" r="0.78">
          <stop offset="0.55" stop-color="#000" stop-opacity="0" />
          <stop offset="0.86" stop-color="#000" stop-opacity="0.34" />
          <stop offset="1" stop-color="#000" stop-opacity="0.62" />
        </radialGradient>
        <radialGradient id="marble-shadow">
          <stop offset="0.55" stop-color="#000" stop-opacity="0.75" />
          <stop offset="1" stop-color="#000" stop-opacity="0" />
        </radialGradient>
        <radialGradient id="marble-highlight">
          <stop offset="0" stop-color="#fff" stop-opacity="0.95" />
          <stop offset="0.45" stop-color="#fff" stop-opacity="0.5" />
          <stop offset="1" stop-color="#fff" stop-opacity="0" />
        </radialGradient>
        <DieDefinitions />
        <TileDefinitions />
        {seats.map((seat) => (
          <Definition key={seat.seat} seat={seat} />
        ))}
      </defs>
    </svg>
  );
}

function Definition({ seat: { seat, colour } }: { seat: SeatView }) {
  return (
    <>
      <radialGradient id={`marble-body-${seat}`} cx="0.4" cy="0.34" r="0.72">
        <stop offset="0" style={{ stopColor: mix(colour, 62, 'white') }} />
        <stop offset="0.38" style={{ stopColor: colour }} />
        <stop offset="1" style={{ stopColor: mix(colour, 62, 'black') }} />
      </radialGradient>
      <radialGradient id={`marble-bounce-${seat}`}>
        <stop offset="0" style={{ stopColor: mix(colour, 45, 'white') }} stop-opacity="0.75" />
        <stop offset="1" style={{ stopColor: colour }} stop-opacity="0" />
      </radialGradient>
      <g id={`marble-${seat}`}>
        <circle r={R} fill={`url(#marble-body-${seat})`} />
        <circle r={R} fill="url(#marble-shade)" />
        {/* Light that has gone through the glass gathers opposite to where it came in. */}
        <ellipse
          cx={R * 0.34}
          cy={R * 0.46}
          rx={R * 0.5}
          ry={R * 0.36}
          transform={`rotate(-38 ${R * 0.34} ${R * 0.46})`}
          fill={`url(#marble-bounce-${seat})`}
        />
        <path d={markOf(seat)} class="engraved-light" transform="translate(0.7 0.8)" />
        <path d={markOf(seat)} class="engraved-dark" />
        <ellipse
          cx={-R * 0.36}
          cy={-R * 0.5}
          rx={R * 0.34}
          ry={R * 0.22}
          transform={`rotate(-32 ${-R * 0.36} ${-R * 0.5})`}
          fill="url(#marble-highlight)"
        />
      </g>
    </>
  );
}

/** One marble, in the coordinates of the drawing around it. */
export function Marble({ seat, x = 0, y = 0 }: { seat: number; x?: number; y?: number }) {
  return <use href={`#marble-${seat}`} x={x} y={y} />;
}

/** A marble as a picture of its own, for trays and for the hand. */
export function Bead({ seat, class: name = 'bead' }: { seat: number; class?: string }) {
  return (
    <svg class={name} viewBox="-17 -17 34 34" aria-hidden="true">
      <circle cx="1.6" cy="2.6" r="15.4" fill="url(#marble-shadow)" />
      <Marble seat={seat} />
    </svg>
  );
}

/** A seat's mark alone. */
export function Mark({ seat }: { seat: number }) {
  return (
    <svg class="mark" viewBox="-7 -7 14 14" aria-hidden="true">
      <path d={markOf(seat)} />
    </svg>
  );
}
