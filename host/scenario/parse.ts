import { COLUMNS, ROWS } from '../../shared/cells';
import { SIDE } from '../../shared/doce';
import { FIRST_TOTAL } from '../../shared/doubles-wild';
import { Module } from '../../shared/settings';
import { games, type TableGameName, tableGameNames } from '../games/index';
import { cellOfGrid } from '../words/doce-grid';
import { cellOfTotals } from '../words/doubles-wild';
import { isRefused } from '../words/reader';
import { type Rhythm, rhythms } from './rhythm';
import {
  type Action,
  BadScenario,
  type Expectation,
  type LightPlace,
  type Scenario,
  type Step,
} from './scenario';

const tables: Readonly<Record<string, number>> = {
  plain: 0,
  reader: Module.TagReader,
  racks: Module.TagReader | Module.Racks,
};
const UNTIL_WITHIN = 5000;
const PRESS_TIME = 80;
const WELLS_OF_A_COLOUR = 3;

/** Each kind of step as it is written; errors show it. */
const usages: Readonly<Record<string, string>> = {
  press: 'press seat 0 confirm, or: press seat 0 change for 1200 ms',
  button: 'button seat 0 confirm down, or: up',
  place:
    'place 5,10 seat 0, or: place 2,3 seat 1 face 6 (face 0 is the blocker), or: place tile 2-6 on pad (table, rack 0)',
  lift: 'lift 5,10',
  turn: 'turn 2,3 face 6',
  pop: 'pop 0',
  throw: 'throw red 2 3 blue 4 6',
  wait: 'wait 500 ms, or: wait until words …, wait until state … within 3000 ms',
  expect: 'expect words …, expect light 5,10 breathing, expect state turn 0, expect line action * *',
};

interface Draft {
  readonly line: number;
  readonly name: string;
  game: TableGameName | null;
  options: object;
  modules: number | null;
  readonly steps: Step[];
}

/** Reads the scenarios of a file's text. Throws BadScenario. */
export function parseScenarios(file: string, text: string): Scenario[] {
  const drafts: Draft[] = [];
  for (const [index, whole] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const words = whole.replace(/(^|\s)#.*$/, '').trim();
    if (words === '') continue;
    try {
      readLine(words, line, drafts);
    } catch (error) {
      throw error instanceof Wrong ? new BadScenario(`${file}:${line}: ${error.message}`) : error;
    }
  }
  if (drafts.length === 0)
    throw new BadScenario(
      `${file}:1: there is no scenario; a file begins with "scenario NAME" and "game NAME"`,
    );
  return drafts.map((draft) => finish(file, draft));
}

/** Something wrong in the present line. */
class Wrong extends Error {}

function readLine(text: string, line: number, drafts: Draft[]): void {
  const [verb = '', rest = ''] = split(text);
  if (verb === 'scenario') {
    if (rest === '')
      throw new Wrong('a scenario needs a name: scenario A marble in the pocket that was rolled');
    drafts.push({ line, name: rest, game: null, options: {}, modules: null, steps: [] });
    return;
  }
  const draft = drafts.at(-1);
  if (!draft) throw new Wrong(`${JSON.stringify(verb)} stands before the first "scenario NAME"`);
  if (verb === 'game') return readGame(rest, draft);
  if (verb === 'table') {
    if (tables[rest] === undefined)
      throw new Wrong(
        `there is no table ${JSON.stringify(rest)}; it is one of ${Object.keys(tables).join(', ')}`,
      );
    draft.modules = tables[rest];
    return;
  }
  if (usages[verb] === undefined)
    throw new Wrong(
      `unknown step ${JSON.stringify(verb)}; there are scenario, game, table, ${Object.keys(usages).join(', ')}`,
    );
  if (draft.game === null)
    throw new Wrong(`say first what is played: game ${tableGameNames.join(', or: game ')}`);
  const action = readStep(verb, rest, draft.game);
  if (action === null)
    throw new Wrong(
      `this is no ${JSON.stringify(verb)} step: ${JSON.stringify(text)}; write it as: ${usages[verb]}`,
    );
  draft.steps.push({ line, text, action });
}

function split(text: string): [string, string] {
  const at = text.search(/\s/);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).trim()];
}

function readGame(text: string, draft: Draft): void {
  const [name = '', ...pairs] = text.split(/\s+/);
  const known = tableGameNames.find((one) => one === name);
  if (!known)
    throw new Wrong(
      `there is no game ${JSON.stringify(name)} at the table; there are ${tableGameNames.join(', ')}`,
    );
  const options: Record<string, unknown> = {};
  for (const pair of pairs) {
    const [, option, value] = /^(\w+)=(.+)$/.exec(pair) ?? [];
    if (option === undefined || value === undefined)
      throw new Wrong(
        `an option is written as name=value, not ${JSON.stringify(pair)}; as in: game doubles-wild seats=3`,
      );
    options[option] = value === 'true' ? true : value === 'false' ? false : Number(value);
  }
  const word = games[known].readOptions({ ...options, ...games[known].tableOptions });
  if (isRefused(word)) throw new Wrong(word.message);
  draft.game = known;
  draft.options = games[known].describeOptions(word);
}

function finish(file: string, { line, name, game, options, modules, steps }: Draft): Scenario {
  if (game === null || steps.length === 0)
    throw new BadScenario(
      `${file}:${line}: scenario ${JSON.stringify(name)} has no ${game === null ? 'game' : 'steps'}`,
    );
  return { file, line, name, game, options, modules: modules ?? 0, steps };
}

