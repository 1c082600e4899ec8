import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CELLS, COLUMNS } from '../../../../shared/cells';
import type { Hand, PieceView, TableView, TileView } from '../../view';
import { regions } from './geometry';
import type { Region } from './geometry';

/** What is being taken, and from where: a piece out of a seat's tray or a pocket, or a tile out of a seat's rack. */
export interface Grip extends PieceView {
  readonly cell: number | null;
  readonly tile: TileView | null;
}

/** The visitor's hands over the board: what they hold, and what they can do. */
export interface Hands {
  /** What is being dragged, or null. */
  readonly dragged: Grip | null;
  /** The piece in the hand, dragged or carried, or null. */
  readonly carried: PieceView | null;
  /** The piece that has been chosen from a tray and not been put yet, or null. */
  readonly chosen: PieceView | null;
  /** The seat whose dice lie ready to be chosen from. */
  readonly traySeat: number | null;
  /** Whether a square was touched before a face was chosen. */
  readonly lacksFace: boolean;
  /** The cell that the keyboard is on. */
  readonly focused: number;
  /** The carried piece's picture, which follows the pointer. */
  readonly ghost: { current: HTMLDivElement | null };
  focus(cell: number): void;
  /** Takes the keyboard to a cell. */
  goTo(cell: number): void;
  touch(cell: number): void;
  /** A tray was clicked: what is held goes back there, or one of its pieces is taken. */
  tray(seat: number): void;
  /** Chooses the face of the die to be put next, 0 for the blocker; the same one again puts it back. */
  choose(face: number): void;
  grasp(event: PointerEvent, grip: Grip): void;
  onGridKey(event: KeyboardEvent): void;
  /** Empties the hand. */
  escape(): void;
}

