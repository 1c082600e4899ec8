import { useEffect, useRef } from 'preact/hooks';
import type { TableView } from '../../view';
import type { Words } from './words';

interface HelpProps {
  readonly open: boolean;
  readonly game: TableView['game'];
  readonly words: Words;
  onClose(): void;
}

/** The game in short, what mouse, finger and keys do, and what the lights say. */
export function Help({ open, game, words, onClose }: HelpProps) {
  const { keys, mouse, rhythms, rules } = words.games[game];
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
        <header>
          <h2 id="help-title">{words.help}</h2>
          <button type="button" class="control" onClick={onClose}>
            {words.close}
          </button>
        </header>
        <div class="help-keys">
          <section class="rules">
            <h3>{words.rules}</h3>
            <ul>
              {rules.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          <List pairs={keys} />
        </div>
        <div>
          <ul>
            {mouse.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <h3>{words.lights}</h3>
          <List pairs={rhythms} />
        </div>
      </div>
    </dialog>
  );
}

function List({ pairs }: { pairs: readonly (readonly [term: string, meaning: string])[] }) {
  return (
    <dl>
      {pairs.map(([term, meaning]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
