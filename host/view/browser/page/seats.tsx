import { useRef } from 'preact/hooks';
import { Button } from '../../../../shared/seats';
import type { SeatView, TableView } from '../../view';
import type { Asked } from './asked';
import type { Buttons } from './buttons';
import type { Hands } from './hands';
import { HeldButton } from './held-button';
import { ledOf, useLight } from './lights';
import { Mark } from './marble';
import { Tray } from './tray';
import type { Words } from './words';

/** Where the seats sit, clockwise as seen from above, the first one nearest to the visitor. By number of seats. */
const places: Readonly<Record<number, readonly string[]>> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'top'],
  4: ['bottom', 'left', 'top', 'right'],
};

interface SeatsProps {
  readonly view: TableView;
  readonly asked: Asked;
  readonly hands: Hands;
  readonly buttons: Buttons;
  readonly words: Words;
  /** The seat whose tiles this visitor looks at. */
  readonly looksAt: number | null;
  onLook(seat: number): void;
}

/** All seats around the table. */
export function Seats(props: SeatsProps) {
  const { seats } = props.view;
  const around = places[Math.min(seats.length, 4)] ?? [];
  return (
    <>
      {seats.slice(0, 4).map((seat, index) => (
        <Seat key={seat.seat} place={around[index]!} seat={seat} {...props} />
      ))}
    </>
  );
}

interface SeatProps extends SeatsProps {
  readonly seat: SeatView;
  readonly place: string;
}

/** One seat's panel: name plate, score, tray, the two buttons, lit by the seat's own light. */
function Seat({ seat, place, view, asked, hands, buttons, words, looksAt, onLook }: SeatProps) {
  const panel = useRef<HTMLElement>(null);
  useLight(ledOf('seats', seat.seat), ({ level, colour }) => {
    panel.current!.style.setProperty('--light', colour);
    panel.current!.style.setProperty('--level', String(level));
  });
  const state = `${seat.awaited ? 'awaited' : ''} ${seat.playing ? '' : 'idle'}`;
  return (
    <section ref={panel} class={`seat seat-${place} ${state}`} aria-label={seat.name}>
      <h2 class="plate">
        <span class="seat-light" aria-hidden="true" />
        <Mark seat={seat.seat} />
        <span class="seat-name">{seat.name}</span>
        {seat.awaited ? <span class="to-act">{words.toAct}</span> : null}
        {seat.playing ? null : <span class="to-act">{words.rests}</span>}
      </h2>
      <p class="seat-score">
        <b>{seat.score}</b> <span>{seat.score === 1 ? words.point : words.points}</span>
      </p>
      <Tray {...{ view, seat, hands, words, looksAt, onLook }} />
      <div class="seat-buttons">
        <SeatButton button={Button.Confirm} label={words.confirm} sign="✓" {...{ seat, asked, buttons }} />
        <SeatButton button={Button.Change} label={words.change} sign="↻" {...{ seat, asked, buttons }} />
      </div>
    </section>
  );
}

interface SeatButtonProps {
  readonly seat: SeatView;
  readonly button: Button;
  readonly label: string;
  readonly sign: string;
  readonly asked: Asked;
  readonly buttons: Buttons;
}

/** A seat's button; it stands out while the sentence names it. */
function SeatButton({ seat: { seat, name }, button, label, sign, asked, buttons }: SeatButtonProps) {
  const isNamed = asked.seat === seat && asked.buttons.has(button);
  return (
    <HeldButton
      seat={seat}
      button={button}
      buttons={buttons}
      class={`seat-button ${isNamed ? 'named' : ''}`}
      label={`${name}: ${label}`}
    >
      <span class="cap" aria-hidden="true">
        {sign}
      </span>
      <span class="button-label">{label}</span>
    </HeldButton>
  );
}
