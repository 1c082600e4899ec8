import type { TableView } from '../../../view';
import type { Hands } from '../hands';
import { Picture } from '../piece';
import type { Words } from '../words';

const BLOCKER = 0;

interface FaceTrayProps {
  readonly view: TableView;
  readonly hands: Hands;
  readonly words: Words;
}

/** The dice of the seat that is to act, face by face, and its blocker while it has it: what goes onto the grid next. */
export function FaceTray({ view, hands, words }: FaceTrayProps) {
  const seat = view.seats.find((one) => one.seat === hands.traySeat);
  if (!seat || !view.doce) return <div class="face-tray empty" />;
  const faces = [1, 2, 3, 4, 5, 6, ...(view.doce.blockers[seat.seat] ? [BLOCKER] : [])];
  return (
    <section class="face-tray" aria-label={words.doce.tray(seat.name)}>
      <div class="faces">
        {faces.map((face) => {
          const isChosen = hands.chosen?.seat === seat.seat && hands.chosen.face === face;
          return (
            <button
              key={face}
              type="button"
              class="face-choice"
              aria-label={`${seat.name}: ${words.doce.face(face)}`}
              aria-pressed={isChosen}
              aria-keyshortcuts={face === BLOCKER ? 'b' : String(face)}
              aria-disabled={face !== BLOCKER && seat.supply === 0}
              data-key={face === BLOCKER ? 'B' : face}
              onClick={() => hands.choose(face)}
              onPointerDown={(event) => hands.grasp(event, { seat: seat.seat, face, cell: null, tile: null })}
            >
              <Picture piece={{ seat: seat.seat, face }} class="face-picture" />
            </button>
          );
        })}
      </div>
      <p class="dice-left">{words.doce.left(seat.supply)}</p>
    </section>
  );
}
