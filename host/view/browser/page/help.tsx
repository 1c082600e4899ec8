import { useEffect, useRef } from 'preact/hooks';
import type { Words } from './words';

interface HelpProps {
  readonly open: boolean;
  readonly words: Words;
  onClose(): void;
}

/** The list of what mouse, finger and keys do. */
export function Help({ open, words, onClose }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current!.open) dialog.current!.showModal();
    if (!open) dialog.current!.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      class="help"
      aria-labelledby="help-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="help-sheet">
        <h2 id="help-title">{words.help}</h2>
        <dl>
          {words.keys.map(([keys, meaning]) => (
            <div key={keys}>
              <dt>{keys}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <h3>{words.lights}</h3>
        <dl>
          {words.rhythms.map(([rhythm, meaning]) => (
            <div key={rhythm}>
              <dt>{rhythm}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <ul>
          {words.mouse.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <button type="button" class="control" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </dialog>
  );
}
