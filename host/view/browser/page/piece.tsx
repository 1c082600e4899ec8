import type { PieceView, SeatView, TableView } from '../../view';
import { StillDie } from './doce/die';
import { Bead, Mark } from './marble';

interface PictureProps {
  readonly piece: PieceView;
  readonly class?: string;
}

/** A piece as a picture of its own, for trays and for the hand. */
export function Picture({ piece, class: name = 'bead' }: PictureProps) {
  if (piece.face === null) return <Bead seat={piece.seat} class={name} />;
  return (
    <svg class={name} viewBox="-18 -18 36 36" aria-hidden="true">
      <rect x="-13" y="-12" width="30" height="30" rx="6" fill="url(#marble-shadow)" opacity="0.7" />
      <StillDie piece={piece} />
    </svg>
  );
}

/** What stands for a seat beside its name: one of its pieces, or, where seats have none of their own, its sign. */
export function SeatSign({
  seat,
  game,
  class: name = 'bead',
}: {
  seat: SeatView;
  game: TableView['game'];
  class?: string;
}) {
  if (game === 'doubles-wild') return <Bead seat={seat.seat} class={name} />;
  if (game === 'doce') return <Picture piece={{ seat: seat.seat, face: 5 }} class={name} />;
  return (
    <span class={`${name} seat-disc`} style={{ background: seat.colour }} aria-hidden="true">
      <Mark seat={seat.seat} />
    </span>
  );
}
