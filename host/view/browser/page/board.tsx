import { useEffect, useRef, useState } from 'preact/hooks';
import { COLUMNS } from '../../../../shared/cells';
import type { PieceView, TableView } from '../../view';
import { StillDie } from './doce/die';
import { DoceMarks, Marker, squareText } from './doce/marks';
import { Figure } from './doppio/figure';
import { fields } from './field';
import { cells, isInPlay, marbleRadius, nameOfCell, viewBox } from './geometry';
import { glow } from './glow';
import type { Hands } from './hands';
import { ledOfCell, lights, useLight } from './lights';
import { Marble } from './marble';
import type { Words } from './words';

interface BoardProps {
  readonly view: TableView;
  readonly hands: Hands;
  readonly words: Words;
}

/** The playfield with what lies on it, and the grid of pockets that hands and keys reach. */
export function Board({ view, hands, words }: BoardProps) {
  const shown = useRef(false);
  useEffect(() => void (shown.current = true), []);
  return (
    <div class="board" data-board="">
      {fields[view.game]}
      {glow}
      {view.doce ? <DoceMarks doce={view.doce} /> : null}
      {view.trouble ? <pre class="board-text">{view.trouble.text}</pre> : null}
      {view.doppio ? <Figure doppio={view.doppio} words={words} /> : null}
      <svg class="pieces" viewBox={viewBox} aria-hidden="true">
        {cells.map(({ cell, x, y }) => {
          const piece = view.pieces[cell] ?? null;
          if (piece === null) return null;
          const lifted = hands.dragged !== null && hands.dragged.cell === cell;
          const marked = view.doce?.marked[piece.seat] === cell;
          return (
            <Piece
              key={`${cell}-${piece.seat}-${piece.face}`}
              {...{ cell, piece, x, y, lifted, marked }}
              drops={shown.current}
            />
          );
        })}
      </svg>
      <Grid view={view} hands={hands} words={words} />
    </div>
  );
}

interface PieceProps {
  readonly cell: number;
  readonly piece: PieceView;
  readonly x: number;
  readonly y: number;
  /** While it is being dragged away, it is drawn at the pointer. */
  readonly lifted: boolean;
  /** Whether it carries its seat's marker. */
  readonly marked: boolean;
  /** False for the pieces that lay there when the page was opened. */
  readonly drops: boolean;
}

function Piece({ cell, piece, x, y, lifted, marked, drops }: PieceProps) {
  const [dropping] = useState(drops);
  const edge = useRef<SVGGElement>(null);
  useLight(ledOfCell(cell), ({ level, colour }) => {
    edge.current!.style.color = colour;
    edge.current!.style.opacity = String(level);
  });
  return (
    <g transform={`translate(${x} ${y})`} class={lifted ? 'lifted' : ''}>
      <g class={dropping ? 'dropping' : ''}>
        {piece.face === null ? (
          <circle cx="1.4" cy="2.2" r={marbleRadius + 0.6} fill="url(#marble-shadow)" opacity="0.7" />
        ) : (
          <rect x="-15" y="-13.5" width="33" height="33" rx="7" fill="url(#die-shadow)" />
        )}
        {piece.face === null ? <Marble seat={piece.seat} /> : <StillDie piece={piece} />}
        {/* The light below shines around the piece and a little into it. */}
        <g ref={edge} class="marble-edge">
          {piece.face === null ? (
            <>
              <circle r={marbleRadius - 0.5} />
              <circle r={marbleRadius + 0.7} />
            </>
          ) : (
            <rect x="-15.3" y="-15.3" width="30.6" height="30.6" rx="5.6" />
          )}
        </g>
        {marked ? <Marker seat={piece.seat} /> : null}
      </g>
    </g>
  );
}

function Grid({ view, hands, words }: BoardProps) {
  const rows = Array.from({ length: view.pieces.length / COLUMNS }, (_, row) => row);
  const isThere = (cell: number): boolean =>
    isInPlay(view.game, cell) || (view.pieces[cell] ?? null) !== null;
  if (!cells.some(({ cell }) => isThere(cell))) return null;
  return (
    <div
      class="grid"
      role="grid"
      aria-label={words.board}
      aria-rowcount={rows.length}
      aria-colcount={COLUMNS}
      onKeyDown={hands.onGridKey}
    >
      {rows.map((row) => (
        <div role="row" key={row} aria-rowindex={row + 1}>
          {cells
            .slice(row * COLUMNS, (row + 1) * COLUMNS)
            .map(({ cell }) =>
              isThere(cell) ? (
                <Pocket key={cell} cell={cell} view={view} hands={hands} words={words} />
              ) : (
                <span key={cell} class="covered" />
              ),
            )}
        </div>
      ))}
    </div>
  );
}

function Pocket({ cell, view, hands, words }: BoardProps & { cell: number }) {
  const [lit, setLit] = useState(false);
  useEffect(() => lights.bindLit(ledOfCell(cell), setLit), [cell]);
  const piece = view.pieces[cell] ?? null;
  const owner = view.seats.find((candidate) => candidate.seat === piece?.seat);
  const { row, column } = nameOfCell(view.game, cell);
  const place = `${words.row} ${row}, ${words.column} ${column}`;
  const light = lit ? words.lit : words.dark;
  const label =
    view.game === 'doce'
      ? [`${place}: ${squareText(view, cell, words)}`, light].join(', ')
      : [place, owner ? `${owner.name} ${words.marble}` : words.empty, light].join(', ');
  return (
    <div
      role="gridcell"
      class={`hit ${piece === null ? '' : 'taken'}`}
      aria-colindex={(cell % COLUMNS) + 1}
      aria-label={label}
      data-cell={cell}
      tabIndex={hands.focused === cell ? 0 : -1}
      onFocus={() => hands.focus(cell)}
      onClick={() => hands.touch(cell)}
      onPointerDown={(event) => piece !== null && hands.grasp(event, { ...piece, cell, tile: null })}
    />
  );
}
