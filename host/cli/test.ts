import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { writeBundle } from '../scenario/bundle';
import { nodeTarget } from '../scenario/node-target';
import { parseScenarios } from '../scenario/parse';
import { jsonReport, junitReport } from '../scenario/report';
import { runScenario, type ScenarioResult } from '../scenario/runner';
import { BadScenario, type Scenario } from '../scenario/scenario';
import type { ScenarioTarget } from '../scenario/target';
import { Random } from '../sim/random';
import { EXIT_USAGE, Failure } from './failure';
import { integer } from './options';

interface TestOptions {
  readonly target: string;
  readonly seed: number;
  readonly repeat: number;
  readonly shuffle?: number;
  readonly junit?: string;
  readonly json: boolean;
  readonly timings: boolean;
  readonly failures?: string;
}

const targets: Readonly<Record<string, ScenarioTarget>> = { node: nodeTarget };
const ENDING = '.scenario';

/** `doubletop test FILE…`: scenarios, told in text, at a table. */
export function testCommand(): Command {
  return new Command('test')
    .description('run scenarios: what hands do at a table, and what must come of it (docs/scenarios.md)')
    .argument('<files...>', `scenario files, or folders with files that end with ${ENDING}`)
    .addOption(new Option('--target <name>', 'where').choices(Object.keys(targets)).default('node'))
    .option('--seed <number>', 'of all chance at the table', integer(0, 0xffffffff), 1)
    .option('--repeat <number>', 'run all so often, each time with the next seed', integer(1, 10000), 1)
    .option('--shuffle <seed>', 'in an order that follows from this seed', integer(0, 0xffffffff))
    .option('--junit <file>', "write JUnit's XML there")
    .option('--json', 'the results as JSON', false)
    .option('--timings', 'tell how long each step took', false)
    .option('--failures <folder>', 'keep there what is needed to look into failures')
    .action(test);
}

async function test(paths: readonly string[], options: TestOptions): Promise<void> {
  const scenarios = paths.flatMap(filesAt).flatMap(readScenarios);
  const order = options.shuffle === undefined ? scenarios : shuffled(scenarios, options.shuffle);
  const results: ScenarioResult[] = [];
  for (let round = 0; round < options.repeat; round++)
    for (const scenario of order) {
      const result = await runScenario(
        targets[options.target] as ScenarioTarget,
        scenario,
        options.seed + round,
      );
      results.push(result);
      if (!options.json) tell(result, options);
      if (result.failure !== null && options.failures !== undefined)
        process.stderr.write(`kept in ${keep(options.failures, result)}\n`);
    }
  if (options.json) process.stdout.write(jsonReport(results, options.shuffle ?? null));
  if (options.junit !== undefined) write(options.junit, junitReport(results));
  const failed = results.filter(({ failure }) => failure !== null).length;
  if (failed > 0) throw new Failure(`${failed} of ${results.length} scenarios failed`);
  if (!options.json) process.stdout.write(`${results.length} scenarios, all as they should be\n`);
}

function tell({ scenario, failure, time, steps }: ScenarioResult, { timings }: TestOptions): void {
  const verdict = failure === null ? 'ok    ' : 'FAILED';
  process.stdout.write(`${verdict} ${scenario.name} (${(time / 1000).toFixed(1)} s at the table)\n`);
  if (timings)
    for (const step of steps) process.stdout.write(`  ${String(step.time).padStart(6)} ms  ${step.text}\n`);
  if (failure !== null) process.stdout.write(`       ${failure}\n`);
}

function filesAt(path: string): string[] {
  try {
    if (!statSync(path).isDirectory()) return [path];
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith(ENDING),
    );
    if (files.length === 0) throw new Failure(`no file in ${path} ends with ${ENDING}`, EXIT_USAGE);
    return files.sort().map((file) => join(path, file));
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(`cannot read ${path}: ${(error as Error).message}`);
  }
}

/** Throws a Failure for a file that cannot be read, and for one that is wrong. */
export function readScenarios(file: string): Scenario[] {
  try {
    return parseScenarios(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof BadScenario) throw new Failure(error.message, EXIT_USAGE);
    throw new Failure(`cannot read ${file}: ${(error as Error).message}`);
  }
}

function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const random = new Random(seed);
  const rest = [...items];
  return items.map(() => rest.splice(random.below(rest.length), 1)[0] as Item);
}

function keep(folder: string, result: ScenarioResult): string {
  try {
    return writeBundle(folder, result);
  } catch (error) {
    throw new Failure(`cannot keep the failure in ${folder}: ${(error as Error).message}`);
  }
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${(error as Error).message}`);
  }
}
