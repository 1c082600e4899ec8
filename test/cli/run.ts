import { execFile } from 'node:child_process';
import { vi } from 'vitest';
import { root } from '../../host/build/sources';
import { main } from '../../host/cli/main';

export interface Result {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** Runs the command line as a user does, in a process of its own. */
export function doubletop(...args: string[]): Promise<Result> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['host/cli/doubletop.mjs', ...args],
      { cwd: root, maxBuffer: 1 << 26 },
      (failure, out, error) => resolve({ code: failure ? Number(failure.code ?? 1) : 0, out, error }),
    );
  });
}

/** Runs it in this process, which is quicker. */
export async function inProcess(...args: string[]): Promise<Result> {
  const said = { out: '', error: '' };
  const out = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => ((said.out += String(text)), true));
  const error = vi
    .spyOn(process.stderr, 'write')
    .mockImplementation((text) => ((said.error += String(text)), true));
  try {
    const code = await main(args);
    return { code, ...said };
  } finally {
    out.mockRestore();
    error.mockRestore();
  }
}