/** Pixels that a pointer must travel before a press counts as dragging and no longer as a click. */
const DRAG_FROM = 6;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Turns pointer and keys over the board into hands. */
export function useHands(view: TableView | null, live: boolean, send: (hand: Hand) => void): Hands {
  const [focused, setFocused] = useState(Math.floor(CELLS / 2));
  const [dragged, setDragged] = useState<Grip | null>(null);
  const [picked, setPicked] = useState<PieceView | null>(null);
  const [trayOf, setTrayOf] = useState<number | null>(null);
  const [lacksFace, setLacksFace] = useState(false);
  const ghost = useRef<HTMLDivElement | null>(null);
  const spot = useRef<{ x: number; y: number } | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  const clickMuted = useRef(false);

  const held = view?.held ?? null;
  const carried = dragged ?? held ?? picked;
  const actor = view?.actor ?? null;
  const traySeat = trayOf ?? actor;
  const hasFaces = view?.game === 'doce';
  const region = regions[view?.game ?? 'doubles-wild'];
  const isLeft = ({ seat, face }: PieceView): boolean => {
    if (face === 0) return view?.doce?.blockers[seat] === true;
    return (view?.seats.find((one) => one.seat === seat)?.supply ?? 0) > 0;
  };

  function place(): void {
    const element = ghost.current;
    if (!element) return;
    const { x, y } = spot.current ?? centreOf(cellElement(focused));
    element.style.transform = `translate(${x}px, ${y}px)`;
  }

  useEffect(() => {
    const follow = (event: PointerEvent): void => {
      spot.current = { x: event.clientX, y: event.clientY };
      place();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerdown', follow);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerdown', follow);
    };
  });
  useEffect(place);
  useEffect(() => {
    if (!live || held !== null) setPicked(null);
    if (!live) cancel.current?.();
  }, [live, held]);
  // Another seat's turn: it chooses among its own dice, and may do so at once.
  useLayoutEffect(() => {
    setTrayOf(null);
    if (hasFaces) setPicked(null);
  }, [actor]);
  useEffect(() => setLacksFace(false), [actor, held, picked, view?.prompt.text]);

  function touch(cell: number): void {
    if (clickMuted.current) return;
    if (picked !== null && held === null) {
      put(picked, cell);
      setPicked(null);
    } else if (hasFaces && held === null && (view?.pieces[cell] ?? null) === null) setLacksFace(true);
    else send({ hand: 'touch', cell });
  }

  function put({ seat, face }: PieceView, cell: number): void {
    send({ hand: 'put', seat, cell, ...(face === null ? {} : { face }) });
  }

  function pick(piece: PieceView): void {
    const isSame = picked?.seat === piece.seat && picked.face === piece.face;
    setPicked(isSame || !isLeft(piece) ? null : piece);
  }

  function tray(seat: number): void {
    if (clickMuted.current) return;
    if (held !== null) {
      if (held.seat === seat) send({ hand: 'away' });
    } else if (hasFaces) {
      setPicked(null);
      setTrayOf(seat === actor ? null : seat);
    } else pick({ seat, face: null });
  }

  function choose(face: number): void {
    if (clickMuted.current || traySeat === null || held !== null || !live) return;
    // The die follows the keys until a pointer moves.
    pick({ seat: traySeat, face });
  }

  function drop(grip: Grip, x: number, y: number): void {
    const target = document.elementFromPoint(x, y);
    if (grip.tile) {
      if (target?.closest('[data-pad]')) send({ hand: 'pad', seat: grip.seat, tile: grip.tile });
      return;
    }
    const cell = Number(target?.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? NaN);
    if (!Number.isNaN(cell)) {
      if (grip.cell === null) put(grip, cell);
      else if (grip.cell !== cell) send({ hand: 'move', from: grip.cell, to: cell });
    } else if (grip.cell !== null && !target?.closest('[data-board]'))
      send({ hand: 'away', cell: grip.cell });
  }

  function grasp(event: PointerEvent, grip: Grip): void {
    // With a marble in the hand already, a press can only be a touch.
    if (event.button !== 0 || held !== null || !live) return;
    if (grip.cell === null && !grip.tile && !isLeft(grip)) return;
    const { pointerId, clientX, clientY } = event;
    let dragging = false;
    // A finger is tied to the element it went down on; the drop needs what lies under it.
    (event.target as Element).releasePointerCapture?.(pointerId);

    const move = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId || dragging) return;
      if (Math.hypot(next.clientX - clientX, next.clientY - clientY) < DRAG_FROM) return;
      dragging = true;
      setPicked(null);
      setDragged(grip);
    };
    const up = (next: PointerEvent): void => {
      if (next.pointerId !== pointerId) return;
      const dropped = dragging;
      end();
      if (!dropped) return;
      // The browser sends a click after the drag where both ends lie in one element.
      clickMuted.current = true;
      setTimeout(() => (clickMuted.current = false), 0);
      drop(grip, next.clientX, next.clientY);
    };
    const end = (): void => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', end);
      cancel.current = null;
      setDragged(null);
    };
    cancel.current?.();
    cancel.current = end;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', end);
  }

  function escape(): void {
    if (cancel.current) cancel.current();
    else if (held !== null) send({ hand: 'away' });
    else setPicked(null);
  }

  function goTo(cell: number): void {
    spot.current = null;
    setFocused(cell);
    cellElement(cell)?.focus();
  }

  function onGridKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = neighbour(focused, event.key, region);
    if (next !== null) goTo(next);
    else if (event.key === 'Enter' || event.key === ' ') {
      spot.current = null;
      if (!event.repeat) touch(focused);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      if ((view?.pieces[focused] ?? null) !== null) send({ hand: 'away', cell: focused });
    } else return;
    event.preventDefault();
  }

  return {
    dragged,
    carried,
    chosen: picked,
    traySeat,
    lacksFace,
    focused,
    ghost,
    focus: setFocused,
    goTo,
    touch,
    tray,
    choose,
    grasp,
    onGridKey,
    escape,
  };
}

function neighbour(cell: number, key: string, region: Region | null): number | null {
  if (!region) return null;
  const { top, left, bottom, right } = region;
  const row = Math.floor(cell / COLUMNS);
  const column = cell % COLUMNS;
  if (key === 'Home') return row * COLUMNS + left;
  if (key === 'End') return row * COLUMNS + right;
  const step = steps[key];
  if (!step) return null;
  const clamp = (value: number, least: number, most: number): number =>
    Math.max(least, Math.min(most, value));
  return clamp(row + step[0], top, bottom) * COLUMNS + clamp(column + step[1], left, right);
}

function cellElement(cell: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-cell="${cell}"]`);
}

function centreOf(element: HTMLElement | null): { x: number; y: number } {
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : { x: 0, y: 0 };
}
