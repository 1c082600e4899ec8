import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../../host/build/sources';

/** Starts `doubletop simulate --pty`; the path of its port, and the process to be stopped. */
export function startSimulator(...args: string[]): Promise<{ path: string; simulator: ChildProcess }> {
  const simulator = spawn(process.execPath, ['host/cli/doubletop.mjs', 'simulate', '--pty', ...args], {
    cwd: root,
  });
  return new Promise((resolve, reject) => {
    simulator.stdout.once('data', (chunk: Buffer) => resolve({ path: chunk.toString().trim(), simulator }));
    simulator.on('exit', (code) => reject(new Error(`the simulator ended with ${code}`)));
  });
}
