import { CELLS, COLUMNS } from '../../shared/cells';
import { FIRST_TOTAL, Kind, Pairs, TeammateChoice } from '../../shared/doubles-wild';
import { isTakeBack, packAction, packDice, unpackAction, unpackDice } from './action';
import { reader, type Refused, shown } from './reader';

/** An action of Doubles Wild in words. Rows and columns by the printed totals 3 … 11; `null` for a die that was kept. */
export type DoublesWildAction =
  | { do: 'order'; seat: number; dice: number[] }
  | { do: 'roll'; seat: number; red?: number[]; blue?: number[] }
  | { do: 'keep'; seat: number }
  | { do: 'reroll'; seat: number; which: 'red' | 'blue' | 'all' }
  | { do: 'pocket'; seat: number; row: number; column: number }
  | { do: 'teammate'; seat: number; choice: 'leave' | 'swap' }
  | { do: 'battle-roll'; seat: number; dice: (number | null)[] }
  | { do: 'battle-keep'; seat: number; keep: boolean[] }
  | { do: 'take-back'; seat: number };

const pairs = { red: Pairs.Red, blue: Pairs.Blue, all: Pairs.Both } as const;
const teammateChoices = { leave: TeammateChoice.Leave, swap: TeammateChoice.Swap } as const;
const LAST_TOTAL = FIRST_TOTAL + COLUMNS - 1;

/** Printed row and column of a cell. */
export function totalsOfCell(cell: number): { row: number; column: number } {
  return { row: Math.floor(cell / COLUMNS) + FIRST_TOTAL, column: (cell % COLUMNS) + FIRST_TOTAL };
}

/** The cell of a printed row and column. */
export function cellOfTotals(row: number, column: number): number {
  return (row - FIRST_TOTAL) * COLUMNS + (column - FIRST_TOTAL);
}

/** An action in words. Throws for a word that Doubles Wild does not have. */
export function actionToWords(action: number): DoublesWildAction {
  const { kind, seat, argument } = unpackAction(action);
  if (isTakeBack(action)) return { do: 'take-back', seat };
  switch (kind) {
    case Kind.OrderRoll:
      return { do: 'order', seat, dice: unpackDice(argument, 3) };
    case Kind.Roll: {
      const faces = unpackDice(argument, 4);
      const red = faces.slice(0, 2);
      const blue = faces.slice(2);
      return { do: 'roll', seat, ...(red[0] ? { red } : {}), ...(blue[0] ? { blue } : {}) };
    }
    case Kind.Keep:
      return { do: 'keep', seat };
    case Kind.Reroll:
      return { do: 'reroll', seat, which: nameOf(pairs, argument) };
    case Kind.Pocket:
      return { do: 'pocket', seat, ...totalsOfCell(argument) };
    case Kind.Teammate:
      return { do: 'teammate', seat, choice: nameOf(teammateChoices, argument) };
    case Kind.BattleRoll:
      return { do: 'battle-roll', seat, dice: unpackDice(argument, 3).map((face) => face || null) };
    case Kind.BattleKeep:
      return { do: 'battle-keep', seat, keep: [0, 1, 2].map((die) => ((argument >> die) & 1) === 1) };
    default:
      throw new Error(`no such action in Doubles Wild: kind ${kind}`);
  }
}

function nameOf<Name extends string>(table: Readonly<Record<Name, number>>, value: number): Name {
  return (Object.keys(table) as Name[]).find((name) => table[name] === value) as Name;
}

/** Reads an action in words; `seat` stands in where the words name none. Says what is wrong with words it cannot read. */
export function actionFromWords(words: Readonly<Record<string, unknown>>, seat: number): number | Refused {
  const read = reader(words);
  const by = read.optionalInteger('seat', 0, 3) ?? seat;
  const pack = (kind: Kind, argument: number) => read.done(packAction({ kind, seat: by, argument }));
  switch (read.text('do')) {
    case 'order':
      return pack(Kind.OrderRoll, packDice(read.dice('dice', 3)));
    case 'roll': {
      const red = read.has('red') ? read.dice('red', 2) : [0, 0];
      const blue = read.has('blue') ? read.dice('blue', 2) : [0, 0];
      return pack(Kind.Roll, packDice([...red, ...blue]));
    }
    case 'keep':
      return pack(Kind.Keep, 0);
    case 'reroll':
      return pack(Kind.Reroll, read.oneOf('which', pairs));
    case 'pocket': {
      const row = read.integer('row', FIRST_TOTAL, LAST_TOTAL);
      const column = read.integer('column', FIRST_TOTAL, LAST_TOTAL);
      return pack(Kind.Pocket, Math.min(cellOfTotals(row, column), CELLS - 1));
    }
    case 'teammate':
      return pack(Kind.Teammate, read.oneOf('choice', teammateChoices));
    case 'battle-roll':
      return pack(Kind.BattleRoll, packDice(read.dice('dice', 3, { orNull: true })));
    case 'battle-keep':
      return pack(
        Kind.BattleKeep,
        read.booleans('keep', 3).reduce((bits, isKept, die) => bits | (isKept ? 1 << die : 0), 0),
      );
    default:
      return read.refuse(
        'unknown-action',
        `"do" must be one of order, roll, keep, reroll, pocket, teammate, battle-roll, battle-keep, not ${shown(words['do'])}`,
      );
  }
}
