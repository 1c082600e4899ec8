import type { PieceView } from '../../../view';
import { pips } from '../pips';

/** Edge of a die in millimetres. */
const EDGE = 29;
const PIP_STEP = 7.6;

/** The two kinds of die: the first seat's black with white pips, the second one's white with black pips. */
const kinds = ['black', 'white'] as const;

/** Which of the two kinds of die a seat has. */
export function kindOf(seat: number): (typeof kinds)[number] {
  return kinds[seat % 2]!;
}

/** What dice are painted with, defined once. */
export function DieDefinitions() {
  return (
    <>
      <linearGradient id="die-black" x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stop-color="#3d3d42" />
        <stop offset="0.35" stop-color="#1d1d20" />
        <stop offset="1" stop-color="#08080a" />
      </linearGradient>
      <radialGradient id="die-shadow">
        <stop offset="0.5" stop-color="#000" stop-opacity="0.7" />
        <stop offset="1" stop-color="#000" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="die-white" x1="0.1" y1="0" x2="0.9" y2="1">
        <stop offset="0" stop-color="#fffdf6" />
        <stop offset="0.45" stop-color="#f1eadb" />
        <stop offset="1" stop-color="#cfc4ac" />
      </linearGradient>
    </>
  );
}

/** A die that lies still, seen from above, around the origin. A blocker bears a cross instead of pips. */
export function StillDie({ piece: { seat, face } }: { piece: PieceView }) {
  const kind = kindOf(seat);
  return (
    <g class={`still-die die-of-${kind}`}>
      <rect
        x={-EDGE / 2}
        y={-EDGE / 2}
        width={EDGE}
        height={EDGE}
        rx="5"
        fill={`url(#die-${kind})`}
        class="die-body"
      />
      <rect
        x={-EDGE / 2 + 1.9}
        y={-EDGE / 2 + 1.9}
        width={EDGE - 3.8}
        height={EDGE - 3.8}
        rx="3.6"
        class={`die-ring ring-${seat}`}
        stroke={`var(--seat-${seat})`}
      />
      {face === 0 ? (
        <path class="die-cross" d="M-6.5 -6.5 L6.5 6.5 M6.5 -6.5 L-6.5 6.5" />
      ) : (
        pips[face ?? 0]!.map(([row, column]) => (
          <circle
            key={`${row}${column}`}
            class="die-pip"
            cx={(column - 1) * PIP_STEP}
            cy={(row - 1) * PIP_STEP}
            r="2.7"
          />
        ))
      )}
    </g>
  );
}
