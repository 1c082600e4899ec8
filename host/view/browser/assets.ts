import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** A file as the server sends it. */
export interface Asset {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * Bundles the page. Everything is held in memory: the server answers from this map only and never looks into the file
 * system for a request.
 *
 * @returns by path
 */
export async function bundleAssets(): Promise<ReadonlyMap<string, Asset>> {
  const folder = fileURLToPath(new URL('page/', import.meta.url));
  const [bundle, html, icon] = await Promise.all([
    build({
      absWorkingDir: folder,
      entryPoints: [
        { in: 'main.tsx', out: 'page' },
        { in: 'page.css', out: 'page' },
      ],
      outdir: 'bundle',
      write: false,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      jsx: 'automatic',
      jsxImportSource: 'preact',
      legalComments: 'none',
      logLevel: 'silent',
    }),
    readFile(`${folder}index.html`),
    readFile(`${folder}favicon.svg`),
  ]);
  const output = (ending: string): Buffer => {
    const file = bundle.outputFiles.find((candidate) => candidate.path.endsWith(ending));
    if (!file) throw new Error(`esbuild made no ${ending} of the page`);
    return Buffer.from(file.contents);
  };
  return new Map<string, Asset>([
    ['/', { type: 'text/html; charset=utf-8', body: html }],
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: output('.js') }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: output('.css') }],
    ['/favicon.svg', { type: 'image/svg+xml', body: icon }],
  ]);
}
