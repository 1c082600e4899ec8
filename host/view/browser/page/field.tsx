import { cellPitch } from '../../../../hardware/description';
import type { TableView } from '../../view';
import { boardSize, cells, edgeMarks, isInPlay, pocketRadius, rimWidth, viewBox } from './geometry';

const outer = {
  x: -rimWidth,
  y: -rimWidth,
  width: boardSize + 2 * rimWidth,
  height: boardSize + 2 * rimWidth,
};
const span = { from: cells[0]!.x, to: boardSize - cells[0]!.x };

type Game = TableView['game'];

/** What a game's overlay prints where pieces lie. */
const overlays: Readonly<Record<Game, preact.ComponentChildren>> = {
  'doubles-wild': (
    <>
      <g class="printed-lines">
        {cells.slice(0, 9).map(({ x }) => (
          <path key={x} d={`M${x} 24 V${span.to + 22} M24 ${x} H${span.to + 22}`} />
        ))}
      </g>
      {cells.map(({ cell, x, y }) => (
        <g key={cell}>
          <circle cx={x} cy={y} r={pocketRadius + 1.2} fill="url(#pocket-lip)" />
          <circle cx={x} cy={y} r={pocketRadius} fill="url(#pocket)" />
        </g>
      ))}
    </>
  ),
  doce: <Squares />,
  doppio: <path class="printed-border" d={borderAt(34)} />,
  'double-trouble': <path class="printed-border" d={borderAt(34)} />,
};

/** The grid of DOCE: squares of cloth between brass-coloured lines, and a light under each. */
function Squares() {
  const squares = cells.filter(({ cell }) => isInPlay('doce', cell));
  const half = cellPitch / 2;
  const first = squares[0]!;
  const last = squares[squares.length - 1]!;
  const size = last.x - first.x + cellPitch;
  return (
    <>
      <rect x={first.x - half} y={first.y - half} width={size} height={size} class="printed-grid" />
      {squares.map(({ cell, x, y }) => (
        <rect
          key={cell}
          x={x - half + 1.5}
          y={y - half + 1.5}
          width={cellPitch - 3}
          height={cellPitch - 3}
          rx="3"
          class="printed-square"
        />
      ))}
      <rect
        x={first.x - half - 4}
        y={first.y - half - 4}
        width={size + 8}
        height={size + 8}
        rx="4"
        class="printed-frame"
      />
    </>
  );
}

/** A square line so far from the playfield's border. Millimetres. */
function borderAt(inset: number): string {
  return `M${inset} ${inset} H${boardSize - inset} V${boardSize - inset} H${inset} Z`;
}

/** The numbers of the DOCE grid, and the game's name in the room below. */
function GridNumbers() {
  const squares = cells.filter(({ cell }) => isInPlay('doce', cell));
  const first = squares[0]!;
  const beside = cellPitch / 2 + 13;
  return (
    <g class="printed">
      {squares.slice(0, 5).map(({ x }, n) => (
        <text key={n} x={x} y={first.y - beside} class="printed-top">
          {n + 1}
        </text>
      ))}
      {squares.slice(0, 5).map(({ x }, n) => (
        <text key={n} x={first.x - beside} y={x} class="printed-left">
          {n + 1}
        </text>
      ))}
      <text x={boardSize / 2} y={boardSize - first.y + cellPitch * 1.25} class="printed-title">
        Doce
      </text>
    </g>
  );
}

/** The playfield without anything on it: rim, cloth, printed overlay, pockets. It never changes during a game. */
function fieldOf(game: Game) {
  return (
    <svg class="field" viewBox={viewBox} aria-hidden="true">
      <defs>
        <linearGradient id="lip" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#1b0f07" />
          <stop offset="0.5" stop-color="#3d2411" />
          <stop offset="1" stop-color="#7a4d29" />
        </linearGradient>
        <radialGradient id="cloth" cx="0.42" cy="0.36" r="0.8">
          <stop offset="0" stop-color="#273530" />
          <stop offset="0.6" stop-color="#1c2723" />
          <stop offset="1" stop-color="#121a17" />
        </radialGradient>
        <radialGradient id="pocket" cx="0.5" cy="0.6" r="0.62">
          <stop offset="0" stop-color="#141c19" />
          <stop offset="0.7" stop-color="#0a0f0d" />
          <stop offset="1" stop-color="#030504" />
        </radialGradient>
        <linearGradient id="pocket-lip" x1="0.25" y1="0" x2="0.75" y2="1">
          <stop offset="0" stop-color="#000" stop-opacity="0.85" />
          <stop offset="0.5" stop-color="#2c3a35" />
          <stop offset="1" stop-color="#60756c" />
        </linearGradient>
        <filter id="felt" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
          <feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves={1} seed={3} />
          <feColorMatrix type="matrix" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 0.95  0 0.28 0 0 -0.1" />
          <feMerge>
            <feMergeNode in="SourceGraphic" />
            <feMergeNode />
          </feMerge>
        </filter>
      </defs>
      <rect {...outer} rx="9" fill="url(#lip)" />
      <rect x="-7" y="-7" width={boardSize + 14} height={boardSize + 14} rx="5" fill="#0a0d0c" />
      <rect
        x="-6"
        y="-6"
        width={boardSize + 12}
        height={boardSize + 12}
        rx="4"
        fill="url(#cloth)"
        filter="url(#felt)"
      />
      <rect x="-6" y="-6" width={boardSize + 12} height={boardSize + 12} rx="4" class="inlay" />
      <g class="printed">
        {edgeMarks[game].map(({ light, text, side, textX, textY }) => (
          <text key={light} x={textX} y={textY} class={`printed-${side}`}>
            {text}
          </text>
        ))}
      </g>
      {edgeMarks[game].map(({ light, x, y }) => (
        <circle key={light} cx={x} cy={y} r="3.2" class="lamp-hole" />
      ))}
      {overlays[game]}
      {game === 'doce' ? <GridNumbers /> : null}
    </svg>
  );
}

/** By game: the empty playfield. */
export const fields: Readonly<Record<Game, preact.JSX.Element>> = {
  'doubles-wild': fieldOf('doubles-wild'),
  doce: fieldOf('doce'),
  doppio: fieldOf('doppio'),
  'double-trouble': fieldOf('double-trouble'),
};
