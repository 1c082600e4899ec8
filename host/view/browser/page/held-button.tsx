import { useEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Button } from '../../../../shared/seats';
import type { Buttons } from './buttons';

interface HeldButtonProps {
  readonly seat: number;
  readonly button: Button;
  readonly buttons: Buttons;
  readonly class: string;
  readonly label: string;
  /** The key that does the same, for those who look for one. */
  readonly shortcut?: string;
  readonly children: ComponentChildren;
}

/** A control that is a seat's button: down as long as it is held, by finger, mouse or key. */
export function HeldButton({
  seat,
  button,
  buttons,
  class: name,
  label,
  shortcut,
  children,
}: HeldButtonProps) {
  const [down, setDown] = useState(false);
  // Only what was pressed here is let go here: a key or another control may hold the same button.
  const holds = useRef(false);
  const press = (): void => {
    holds.current = true;
    buttons.press(seat, button);
  };
  const release = (): void => {
    if (holds.current) buttons.release(seat, button);
    holds.current = false;
  };
  useEffect(() => {
    const stop = buttons.watch(() => setDown(buttons.isDown(seat, button)));
    return () => {
      stop();
      // A control that goes away under the finger does not hear it being lifted.
      release();
    };
  }, [buttons, seat, button]);
  const isPress = (key: string): boolean => key === 'Enter' || key === ' ';
  return (
    <button
      type="button"
      class={`${name} ${down ? 'down' : ''}`}
      aria-label={label}
      aria-keyshortcuts={shortcut}
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
      {children}
    </button>
  );
}
