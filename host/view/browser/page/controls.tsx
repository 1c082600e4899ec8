import { useEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../../shared/seats';
import type { PieceView, SeatView, TableView } from '../../view';
import type { Asked } from './asked';
import type { Buttons } from './buttons';
import { HeldButton } from './held-button';
import { awaitedSeat } from './keyboard';
import { Picture } from './piece';
import type { Words } from './words';

/** How long the change button is held to take a choice back: the table asks for one second. Milliseconds. */
const TAKE_BACK_HOLD = 1100;

interface ControlsProps {
  readonly view: TableView;
  readonly asked: Asked;
  readonly selected: ReadonlySet<number>;
  readonly buttons: Buttons;
  /** The piece that has been chosen from a tray. */
  readonly chosen: PieceView | null;
  /** The seat whose tiles this visitor looks at. */
  readonly looksAt: number | null;
  readonly words: Words;
  onLook(seat: number): void;
  onThrow(dice: readonly number[]): void;
  onPutAway(): void;
  onLiftAll(): void;
}

/** How each button is drawn here: the sign on its cap, its word, the key that does the same. */
const faces: Readonly<Record<Button, { sign: string; key: string; word(words: Words): string }>> = {
  [Button.Confirm]: { sign: '✓', key: 'C', word: (words) => words.confirm },
  [Button.Change]: { sign: '↻', key: 'V', word: (words) => words.change },
};

/**
 * What a hand does that is not done on the board: throws, the buttons that the sentence names, taking back. What the
 * sentence asks for first stands out; what may be done instead lies beside it.
 */
export function Controls(props: ControlsProps) {
  const { view, asked, selected, buttons, chosen, words, onThrow, onPutAway, onLiftAll } = props;
  const dice = [...selected].sort((a, b) => a - b);
  const some = dice.length > 0;
  const seat = view.seats.find((one) => one.seat === asked.seat);
  const isChoosing =
    asked.buttons.has(Button.Confirm) &&
    !asked.buttons.has(Button.Change) &&
    view.throws.length === 1 &&
    view.dice.every((die) => die.inPlay);
  return (
    <div class="controls">
      {seat
        ? [...asked.buttons].map((button, index) => (
            <HeldButton
              key={`${seat.seat}:${button}`}
              seat={seat.seat}
              button={button}
              buttons={buttons}
              class={`control press ${index === 0 && button === Button.Confirm && !some ? 'first' : ''}`}
              label={`${seat.name}: ${faces[button].word(words)}`}
              shortcut={faces[button].key.toLowerCase()}
            >
              <Sign text={faces[button].sign} /> {faces[button].word(words)} <Key text={faces[button].key} />
            </HeldButton>
          ))
        : null}
      {some ? (
        <Throw dice={dice} view={view} isFirst shortcut="T" onThrow={onThrow}>
          {words.rollSelected} ({dice.length})
        </Throw>
      ) : null}
      {view.throws.map((one, index) => (
        <Throw
          key={one.label}
          dice={one.dice}
          view={view}
          isFirst={asked.dice && !some}
          shortcut={index === 0 ? 'R' : undefined}
          onThrow={onThrow}
        >
          {one.label}
        </Throw>
      ))}
      {isToBeCleared(view) ? (
        <button type="button" class="control first" onClick={onLiftAll}>
          {words.games[view.game].liftAll}
        </button>
      ) : null}
      {view.held === null ? null : (
        <button type="button" class="control away" onClick={onPutAway}>
          <Picture piece={view.held} /> {words.games[view.game].putAway} <Key text="Esc" />
        </button>
      )}
      <LookControl {...props} />
      <TakeBack view={view} buttons={buttons} words={words} />
      {isChoosing && !some ? <p class="hint">{words.chooseDice}</p> : null}
      {chosen && chosen.face !== null && view.held === null ? (
        <p class="hint">{words.doce.nowSquare(chosen.face)}</p>
      ) : null}
      {isUntouched(view) ? <p class="hint">{words.chooseColour}</p> : null}
    </div>
  );
}

/** Shows the tiles of the seat that is to act, which it needs before it can do anything. */
function LookControl({ view, asked, looksAt, words, onLook }: ControlsProps) {
  const seat = view.seats.find((one) => one.seat === awaitedSeat(view));
  if (!view.doppio || !seat || view.result !== null || view.doppio.hands[seat.seat] === 0) return null;
  const looks = looksAt === seat.seat;
  return (
    <button
      type="button"
      class={`control look ${looks || asked.buttons.size > 0 || view.prompt.guidance ? '' : 'first'}`}
      aria-keyshortcuts="l"
      onClick={() => onLook(seat.seat)}
    >
      {looks ? words.doppio.lookAway : words.doppio.look(seat.name)} <Key text="L" />
    </button>
  );
}

/** Whether the whole board is to be cleared: the one thing to put right that is about no pocket in particular. */
function isToBeCleared({ prompt, pieces }: TableView): boolean {
  return prompt.guidance && prompt.cells.length === 0 && pieces.some((piece) => piece !== null);
}

/** Whether nothing has been rolled yet: until then the change buttons dress the seats. */
function isUntouched(view: TableView): boolean {
  return (
    view.dice.some((die) => die.wanted) && view.dice.every((die) => die.face === 0 && die.place === 'well')
  );
}

/** A button's sign, as it is printed on its cap. */
function Sign({ text }: { text: string }) {
  return (
    <span class="sign" aria-hidden="true">
      {text}
    </span>
  );
}

/** The key that does the same; seen only where there is a keyboard. */
function Key({ text }: { text: string }) {
  return <kbd aria-hidden="true">{text}</kbd>;
}

interface ThrowProps {
  readonly dice: readonly number[];
  readonly view: TableView;
  readonly isFirst: boolean;
  readonly shortcut: string | undefined;
  readonly children: preact.ComponentChildren;
  onThrow(dice: readonly number[]): void;
}

/** A throw on offer. While its dice roll it waits, and keeps its place. */
function Throw({ dice, view, isFirst, shortcut, children, onThrow }: ThrowProps) {
  const rolls = isRolling(view, dice);
  return (
    <button
      type="button"
      class={`control throw ${isFirst ? 'first' : ''}`}
      aria-disabled={rolls}
      aria-keyshortcuts={shortcut?.toLowerCase()}
      onClick={() => onThrow(dice)}
    >
      {children} {shortcut ? <Key text={shortcut} /> : null}
    </button>
  );
}

/** Whether any of these dice is still tumbling. */
export function isRolling(view: TableView, dice: readonly number[]): boolean {
  return dice.some((die) => view.dice[die]?.place === 'rolling');
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
    <button
      type="button"
      class={`control take-back ${holding ? 'holding' : ''}`}
      aria-keyshortcuts="z"
      onClick={() => hold(shown.seat)}
    >
      <span>
        ↶ {words.takeBack} ({shown.name}) <Key text="Z" />
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
