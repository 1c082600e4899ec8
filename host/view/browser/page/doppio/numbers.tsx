import type { DoppioView } from '../../../view';
import type { Words } from '../words';

/** The numbers 0 … 6: open or closed, and how many ends show them. */
export function Numbers({ doppio, words }: { doppio: DoppioView; words: Words }) {
  return (
    <section class="numbers" aria-label={words.doppio.numbers}>
      <ol>
        {doppio.numbers.map(({ unlocked, ends }, number) => {
          const state = unlocked ? words.doppio.unlocked : words.doppio.locked;
          return (
            <li
              key={number}
              class={`number ${unlocked ? 'unlocked' : 'locked'}`}
              aria-label={`${number}: ${state}, ${words.doppio.ends(ends)}`}
            >
              <b aria-hidden="true">{number}</b>
              <Padlock open={unlocked} />
              <span class="number-ends" aria-hidden="true">
                {ends === 0 ? '–' : words.doppio.endsShort(ends)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function Padlock({ open }: { open: boolean }) {
  return (
    <svg class="padlock" viewBox="0 0 16 18" aria-hidden="true">
      <path d={open ? 'M4 8 V5 A3.6 3.6 0 0 1 11 4' : 'M4 8 V5.4 A4 4 0 0 1 12 5.4 V8'} class="padlock-bow" />
      <rect x="2" y="8" width="12" height="9" rx="1.6" class="padlock-body" />
    </svg>
  );
}
