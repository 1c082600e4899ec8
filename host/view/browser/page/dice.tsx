import { useRef } from 'preact/hooks';
import type { DieView, TableView } from '../../view';
import { type Asked, readingOf } from './asked';
import { ledOf, useLight } from './lights';
import { Bead } from './marble';
import { pips } from './pips';
import type { Words } from './words';

interface DiceProps {
  readonly view: TableView;
  readonly asked: Asked;
  readonly colour: 'red' | 'blue';
  readonly selected: ReadonlySet<number>;
  readonly words: Words;
  onToggle(die: number): void;
}

/** The three wells of one colour with their dice, and what these say together. */
export function Dice({ view, asked, colour, selected, words, onToggle }: DiceProps) {
  const reading = readingOf(view, colour, asked, words);
  return (
    <div
      class={`wells wells-${colour}`}
      role="group"
      aria-label={colour === 'red' ? words.redDice : words.blueDice}
    >
      {view.dice.map((die, index) =>
        die.colour === colour ? (
          <Well
            key={index}
            die={die}
            index={index}
            wanted={asked.dice && die.wanted}
            selected={selected.has(index)}
            words={words}
            onToggle={() => onToggle(index)}
          />
        ) : null,
      )}
      <p class="reading">
        {reading && reading.seat !== null ? <Bead seat={reading.seat} /> : null}
        {reading ? <span>{reading.text}</span> : null}
        {reading && reading.total !== null ? <b>{reading.total}</b> : null}
      </p>
    </div>
  );
}

interface WellProps {
  readonly die: DieView;
  readonly index: number;
  readonly wanted: boolean;
  readonly selected: boolean;
  readonly words: Words;
  onToggle(): void;
}

function Well({ die, index, wanted, selected, words, onToggle }: WellProps) {
  const well = useRef<HTMLButtonElement>(null);
  useLight(ledOf('wells', index), ({ level, colour }) => {
    well.current!.style.setProperty('--light', colour);
    well.current!.style.setProperty('--level', String(level));
  });
  const reading =
    die.place !== 'well' ? words.places[die.place] : die.face === 0 ? words.places.blank : String(die.face);
  const label = [
    `${die.colour === 'red' ? words.redDie : words.blueDie} ${(index % 3) + 1}`,
    reading,
    ...(wanted ? [words.wanted] : []),
    ...(die.inPlay ? [] : [words.resting]),
  ].join(', ');
  const state = [die.place, wanted && 'wanted', !die.inPlay && 'aside'].filter(Boolean).join(' ');
  return (
    <button
      ref={well}
      type="button"
      class={`well ${state}`}
      aria-label={label}
      aria-pressed={selected}
      data-number={(index % 3) + 1}
      onClick={onToggle}
    >
      <span class={`die die-${die.colour}`} aria-hidden="true">
        <span class={`cube shows-${die.place === 'well' ? die.face : 0}`}>
          {[1, 2, 3, 4, 5, 6].map((face) => (
            <Face key={face} face={face} blank={die.face === 0 && die.place === 'well' && face === 1} />
          ))}
        </span>
      </span>
    </button>
  );
}

function Face({ face, blank }: { face: number; blank: boolean }) {
  return (
    <svg class={`face face-${face}`} viewBox="0 0 30 30">
      <rect width="30" height="30" rx="4.5" />
      {blank
        ? null
        : pips[face]!.map(([row, column]) => (
            <g key={`${row}${column}`} transform={`translate(${7.5 + 7.5 * column} ${7.5 + 7.5 * row})`}>
              <circle r="2.9" class="pip" />
              <circle r="2.9" cy="0.5" class="pip-floor" />
            </g>
          ))}
    </svg>
  );
}
