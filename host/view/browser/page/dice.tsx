import { useRef } from 'preact/hooks';
import type { DieView } from '../../view';
import { ledOf, useLight } from './lights';
import type { Words } from './words';

/** Pips of each face on a 3 × 3 grid, by row and column. */
const pips: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 0],
    [1, 2],
    [2, 0],
    [2, 2],
  ],
];

interface DiceProps {
  readonly dice: readonly DieView[];
  readonly colour: 'red' | 'blue';
  readonly selected: ReadonlySet<number>;
  readonly words: Words;
  onToggle(die: number): void;
}

/** The three wells of one colour with their dice. */
export function Dice({ dice, colour, selected, words, onToggle }: DiceProps) {
  return (
    <div
      class={`wells wells-${colour}`}
      role="group"
      aria-label={colour === 'red' ? words.redDice : words.blueDice}
    >
      {dice.map((die, index) =>
        die.colour === colour ? (
          <Well
            key={index}
            die={die}
            index={index}
            selected={selected.has(index)}
            words={words}
            onToggle={() => onToggle(index)}
          />
        ) : null,
      )}
    </div>
  );
}

interface WellProps {
  readonly die: DieView;
  readonly index: number;
  readonly selected: boolean;
  readonly words: Words;
  onToggle(): void;
}

function Well({ die, index, selected, words, onToggle }: WellProps) {
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
    ...(die.wanted ? [words.wanted] : []),
    ...(die.inPlay ? [] : [words.resting]),
  ].join(', ');
  const state = [die.place, die.wanted && 'wanted', !die.inPlay && 'aside'].filter(Boolean).join(' ');
  return (
    <button
      ref={well}
      type="button"
      class={`well ${state}`}
      aria-label={label}
      aria-pressed={selected}
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
