import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { staleDocs } from '../host/build/docs';
import { filesBelow, root } from '../host/build/sources';
import { decodeDevice, decodeHost, isBad } from '../host/link/codec';

test('the generated parts of the documents are current', () => {
  expect(staleDocs()).toEqual([]);
});

test('every line of traffic in the protocol document can be read', () => {
  const lines = readFileSync(join(root, 'docs/protocol.md'), 'utf8').match(/^[<>] .+ \*[0-9a-f]{4}$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) {
    const decoded = line.startsWith('<') ? decodeDevice(line.slice(2)) : decodeHost(line.slice(2));
    expect(isBad(decoded), line).toBe(false);
  }
});

test('every file that a document links to is there', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    ...filesBelow('docs').filter((file) => file.endsWith('.md')),
  ];
  for (const document of documents) {
    const text = readFileSync(join(root, document), 'utf8');
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g)) {
      const path = join(root, document, '..', target);
      expect(() => readFileSync(path), `${document} links to ${target}`).not.toThrow();
    }
  }
});
