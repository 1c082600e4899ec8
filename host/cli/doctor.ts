import { createInterface, type Interface } from 'node:readline/promises';
import { Command } from 'commander';
import { inputGroups, inputs as inputCount } from '../../hardware/description';
import type { TableClient } from '../client/client';
import { readInputsOf } from '../doctor/client-patient';
import { type Diagnosis, examine } from '../doctor/doctor';
import type { Patient } from '../doctor/patient';
import { SimulatedPatient } from '../doctor/simulated-patient';
import { diagnosisText, inputName, isHealthy } from '../doctor/words';
import type { InputFault } from '../sim/devices/register-chain';
import { EXIT_USAGE, Failure } from './failure';
import { atTable, portOption } from './port-option';

interface DoctorOptions {
  readonly port?: string;
  readonly simulated: boolean;
  readonly fault: readonly string[];
  readonly json: boolean;
}

const LOOK_EVERY = 40;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** `doubletop doctor`: what is wrong with a table's wires. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description(
      'find inputs that are stuck, silent, flickering, swapped or cross-talking, and measure the wire',
    )
    .addOption(portOption().makeOptionMandatory(false))
    .option('--simulated', 'a simulated table, whose inputs are touched by simulated hands', false)
    .option(
      '--fault <fault>',
      'what is wrong with the simulated table, e.g. stuck:12, silent:3, flickering:7, swapped:3:4, cross-talking:8:9',
      (text: string, all: readonly string[]) => [...all, text],
      [] as readonly string[],
    )
    .option('--json', 'the report as JSON', false)
    .action(async (options: DoctorOptions) => {
      const { port, simulated, fault } = options;
      if (simulated === (port !== undefined))
        throw new Failure('doctor needs either --port PATH or --simulated', EXIT_USAGE);
      if (fault.length > 0 && !simulated) throw new Failure('--fault needs --simulated', EXIT_USAGE);
      const diagnosis =
        port === undefined ? await atSimulatedTable(fault.map(readFault)) : await atPort(port);
      const isGood = isHealthy(diagnosis);
      if (options.json) process.stdout.write(`${JSON.stringify({ ok: isGood, ...diagnosis })}\n`);
      else process.stdout.write(diagnosisText(diagnosis));
      if (!isGood) throw new Failure('the table is not as it should be');
    });
}

/** The inputs that hands can touch: cells and seat buttons. */
export function touchableInputs(): number[] {
  return inputGroups
    .filter(({ name }) => name === 'cells' || name === 'buttons')
    .flatMap(({ first, count }) => Array.from({ length: count }, (_, index) => first + index));
}

function readFault(text: string): InputFault {
  const [, fault, first, second] = /^([a-z-]+):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  const input = Number(first);
  const other = Number(second);
  const isOne = second === undefined && (fault === 'stuck' || fault === 'silent' || fault === 'flickering');
  const isTwo = second !== undefined && other !== input && (fault === 'swapped' || fault === 'cross-talking');
  if ((isOne || isTwo) && input < inputCount && !(other >= inputCount))
    return { fault, input, other } as InputFault;
  throw new Failure(
    `there is no fault ${JSON.stringify(text)}; write stuck:N, silent:N, flickering:N, swapped:N:M or cross-talking:N:M, inputs 0 to ${inputCount - 1}`,
    EXIT_USAGE,
  );
}

async function atSimulatedTable(faults: readonly InputFault[]): Promise<Diagnosis> {
  const patient = new SimulatedPatient(faults);
  await patient.start();
  try {
    return await examine(patient, touchableInputs());
  } finally {
    await patient.stop();
  }
}

async function atPort(port: string): Promise<Diagnosis> {
  return atTable(port, async (client) => {
    // Where nobody can be asked to touch anything, the wire and the inputs at rest are looked at.
    const guide = process.stdin.isTTY
      ? createInterface({ input: process.stdin, output: process.stderr })
      : null;
    try {
      const inputs = guide ? touchableInputs() : [];
      return await examine(guided(client, guide), inputs, (text) => process.stderr.write(`${text}\n`));
    } finally {
      guide?.close();
    }
  });
}

/** A real table, and a person who is told what to touch. */
function guided(client: TableClient, guide: Interface | null): Patient {
  return {
    readInputs: () => readInputsOf(client, pause),
    pass: pause,
    async touch(input, isFelt) {
      process.stderr.write(`touch ${inputName(input)} (Enter: nothing happens, s and Enter: skip)\n`);
      let said: string | null = null;
      const listen = (line: string) => (said = line);
      guide?.once('line', listen);
      while (said === null && !(await isFelt())) await pause(LOOK_EVERY);
      guide?.off('line', listen);
      return (said as string | null)?.trim().toLowerCase() !== 's';
    },
    async release(_input, isFree) {
      while (!(await isFree())) await pause(LOOK_EVERY);
    },
    async ping() {
      const from = performance.now();
      return (await client.say({ word: 'inputs' })) === 'no-answer' ? null : performance.now() - from;
    },
  };
}
