import type { Mirror } from '../mirror/mirror';
import type { SeatView, TableView } from '../view/view';
import { colourCode, seatName, type Speaker } from '../words/sentence';

/** What of a view each game says for itself. */
export type GameView = Pick<
  TableView,
  'game' | 'title' | 'seats' | 'actor' | 'dice' | 'throws' | 'doce' | 'doppio' | 'trouble'
> & {
  readonly isOver: boolean;
};

/** A seat as every game shows it. */
export function viewOfSeat(
  { rules, colours }: Mirror,
  seat: number,
  speaker: Speaker,
  { supply, score }: { supply: number; score: number },
): SeatView {
  return {
    seat,
    name: seatName(seat, speaker),
    colour: colourCode(colours[seat] ?? 0),
    supply,
    score,
    firstScore: null,
    team: null,
    playing: true,
    awaited: rules.awaitedSeats().includes(seat),
  };
}
