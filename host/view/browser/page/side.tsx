import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../shared/seats';
import type { SeatView, TableView } from '../../view';
import type { Buttons } from './buttons';
import type { Knowledge } from './connection';
import { Bead } from './marble';
import type { Words } from './words';

/** How long the change button is held to take a choice back: the table asks for one second. Milliseconds. */
export const TAKE_BACK_HOLD = 1100;
/** How long a refusal stays. Milliseconds. */
const REFUSAL_STAYS = 6000;

/** What is expected now, in one sentence, and why the last hand was refused. */
export function Prompt({ knowledge, words }: { knowledge: Knowledge; words: Words }) {
  const { live, view, refusal } = knowledge;
  const shownRefusal = useFading(refusal);
  const guidance = live && view?.prompt.guidance === true;
  const seat = live ? (view?.prompt.seat ?? null) : null;
  const text = live && view ? view.prompt.text : view ? words.reconnecting : words.connecting;
  return (
    <div class={`prompt ${guidance ? 'guidance' : ''} ${live ? '' : 'offline'}`}>
      <p role="status" aria-live="polite">
        {guidance ? (
          <span class="put-right">
            <span class="put-right-words">{words.putRight}</span>
          </span>
        ) : null}
        {seat !== null && !guidance ? <Bead seat={seat} class="bead prompt-bead" /> : null}
        <span class="sentence">{text}</span>
      </p>
      <p class="refusal" role="alert">
        {shownRefusal ? (
          <>
            <b>{words.refused}:</b> {shownRefusal.text}
          </>
        ) : null}
      </p>
    </div>
  );
}

function useFading(refusal: Knowledge['refusal']): Knowledge['refusal'] {
  const [gone, setGone] = useState(0);
  useEffect(() => {
    if (!refusal) return;
    const timer = setTimeout(() => setGone(refusal.number), REFUSAL_STAYS);
    return () => clearTimeout(timer);
  }, [refusal?.number]);
  return refusal && refusal.number !== gone ? refusal : null;
}

interface ControlsProps {
  readonly view: TableView;
  readonly selected: ReadonlySet<number>;
  readonly buttons: Buttons;
  readonly words: Words;
  onThrow(dice: readonly number[]): void;
}

/** Throws and take-back: what a hand does that is not done on the board. */
export function Controls({ view, selected, buttons, words, onThrow }: ControlsProps) {
  const dice = [...selected].sort((a, b) => a - b);
  return (
    <div class="controls">
      {view.throws.map((one, index) => (
        <button
          key={one.label}
          type="button"
          class={`throw ${index === 0 ? 'first' : ''}`}
          onClick={() => onThrow(one.dice)}
        >
          {one.label}
        </button>
      ))}
      {dice.length > 0 ? (
        <button type="button" class="throw" onClick={() => onThrow(dice)}>
          {words.rollSelected} ({dice.length})
        </button>
      ) : null}
      <TakeBack view={view} buttons={buttons} words={words} />
    </div>
  );
}

function TakeBack({ view, buttons, words }: Pick<ControlsProps, 'view' | 'buttons' | 'words'>) {
  const [holding, setHolding] = useState(false);
  const seat = view.seats.find((one) => one.seat === view.takeBack);
  const hold = useTakeBack(buttons, setHolding);
  // While the button is held the table may already have taken back; the control stays until it is up again.
  const last = useRef<SeatView | undefined>(undefined);
  if (seat) last.current = seat;
  const shown = seat ?? (holding ? last.current : undefined);
  if (!shown) return null;
  return (
    <button type="button" class={`take-back ${holding ? 'holding' : ''}`} onClick={() => hold(shown.seat)}>
      <span>
        ↶ {words.takeBack} ({shown.name})
      </span>
    </button>
  );
}

/** Holds a seat's change button for as long as a take-back needs. */
export function useTakeBack(
  buttons: Buttons,
  onHolding?: (holding: boolean) => void,
): (seat: number) => void {
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  return (seat) => {
    if (stop.current) return;
    buttons.press(seat, Button.Change);
    onHolding?.(true);
    const end = (): void => {
      clearTimeout(timer);
      stop.current = null;
      buttons.release(seat, Button.Change);
      onHolding?.(false);
    };
    const timer = setTimeout(end, TAKE_BACK_HOLD);
    stop.current = end;
  };
}

/** Scores, last actions, the link: what one looks up now and then. */
export function Notes({ view, live, words }: { view: TableView; live: boolean; words: Words }) {
  const teams = view.seats.some((seat) => seat.team !== null);
  return (
    <>
      <section class="scores">
        <h2>{words.scores}</h2>
        <table>
          <tbody>
            {view.seats.map((seat) => (
              <tr key={seat.seat} class={`${seat.awaited ? 'awaited' : ''} ${seat.playing ? '' : 'idle'}`}>
                <th scope="row">
                  <Bead seat={seat.seat} />
                  {seat.name}
                  {teams && seat.team !== null ? (
                    <small>
                      {' '}
                      {words.team} {seat.team + 1}
                    </small>
                  ) : null}
                </th>
                <td>
                  {seat.firstScore === null ? null : (
                    <small>
                      {words.firstGame} {seat.firstScore} ·{' '}
                    </small>
                  )}
                  <b>{seat.score}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section class="log">
        <h2>{words.actions}</h2>
        <ol reversed tabIndex={0} aria-label={words.actions}>
          {view.log.length === 0 ? <li>{words.nothingYet}</li> : null}
          {view.log
            .map((line, index) => <li key={index}>{line}</li>)
            .reverse()
            .slice(0, 40)}
        </ol>
      </section>
      <p class={`link link-${live ? view.link.state : 'lost'}`}>
        <b>{live ? words.link[view.link.state] : words.reconnecting}</b>{' '}
        {live ? <span>{view.link.text}</span> : null}
      </p>
    </>
  );
}

/** The result, once there is one. */
export function Result({ view, words }: { view: TableView; words: Words }) {
  if (view.result === null) return null;
  return (
    <section class="result" aria-live="polite">
      <h2>{words.over}</h2>
      <p>{view.result}</p>
    </section>
  );
}
