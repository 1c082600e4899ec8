import { Module } from '../../shared/settings';
import { kebabCase } from './code-name';

/** Every module by the name that people call it. */
export const moduleNames: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(Module)
    .filter((entry): entry is [string, Module] => typeof entry[1] === 'number')
    .map(([name, bit]) => [kebabCase(name), bit]),
);

/** The modules of a word of bits: "tag-reader, racks", or "none". */
export function modulesText(modules: number): string {
  const names = Object.entries(moduleNames).filter(([, bit]) => modules & bit);
  return names.map(([name]) => name).join(', ') || 'none';
}
