import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../sources';

const run = promisify(execFile);
const PREFIX = 'arm-none-eabi-';

/** What to do where the compiler is missing: one line. */
export const REMEDY =
  'the Pico image needs the ARM compiler: apt-get install gcc-arm-none-eabi libnewlib-arm-none-eabi ' +
  '(Debian, Ubuntu), or https://developer.arm.com/downloads/-/arm-gnu-toolchain-downloads';

/** Whether there is an ARM compiler. */
export function hasCompiler(): boolean {
  return spawnSync(`${PREFIX}gcc`, ['--version'], { stdio: 'ignore' }).status === 0;
}

/** Runs a tool of the ARM toolchain in the checkout; returns what it printed. Throws an Error with its complaint. */
export async function armTool(name: string, args: readonly string[]): Promise<string> {
  return tool(`${PREFIX}${name}`, args);
}

/** Runs a program in the checkout; returns what it printed. Throws an Error with its complaint. */
export async function tool(program: string, args: readonly string[]): Promise<string> {
  try {
    return (await run(program, [...args], { cwd: root, maxBuffer: 1 << 26 })).stdout;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(`${program} failed\n${stderr || message}`);
  }
}
