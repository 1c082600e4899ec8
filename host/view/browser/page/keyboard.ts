import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../shared/seats';
import type { TableView } from '../../view';
import type { Buttons } from './buttons';

/** What the keys outside the board do. */
export interface KeyActions {
  readonly view: TableView | null;
  readonly live: boolean;
  readonly buttons: Buttons;
  throwFirst(): void;
  throwSelected(): void;
  /** A number key, 1 … 6. */
  number(number: number): void;
  blocker(): void;
  draw(): void;
  look(): void;
  goTo(): void;
  takeBack(): void;
  escape(): void;
  help(): void;
}

/** The seat whose buttons the keys C and V mean. */
export function awaitedSeat(view: TableView): number | null {
  return view.prompt.seat ?? view.seats.find((seat) => seat.awaited)?.seat ?? null;
}

/** Listens to the page's keys. */
export function useKeyboard(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    /** Which button each key holds: the seat that is awaited may change while the key is down. */
    const held = new Map<string, { seat: number; button: Button }>();

    const hold = (key: string, button: Button): void => {
      const { view, buttons } = latest.current;
      const seat = view && awaitedSeat(view);
      if (seat === null || held.has(key)) return;
      held.set(key, { seat, button });
      buttons.press(seat, button);
    };
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (document.querySelector('dialog[open]')) return;
      const now = latest.current;
      const key = event.key.toLowerCase();
      if (key === '?') now.help();
      else if (key === 'escape') now.escape();
      else if (!now.live) return;
      else if (key === 'r') now.throwFirst();
      else if (key === 't') now.throwSelected();
      else if (key === 'g') now.goTo();
      else if (key === 'z') now.takeBack();
      else if (key === 'c') hold(key, Button.Confirm);
      else if (key === 'v') hold(key, Button.Change);
      else if (/^[1-6]$/.test(key)) now.number(Number(key));
      else if (key === 'b') now.blocker();
      else if (key === 'd') now.draw();
      else if (key === 'l') now.look();
      else return;
      event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      const button = held.get(key);
      if (!button) return;
      held.delete(key);
      latest.current.buttons.release(button.seat, button.button);
    };
    // The key's release may go to another window; the button itself is let go by Buttons.
    const forget = (): void => held.clear();
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', forget);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', forget);
    };
  }, []);
}
