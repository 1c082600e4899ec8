import type { Patient } from './patient';

/** Something that is wrong with a table's inputs; by their places in the register chain. */
export type Finding =
  /** On although nothing touches it. */
  | { readonly finding: 'stuck'; readonly input: number }
  /** Changes although nothing touches it. */
  | { readonly finding: 'flickering'; readonly input: number }
  /** Touched, and nothing was felt. */
  | { readonly finding: 'silent'; readonly input: number }
  /** Touching one is felt at the other, and the other way round. */
  | { readonly finding: 'swapped'; readonly input: number; readonly other: number }
  /** Touching one is felt at another instead. */
  | { readonly finding: 'misplaced'; readonly input: number; readonly other: number }
  /** Touching one is felt at another too. */
  | { readonly finding: 'cross-talking'; readonly input: number; readonly other: number };

/** How well the wire carries: round trips in milliseconds. */
export interface LinkQuality {
  readonly asked: number;
  readonly unanswered: number;
  readonly median: number | null;
  readonly longest: number | null;
}

/** What an examination has found. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  readonly link: LinkQuality;
  /** Inputs that were touched, and those that nobody would touch. */
  readonly touched: readonly number[];
  readonly skipped: readonly number[];
}

/** How long nobody may touch anything at the beginning, in milliseconds. */
export const QUIET_TIME = 2000;
const PINGS = 20;
/** After a touch was felt, other inputs have so long to come on too, in milliseconds. */
const ECHO_TIME = 60;

/** Examines a table: the wire, then its inputs at rest, then each of `inputs` as hands touch it. `tell` says what is being done. */
export async function examine(
  patient: Patient,
  inputs: readonly number[],
  tell: (text: string) => void = () => {},
): Promise<Diagnosis> {
  tell('the wire');
  const link = await measureLink(patient);
  tell(`the inputs at rest: touch nothing for ${QUIET_TIME / 1000} seconds`);
  await patient.readInputs();
  await patient.pass(QUIET_TIME);
  const rest = await patient.readInputs();
  const flickering = new Set(rest.stirred);
  const stuck = new Set([...rest.on].filter((input) => !flickering.has(input)));
  const felt = new Map<number, ReadonlySet<number>>();
  const skipped: number[] = [];
  for (const input of inputs) {
    const isSick = flickering.has(input) || stuck.has(input);
    if (isSick) continue;
    const fresh = async () => {
      const { on } = await patient.readInputs();
      return new Set([...on].filter((other) => !stuck.has(other) && !flickering.has(other)));
    };
    if (!(await patient.touch(input, async () => (await fresh()).size > 0))) {
      skipped.push(input);
      continue;
    }
    await patient.pass(ECHO_TIME);
    felt.set(input, await fresh());
    await patient.release(input, async () => (await fresh()).size === 0);
  }
  const findings: Finding[] = [
    ...[...stuck].map((input) => ({ finding: 'stuck', input }) as const),
    ...[...flickering].map((input) => ({ finding: 'flickering', input }) as const),
    ...[...felt].flatMap(([input, others]) => judge(input, others, felt)),
  ];
  return {
    findings: findings.sort((one, other) => one.input - other.input),
    link,
    touched: [...felt.keys()],
    skipped,
  };
}

function judge(
  input: number,
  on: ReadonlySet<number>,
  felt: ReadonlyMap<number, ReadonlySet<number>>,
): Finding[] {
  if (on.size === 0) return [{ finding: 'silent', input }];
  const others = [...on].filter((other) => other !== input);
  if (on.has(input)) return others.map((other) => ({ finding: 'cross-talking', input, other }));
  return others.flatMap((other): Finding[] => {
    const back = felt.get(other);
    const isSwapped = back?.has(input) && !back.has(other);
    if (!isSwapped) return [{ finding: 'misplaced', input, other }];
    // Told once for both.
    return input < other ? [{ finding: 'swapped', input, other }] : [];
  });
}

async function measureLink(patient: Patient): Promise<LinkQuality> {
  const times: number[] = [];
  for (let ping = 0; ping < PINGS; ping++) {
    const time = await patient.ping();
    if (time !== null) times.push(time);
  }
  times.sort((one, other) => one - other);
  return {
    asked: PINGS,
    unanswered: PINGS - times.length,
    median: times[times.length >> 1] ?? null,
    longest: times.at(-1) ?? null,
  };
}
