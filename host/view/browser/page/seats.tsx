import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../shared/seats';
import type { SeatView } from '../../view';
import type { Buttons } from './buttons';
import type { Hands } from './hands';
import { ledOf, useLight } from './lights';
import { Bead, Mark } from './marble';
import type { Words } from './words';

/** Where the seats sit, clockwise as seen from above, the first one nearest to the visitor. By number of seats. */
const places: Readonly<Record<number, readonly string[]>> = {
  1: ['bottom'],
  2: ['bottom', 'top'],
  3: ['bottom', 'left', 'top'],
  4: ['bottom', 'left', 'top', 'right'],
};

interface SeatsProps {
  readonly seats: readonly SeatView[];
  readonly hands: Hands;
  readonly buttons: Buttons;
  readonly words: Words;
}

/** All seats around the table. */
export function Seats({ seats, hands, buttons, words }: SeatsProps) {
  const around = places[Math.min(seats.length, 4)] ?? [];
  return (
    <>
      {seats.slice(0, 4).map((seat, index) => (
        <Seat key={seat.seat} place={around[index]!} {...{ seat, hands, buttons, words }} />
      ))}
    </>
  );
}

interface SeatProps extends Omit<SeatsProps, 'seats'> {
  readonly seat: SeatView;
  readonly place: string;
}

/** One seat's panel: name plate, score, tray, the two buttons, lit by the seat's own light. */
function Seat({ seat, place, hands, buttons, words }: SeatProps) {
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
      <button
        type="button"
        class="tray"
        data-tray={seat.seat}
        aria-label={`${seat.name} ${words.tray}, ${seat.supply} ${words.marbles}`}
        onClick={() => hands.tray(seat.seat)}
        onPointerDown={(event) => hands.grasp(event, { seat: seat.seat, cell: null })}
      >
        <span class="beads" aria-hidden="true">
          {Array.from({ length: seat.supply }, (_, n) => (
            <Bead key={n} seat={seat.seat} />
          ))}
        </span>
        <span class="supply" aria-hidden="true">
          {seat.supply}
        </span>
      </button>
      <div class="seat-buttons">
        <SeatButton seat={seat} button={Button.Confirm} label={words.confirm} sign="✓" buttons={buttons} />
        <SeatButton seat={seat} button={Button.Change} label={words.change} sign="↻" buttons={buttons} />
      </div>
    </section>
  );
}

interface SeatButtonProps {
  readonly seat: SeatView;
  readonly button: Button;
  readonly label: string;
  readonly sign: string;
  readonly buttons: Buttons;
}

/** A seat's button, down as long as it is held. */
function SeatButton({ seat: { seat, name }, button, label, sign, buttons }: SeatButtonProps) {
  const [down, setDown] = useState(false);
  useEffect(() => buttons.watch(() => setDown(buttons.isDown(seat, button))), [buttons, seat, button]);
  const press = (): void => buttons.press(seat, button);
  const release = (): void => buttons.release(seat, button);
  const isPress = (key: string): boolean => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      class={`seat-button ${down ? 'down' : ''}`}
      aria-label={`${name}: ${label}`}
      onPointerDown={(event) => event.button === 0 && press()}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={release}
      onBlur={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (!isPress(event.key)) return;
        event.preventDefault();
        if (!event.repeat) press();
      }}
      onKeyUp={(event) => isPress(event.key) && release()}
      onClick={(event) => {
        // A screen reader clicks without pressing first.
        if (event.detail !== 0) return;
        press();
        release();
      }}
    >
      <span class="cap" aria-hidden="true">
        {sign}
      </span>
      <span class="button-label">{label}</span>
    </button>
  );
}
