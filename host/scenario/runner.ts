import { Impossible } from '../sim/impossible';
import { CannotRun, type ScenarioTarget, type TableUnderTest } from './target';
import type { Action, Expectation, Scenario, Step } from './scenario';

/** How often a wait looks whether what it waits for has come, in milliseconds. */
const LOOK_EVERY = 20;
/** How long an expected line or words may take, in milliseconds: what was done just now is still on its way. */
const PATIENCE = 1000;

/** A step that was run: how long it took, in milliseconds of the table's time. */
export interface StepResult {
  readonly line: number;
  readonly text: string;
  readonly time: number;
}

/** What came of a scenario. */
export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly seed: number;
  readonly target: string;
  readonly steps: readonly StepResult[];
  /** Milliseconds of the table's time. */
  readonly time: number;
  /** The step that was not as it should be and why, as "FILE:LINE: …"; null where all was. */
  readonly failure: string | null;
  /** What the table said and showed, kept where it failed. */
  readonly lines: readonly string[];
  readonly frames: TableUnderTest['frames'];
}

/** Runs a scenario at a target. What is wrong with the table is in the result, also that the target cannot run it. */
export async function runScenario(
  target: ScenarioTarget,
  scenario: Scenario,
  seed: number,
): Promise<ScenarioResult> {
  const steps: StepResult[] = [];
  let table: TableUnderTest | null = null;
  let failure: string | null = null;
  let line = scenario.line;
  try {
    table = await target.begin(scenario, seed);
    const run = new Run(table);
    for (const step of scenario.steps) {
      line = step.line;
      const from = table.now;
      await run.take(step);
      steps.push({ line, text: step.text, time: table.now - from });
    }
  } catch (error) {
    if (!isExpected(error)) throw error;
    failure = `${scenario.file}:${line}: ${error.message}`;
  }
  const { lines, frames } = failure !== null && table ? table : { lines: [], frames: [] };
  await table?.end();
  return { scenario, seed, target: target.name, steps, time: table?.now ?? 0, failure, lines, frames };
}

/** Something at the table is not as the scenario says. */
class Mismatch extends Error {}

function isExpected(error: unknown): error is Error {
  return error instanceof Mismatch || error instanceof CannotRun || error instanceof Impossible;
}

class Run {
  /** Lines before this one have been expected already, or came before the scenario began. */
  #heard: number;

  constructor(private readonly table: TableUnderTest) {
    this.#heard = table.lines.length;
  }

  async take({ action, text }: Step): Promise<void> {
    if ('do' in action) return this.table.act(action);
    if ('wait' in action) return this.table.pass(action.wait);
    const { expectation, patience } = waitOf(action);
    const until = this.table.now + patience;
    let seen = await this.#look(expectation);
    while (seen !== null && this.table.now < until) {
      await this.table.pass(LOOK_EVERY);
      seen = await this.#look(expectation);
    }
    if (seen !== null) throw new Mismatch(`${text}: ${seen}`);
  }

  /** What is seen instead, in words; null where all is as expected. */
  async #look(expectation: Expectation): Promise<string | null> {
    switch (expectation.expect) {
      case 'words': {
        const words = this.table.words();
        return words === expectation.text ? null : `the words are ${JSON.stringify(words)}`;
      }
      case 'light': {
        const rhythm = await this.table.watch(expectation.at);
        return rhythm === expectation.rhythm ? null : `the light is ${rhythm}`;
      }
      case 'state': {
        const value = valueAt(this.table.position(), expectation.path);
        return value === expectation.value ? null : `it is ${value ?? 'not there'}`;
      }
      case 'line':
        return this.#lookForLine(expectation.fields);
    }
  }

  #lookForLine(fields: readonly string[]): string | null {
    const fresh = this.table.lines.slice(this.#heard).filter((line) => line.startsWith('< '));
    const found = this.table.lines.findIndex((line, at) => at >= this.#heard && isLine(line, fields));
    if (found < 0)
      return `the table said ${fresh.map((line) => JSON.stringify(line.slice(2))).join(', ') || 'nothing'}`;
    this.#heard = found + 1;
    return null;
  }
}

function waitOf(action: Exclude<Action, { do: unknown } | { wait: unknown }>): {
  expectation: Expectation;
  patience: number;
} {
  if ('until' in action) return { expectation: action.until, patience: action.within };
  // A light is watched for seconds; looking again would hide a rhythm that comes too late.
  return { expectation: action, patience: action.expect === 'light' ? 0 : PATIENCE };
}

/** Whether a line of the table has these fields, its number and its checksum left out. */
function isLine(line: string, fields: readonly string[]): boolean {
  if (!line.startsWith('< ')) return false;
  const [word, , ...rest] = line
    .slice(2)
    .replace(/ \*[0-9a-f]{4}$/, '')
    .split(' ');
  const said = [word, ...rest];
  return said.length === fields.length && fields.every((field, at) => field === '*' || field === said[at]);
}

/** A value inside of a position by its path, as text: a word, a number, or JSON. */
function valueAt(position: object, path: readonly string[]): string | null {
  let value: unknown = position;
  for (const name of path)
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
