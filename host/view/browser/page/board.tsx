import { useEffect, useRef, useState } from 'preact/hooks';
import { COLUMNS } from '../../../../shared/cells';
import type { TableView } from '../../view';
import { field } from './field';
import { cells, marbleRadius, nameOfCell, viewBox } from './geometry';
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
      {field}
      {glow}
      <svg class="pieces" viewBox={viewBox} aria-hidden="true">
        {cells.map(({ cell, x, y }) => {
          const seat = view.pieces[cell] ?? null;
          if (seat === null) return null;
          const lifted = hands.dragged !== null && hands.dragged.cell === cell;
          return (
            <Piece key={`${cell}-${seat}`} cell={cell} {...{ seat, x, y, lifted }} drops={shown.current} />
          );
        })}
      </svg>
      <Grid view={view} hands={hands} words={words} />
    </div>
  );
}

interface PieceProps {
  readonly cell: number;
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  /** While it is being dragged away, it is drawn at the pointer. */
  readonly lifted: boolean;
  /** False for the marbles that lay there when the page was opened. */
  readonly drops: boolean;
}

function Piece({ cell, seat, x, y, lifted, drops }: PieceProps) {
  const [dropping] = useState(drops);
  const edge = useRef<SVGGElement>(null);
  useLight(ledOfCell(cell), ({ level, colour }) => {
    edge.current!.style.color = colour;
    edge.current!.style.opacity = String(level);
  });
  return (
    <g transform={`translate(${x} ${y})`} class={lifted ? 'lifted' : ''}>
      <g class={dropping ? 'dropping' : ''}>
        <circle cx="1.4" cy="2.2" r={marbleRadius + 0.6} fill="url(#marble-shadow)" opacity="0.7" />
        <Marble seat={seat} />
        {/* The light below shines around the glass and a little into it. */}
        <g ref={edge} class="marble-edge">
          <circle r={marbleRadius - 0.5} />
          <circle r={marbleRadius + 0.7} />
        </g>
      </g>
    </g>
  );
}

function Grid({ view, hands, words }: BoardProps) {
  const rows = Array.from({ length: view.pieces.length / COLUMNS }, (_, row) => row);
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
          {cells.slice(row * COLUMNS, (row + 1) * COLUMNS).map(({ cell }) => (
            <Pocket key={cell} cell={cell} view={view} hands={hands} words={words} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Pocket({ cell, view, hands, words }: BoardProps & { cell: number }) {
  const [lit, setLit] = useState(false);
  useEffect(() => lights.bindLit(ledOfCell(cell), setLit), [cell]);
  const seat = view.pieces[cell] ?? null;
  const owner = seat === null ? null : view.seats.find((candidate) => candidate.seat === seat);
  const { row, column } = nameOfCell(cell);
  const label = [
    `${words.row} ${row}`,
    `${words.column} ${column}`,
    owner ? `${owner.name} ${words.marble}` : words.empty,
    lit ? words.lit : words.dark,
  ].join(', ');
  return (
    <div
      role="gridcell"
      class={`hit ${seat === null ? '' : 'taken'}`}
      aria-colindex={(cell % COLUMNS) + 1}
      aria-label={label}
      data-cell={cell}
      tabIndex={hands.focused === cell ? 0 : -1}
      onFocus={() => hands.focus(cell)}
      onClick={() => hands.touch(cell)}
      onPointerDown={(event) => seat !== null && hands.grasp(event, { seat, cell })}
    />
  );
}