/** A step, or null where it is not written as it should be. Throws Wrong where it is, and cannot be. */
function readStep(verb: string, text: string, game: TableGameName): Action | null {
  switch (verb) {
    case 'press': {
      const match = /^seat (\d) (confirm|change)(?: for (\d+) ms)?$/.exec(text);
      return match && { do: verb, ...buttonOf(match), hold: match[3] ? +match[3] : PRESS_TIME };
    }
    case 'button': {
      const match = /^seat (\d) (confirm|change) (down|up)$/.exec(text);
      return match && { do: verb, ...buttonOf(match), isDown: match[3] === 'down' };
    }
    case 'place':
      return readPlace(text, game);
    case 'lift': {
      const match = /^(\d+,\d+)$/.exec(text);
      return match && { do: verb, cell: cellOf(match[1], game) };
    }
    case 'turn': {
      const match = /^(\d+,\d+) face ([1-6])$/.exec(text);
      return match && { do: verb, cell: cellOf(match[1], game), face: +(match[2] ?? 0) };
    }
    case 'pop': {
      const match = /^([01])$/.exec(text);
      return match && { do: verb, roller: +text };
    }
    case 'throw':
      return readThrow(text);
    case 'wait': {
      const time = /^(\d+) ms$/.exec(text);
      if (time) return { wait: +(time[1] ?? 0) };
      const until = /^until (.+?)(?: within (\d+) ms)?$/.exec(text);
      const expectation = until && readExpectation(until[1] ?? '', game);
      return expectation && { until: expectation, within: until[2] ? +until[2] : UNTIL_WITHIN };
    }
    default:
      return readExpectation(text, game);
  }
}

function buttonOf(match: RegExpExecArray): { seat: number; button: 'confirm' | 'change' } {
  return { seat: +(match[1] ?? 0), button: match[2] as 'confirm' | 'change' };
}

function readPlace(text: string, game: TableGameName): Action | null {
  const tile = /^tile ([0-6])-([0-6]) on (pad|table|rack ([0-3]))$/.exec(text);
  if (tile) {
    const on = tile[4] === undefined ? (tile[3] as 'pad' | 'table') : +tile[4];
    return { do: 'place-tile', tile: [+(tile[1] ?? 0), +(tile[2] ?? 0)], on };
  }
  const piece = /^(\d+,\d+) seat (\d)(?: face ([0-6]))?$/.exec(text);
  if (!piece) return null;
  if (game === 'doce' && piece[3] === undefined)
    throw new Wrong('a piece of doce has a face: place 2,3 seat 1 face 6; the blocker is face 0');
  if (game !== 'doce' && piece[3] !== undefined) throw new Wrong('a marble has no face: place 5,10 seat 0');
  return {
    do: 'place',
    cell: cellOf(piece[1], game),
    seat: +(piece[2] ?? 0),
    face: piece[3] === undefined ? null : +piece[3],
  };
}

function readThrow(text: string): Action | null {
  const match = /^(?:red((?: [1-6]){1,3}))?\s*(?:blue((?: [1-6]){1,3}))?$/.exec(text);
  if (!match || text === '') return null;
  const faces = [match[1], match[2]].flatMap((colour) => {
    const told = (colour ?? '').trim().split(' ').filter(Boolean).map(Number);
    return Array.from({ length: WELLS_OF_A_COLOUR }, (_, well) => told[well] ?? null);
  });
  return { do: 'throw', faces };
}

function readExpectation(text: string, game: TableGameName): Expectation | null {
  const [what, rest] = split(text);
  if (rest === '') return null;
  switch (what) {
    case 'words':
      return { expect: what, text: rest };
    case 'light': {
      const match = /^(\d+,\d+|(?:edge|well|seat) \d+) (.+)$/.exec(rest);
      if (!match) return null;
      if (!rhythms.includes(match[2] as Rhythm))
        throw new Wrong(`there is no rhythm ${JSON.stringify(match[2])}; there are ${rhythms.join(', ')}`);
      return { expect: what, at: lightOf(match[1] ?? '', game), rhythm: match[2] as Rhythm };
    }
    case 'state': {
      const [path, value] = split(rest);
      return value === '' ? null : { expect: what, path: path.split('.'), value };
    }
    case 'line':
      return { expect: what, fields: rest.split(/\s+/) };
    default:
      return null;
  }
}

function lightOf(text: string, game: TableGameName): LightPlace {
  const [what, index] = text.split(' ');
  if (index === undefined) return { cell: cellOf(text, game) };
  const [group, count] = ({ edge: ['edges', 4 * ROWS], well: ['wells', 6], seat: ['seats', 8] } as const)[
    what as 'edge' | 'well' | 'seat'
  ];
  if (+index >= count) throw new Wrong(`there is no ${what} ${index}; they are 0 to ${count - 1}`);
  return { group, index: +index };
}

/** The playfield's cell by the numbers that players call it: totals in Doubles Wild, row and column from 1 elsewhere. */
function cellOf(text: string | undefined, game: TableGameName): number {
  const [row = 0, column = 0] = (text ?? '').split(',').map(Number);
  const [least, most] =
    game === 'doubles-wild' ? [FIRST_TOTAL, FIRST_TOTAL + ROWS - 1] : [1, game === 'doce' ? SIDE : ROWS];
  if (row < least || row > most || column < least || column > most)
    throw new Wrong(`there is no place ${text} in ${game}; rows and columns are ${least} to ${most}`);
  if (game === 'doubles-wild') return cellOfTotals(row, column);
  return game === 'doce' ? cellOfGrid(row - 1, column - 1) : (row - 1) * COLUMNS + column - 1;
}
