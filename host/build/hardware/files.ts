import { bomCsv, bomOf } from '../../../hardware/bom';
import { overviewSvg } from '../../../hardware/drawings/overview';
import { panelSvg } from '../../../hardware/drawings/panel';
import { sheetsOf, wiringSvg } from '../../../hardware/drawings/wiring';
import { netlistOf } from '../../../hardware/netlist';
import { overlaysOf, overlaySvg } from '../../../hardware/overlays';
import { panelsOf } from '../../../hardware/panels';
import { piecesPanel } from '../../../hardware/panels/pieces';
import type { TableDescription } from '../../../hardware/tables';
import { netlistCsv, wiresCsv, wiringTables } from '../../../hardware/wiring';
import { panelDxf } from './dxf';
import { papers, tiledPdf, wholePdf } from './pdf';

/** A generated file: its path below the table's folder, and its text. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** A drawing with its title, which is printed too. */
export interface Drawing extends TextFile {
  readonly title: string;
}

/** Lists and tables. */
export function listsOf(table: TableDescription): readonly TextFile[] {
  const netlist = netlistOf(table);
  return [
    { path: 'bom.csv', text: bomCsv(bomOf(table, netlist)) },
    { path: 'wiring/netlist.csv', text: netlistCsv(netlist) },
    { path: 'wiring/wires.csv', text: wiresCsv(netlist) },
    { path: 'wiring/tables.md', text: wiringTables(table, netlist) },
    ...panelsOf(table).map((panel) => ({ path: `panels/${panel.name}.dxf`, text: panelDxf(panel) })),
  ];
}

/** Wiring diagrams, to be read on a screen or printed at any size. */
export function diagramsOf(table: TableDescription): readonly Drawing[] {
  const netlist = netlistOf(table);
  return [
    { path: 'wiring/overview.svg', title: 'all modules', text: overviewSvg(table, netlist) },
    ...sheetsOf(netlist).map(([sheet, modules]) => ({
      path: `wiring/${sheet.replace(' ', '-')}.svg`,
      title: sheet,
      text: wiringSvg(table, netlist, sheet, modules),
    })),
  ];
}

/** Drawings that are printed at their true size: panels, pieces, overlays. */
export function trueSizeDrawingsOf(table: TableDescription): readonly Drawing[] {
  return [
    ...[...panelsOf(table), piecesPanel()].map((panel) => ({
      path: `panels/${panel.name}.svg`,
      title: `${table.title}: ${panel.title}`,
      text: panelSvg(table.title, panel),
    })),
    ...overlaysOf(table).map((overlay) => ({
      path: `overlays/${overlay.name}.svg`,
      title: `${table.title}: ${overlay.title}`,
      text: overlaySvg(overlay),
    })),
  ];
}

/** A drawing's PDFs: one page of its size, and tiled on every paper. Path as the drawing's. */
export async function pdfsOf({ path, title, text }: Drawing): Promise<{ path: string; bytes: Buffer }[]> {
  const base = path.replace(/\.svg$/, '');
  const whole = { path: `${base}.pdf`, bytes: await wholePdf(text, title) };
  const tiled = papers.map(async (paper) => ({
    path: `${base}-${paper.name}.pdf`,
    bytes: await tiledPdf(text, title, paper),
  }));
  return [whole, ...(await Promise.all(tiled))];
}
