import type { TileView } from '../../../view';
import { pips } from '../pips';

/** Everything here is drawn in edges of half a tile: a tile lies from −1 to 1 across and from −½ to ½ down. */
const PIP_STEP = 0.27;
const PIP_RADIUS = 0.098;

/** A tile's name, as it is spoken: "3-5". */
export function nameOfTile([low, high]: TileView): string {
  return `${low}-${high}`;
}

/** What tiles are painted with, defined once. */
export function TileDefinitions() {
  return (
    <>
      <linearGradient id="tile-face" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#fffaf0" />
        <stop offset="0.5" stop-color="#f6ecd6" />
        <stop offset="1" stop-color="#e2d3b3" />
      </linearGradient>
      <linearGradient id="tile-back" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stop-color="#37424f" />
        <stop offset="0.5" stop-color="#232c37" />
        <stop offset="1" stop-color="#141a22" />
      </linearGradient>
      <radialGradient id="end-glow">
        <stop offset="0" stop-color="#fff3cf" stop-opacity="1" />
        <stop offset="0.35" stop-color="#ffd98a" stop-opacity="0.8" />
        <stop offset="1" stop-color="#ffb84a" stop-opacity="0" />
      </radialGradient>
    </>
  );
}

/** A tile's body, lying, with the paint of its upper side. */
function TileBody({ paint }: { paint: 'tile-face' | 'tile-back' }) {
  return (
    <rect
      x="-0.97"
      y="-0.47"
      width="1.94"
      height="0.94"
      rx="0.13"
      fill={`url(#${paint})`}
      class="tile-body"
    />
  );
}

/** A tile that lies face up, its first number on the left. */
export function OpenTile({ numbers: [left, right] }: { numbers: readonly [number, number] }) {
  return (
    <g class="tile-open">
      <TileBody paint="tile-face" />
      <path d="M0 -0.36 V0.36" class="tile-line" />
      <circle r="0.07" class="tile-pin" />
      <Pips number={left} x={-0.49} />
      <Pips number={right} x={0.49} />
    </g>
  );
}

/** Rows of pips run along the tile. */
function Pips({ number, x }: { number: number; x: number }) {
  return (
    <>
      {pips[number]!.map(([along, across]) => (
        <circle
          key={`${along}${across}`}
          class="tile-pip"
          cx={x + (along - 1) * PIP_STEP}
          cy={(across - 1) * PIP_STEP}
          r={PIP_RADIUS}
        />
      ))}
    </>
  );
}

/** A tile that lies face down. */
function TileBack() {
  return (
    <g class="tile-closed">
      <TileBody paint="tile-back" />
      <rect x="-0.84" y="-0.34" width="1.68" height="0.68" rx="0.08" class="tile-inlay" />
      <path d="M-0.24 0 L0 -0.2 L0.24 0 L0 0.2 Z" class="tile-inlay" />
    </g>
  );
}

/** A tile that stands upright as a picture of its own, its lower number on top; without a tile, a back. */
export function Domino({ tile = null, class: name = 'domino' }: { tile?: TileView | null; class?: string }) {
  return (
    <svg class={name} viewBox="-0.54 -1.04 1.08 2.08" aria-hidden="true">
      <g transform="rotate(90)">{tile ? <OpenTile numbers={tile} /> : <TileBack />}</g>
    </svg>
  );
}
