// pdfjs-dist reads the printed pages back, with a reader that is not ours.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { panelSvg } from '../../hardware/drawings/panel';
import { overlaysOf, overlaySvg } from '../../hardware/overlays';
import { panelsOf } from '../../hardware/panels';
import { fullTable, smallTable } from '../../hardware/tables';
import { papers, sizeOf, tiledPdf, tilingOf, wholePdf } from '../../host/build/hardware/pdf';

const perMillimetre = 72 / 25.4;

async function pagesOf(pdf: Buffer): Promise<{ width: number; height: number; text: string }[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [left, top, right, bottom] = page.view as [number, number, number, number];
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    pages.push({ width: (right - left) / perMillimetre, height: (bottom - top) / perMillimetre, text });
  }
  return pages;
}

const plate = panelSvg(fullTable.title, panelsOf(fullTable)[0]!);

describe('Printed drawings', () => {
  it('are one page of their true size', async () => {
    const [page, ...others] = await pagesOf(await wholePdf(plate, 'sensor plate'));
    expect(others).toEqual([]);
    // 444 mm of plate, with a margin of 10 mm all around and 26 mm more below.
    expect(page!.width).toBeCloseTo(464, 1);
    expect(page!.height).toBeCloseTo(490, 1);
    expect(page!.text).toContain('never built');
  });

  it.each(papers)('are spread over sheets of $name, each with its place', async (paper) => {
    const pages = await pagesOf(await tiledPdf(plate, 'sensor plate', paper));
    const { columns, rows } = tilingOf(sizeOf(plate), paper);
    expect(pages).toHaveLength(columns * rows);
    pages.forEach(({ width, height, text }, index) => {
      expect(width).toBeCloseTo(paper.width, 1);
      expect(height).toBeCloseTo(paper.height, 1);
      expect(text).toContain(`sheet ${index + 1} of ${pages.length}`);
    });
  });

  it('leave no part of a drawing out between sheets', () => {
    for (const paper of papers)
      for (const length of [50, 180, 190, 191, 271, 444, 750]) {
        const { columns, rows, room } = tilingOf({ width: length, height: length }, paper);
        // Sheets repeat 10 mm of their neighbours.
        expect(columns * (room.width - 10) + 10).toBeGreaterThanOrEqual(length);
        expect(rows * (room.height - 10) + 10).toBeGreaterThanOrEqual(length);
        expect((columns - 1) * (room.width - 10)).toBeLessThan(length);
      }
  });

  it('print every overlay of the small table', async () => {
    for (const overlay of overlaysOf(smallTable)) {
      const [page] = await pagesOf(await wholePdf(overlaySvg(overlay), overlay.title));
      expect(page!.width).toBeCloseTo(overlay.width + 24, 1);
      expect(page!.text).toContain(overlay.title);
    }
  });

  it('are the same every time', async () => {
    const [first, second] = [await wholePdf(plate, 'plate'), await wholePdf(plate, 'plate')];
    expect(first.equals(second)).toBe(true);
  });

  it('refuse what has no size in millimetres', () => {
    expect(() => sizeOf('<svg width="10" height="10"></svg>')).toThrow(/millimetres/);
  });
});
