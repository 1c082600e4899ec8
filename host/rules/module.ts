import { moduleId, readFirmware, readTextStore } from '../build/firmware';
import type { Hal, TableExports } from './exports';

let compiled: WebAssembly.Module | undefined;
let texts: Uint8Array | undefined;
let id: string | undefined;

/** The firmware module, compiled once a process. */
function firmwareModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(readFirmware());
  return compiled;
}

/** A fresh firmware with memory of its own, wired to a machine. */
export function instantiate(hal: Hal): TableExports {
  const instance = new WebAssembly.Instance(firmwareModule(), { hal: { ...hal } });
  return instance.exports as unknown as TableExports;
}

/** The build id that a machine which runs this module tells. */
export function firmwareId(): string {
  id ??= moduleId(readFirmware(), textStore());
  return id;
}

/** The text store that lies beside the module, read once a process. */
export function textStore(): Uint8Array {
  texts ??= readTextStore();
  return texts;
}
