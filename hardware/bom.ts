import { priceDate } from './part';
import { partKind, type PartName } from './parts';
import type { Netlist } from './netlist/netlist';
import { panelsOf } from './panels';
import { capsule, pieces, smallPieces, smallTag, tag, type PieceSet } from './pieces';
import type { TableDescription } from './tables';

/** A line of the parts list. `quantity` in `unit`; `price` of one in euro. */
export interface BomLine {
  readonly group: 'electronics' | 'connectors' | 'wire' | 'panels' | 'pieces';
  readonly name: string;
  readonly manufacturer: string;
  readonly number: string;
  readonly substitutes: string;
  readonly quantity: number;
  readonly unit: string;
  readonly price: number;
  readonly references: string;
}

/** Everything to be bought or made for a table. */
export function bomOf(table: TableDescription, netlist: Netlist): readonly BomLine[] {
  return [
    ...electronics(netlist),
    ...connectors(netlist),
    ...wires(netlist),
    ...panelLines(table),
    ...pieceLines(table),
  ];
}

function electronics(netlist: Netlist): BomLine[] {
  const kinds = [...new Set(netlist.parts.map(({ kind }) => kind))];
  return kinds.map((kind: PartName): BomLine => {
    const { name, manufacturer, number, substitutes, price } = partKind(kind);
    const references = netlist.parts.filter((part) => part.kind === kind).map((part) => part.reference);
    return {
      group: 'electronics',
      name,
      manufacturer,
      number,
      substitutes: substitutes.join('; '),
      quantity: references.length,
      unit: 'piece',
      price,
      references: inRanges(references),
    };
  });
}

/** `R1, R2, R3, R5` as `R1–R3, R5`. */
export function inRanges(references: readonly string[]): string {
  const ranges: { letters: string; first: number; last: number }[] = [];
  for (const reference of references) {
    const [, letters, digits] = /^(\D+)(\d+)$/.exec(reference)!;
    const number = Number(digits);
    const open = ranges[ranges.length - 1];
    if (open && open.letters === letters && open.last + 1 === number) open.last = number;
    else ranges.push({ letters: letters!, first: number, last: number });
  }
  return ranges
    .map(({ letters, first, last }) =>
      first === last ? `${letters}${first}` : `${letters}${first}–${letters}${last}`,
    )
    .join(', ');
}

const families = {
  XH: {
    header: (n: number) => `B${n}B-XH-A`,
    plug: (n: number) => `XHP-${n}`,
    crimp: 'SXH-001T-P0.6',
    price: 0.12,
  },
  VH: {
    header: (n: number) => `B${n}P-VH`,
    plug: (n: number) => `VHP-${n}N`,
    crimp: 'SVH-41T-P1.1',
    price: 0.2,
  },
} as const;

function connectors(netlist: Netlist): BomLine[] {
  const lines: BomLine[] = [];
  const line = (
    name: string,
    number: string,
    quantity: number,
    price: number,
    references: string,
  ): BomLine => ({
    group: 'connectors',
    name,
    manufacturer: 'JST',
    number,
    substitutes: 'any connector of this family',
    quantity,
    unit: 'piece',
    price,
    references,
  });
  for (const [family, { header, plug, crimp, price }] of Object.entries(families)) {
    const all = netlist.connectors.filter((one) => one.family === family);
    const sizes = [...new Set(all.map(({ nets }) => nets.length))].sort((left, right) => left - right);
    for (const size of sizes) {
      const count = all.filter(({ nets }) => nets.length === size).length;
      lines.push(line(`${family} header, ${size} contacts`, header(size), count, price + 0.02 * size, ''));
      lines.push(line(`${family} plug, ${size} contacts`, plug(size), count, price / 2 + 0.01 * size, ''));
    }
    const crimps = all.reduce((sum, { nets }) => sum + nets.length, 0);
    if (crimps > 0)
      lines.push(line(`${family} crimp contact`, crimp, crimps, 0.03, 'one a contact of each plug'));
  }
  return lines;
}

function wires(netlist: Netlist): BomLine[] {
  const kinds = [
    { gauge: 18, name: 'stranded wire AWG 18 (0.82 mm²)', price: 0.6 },
    { gauge: 22, name: 'stranded wire AWG 22 (0.33 mm²)', price: 0.35 },
    { gauge: 26, name: 'stranded wire AWG 26 (0.13 mm²)', price: 0.25 },
    { gauge: null, name: 'coaxial cable RG-178', price: 1.6 },
  ] as const;
  return kinds.flatMap(({ gauge, name, price }): BomLine[] => {
    const cables = netlist.cables.filter((cable) => cable.gauge === gauge);
    const wiresIn = (from: string) =>
      gauge === null ? 1 : netlist.connectors.find(({ reference }) => reference === from)!.nets.length;
    const millimetres = cables.reduce((sum, cable) => sum + cable.length * wiresIn(cable.from), 0);
    if (millimetres === 0) return [];
    return [
      {
        group: 'wire',
        name,
        manufacturer: 'any',
        number: gauge === null ? 'RG-178 B/U' : `AWG ${gauge}`,
        substitutes: gauge === null ? 'RG-174' : 'the next thicker one that the contacts take',
        quantity: Math.ceil(millimetres / 1_000),
        unit: 'metre',
        price,
        references: inRanges(cables.map(({ reference }) => reference)),
      },
    ];
  });
}

function panelLines(table: TableDescription): BomLine[] {
  return panelsOf(table).map(({ title, material, width, height, price, name }) => ({
    group: 'panels',
    name: `${title}: ${material}, ${width} × ${height} mm`,
    manufacturer: 'cut to the drawing',
    number: `panels/${name}.dxf`,
    substitutes: '',
    quantity: 1,
    unit: 'piece',
    price,
    references: '',
  }));
}

function pieceLines(table: TableDescription): BomLine[] {
  const sets = table.antennaChips > 0 ? pieces : smallPieces;
  const lines = sets.map(({ name, game, count, price, made }): BomLine => ({
    group: 'pieces',
    name: `${game}: ${name}`,
    manufacturer: 'made',
    number: 'panels/pieces.svg',
    substitutes: made,
    quantity: count,
    unit: 'piece',
    price,
    references: '',
  }));
  const tagsOf = (kind: PieceSet['tagKind']) =>
    sets.filter(({ tagKind }) => tagKind === kind).reduce((sum, { count, tags }) => sum + count * tags, 0);
  const tagLine = (
    name: string,
    number: string,
    substitutes: string,
    quantity: number,
    price: number,
  ): BomLine => ({
    group: 'pieces',
    name,
    manufacturer: 'NXP (the chip)',
    number,
    substitutes,
    quantity,
    unit: 'piece',
    price,
    references: '',
  });
  const stickers = `tag, round sticker ${tag.diameter} mm`;
  const smallStickers = `tag, round sticker ${smallTag.diameter} mm`;
  const capsules = `tag, glass capsule ${capsule.diameter} × ${capsule.length} mm`;
  return [
    ...lines,
    tagLine(stickers, tag.chip, 'NTAG215, NTAG216', tagsOf(undefined), 0.25),
    tagLine(smallStickers, smallTag.chip, 'NTAG215, NTAG216', tagsOf('small'), 0.6),
    tagLine(capsules, capsule.chip, 'NTAG213, NTAG215', tagsOf('capsule'), 4),
  ].filter(({ quantity }) => quantity > 0);
}

/** The parts list as comma-separated values, with the date of its prices and its sum. */
export function bomCsv(lines: readonly BomLine[]): string {
  const heads = ['group', 'quantity', 'unit', 'name', 'manufacturer', 'part number', 'substitutes'];
  const rows = lines.map((line) => [
    line.group,
    line.quantity,
    line.unit,
    line.name,
    line.manufacturer,
    line.number,
    line.substitutes,
    line.price.toFixed(2),
    (line.price * line.quantity).toFixed(2),
    priceDate,
    line.references,
  ]);
  const total = costOf(lines).toFixed(2);
  return csv([
    [...heads, 'price EUR (estimate)', 'sum EUR', 'estimated on', 'references'],
    ...rows,
    ['', '', '', 'all together', '', '', 'an estimate, no offer: nobody was asked', '', total, priceDate, ''],
  ]);
}

/** What everything costs together, in euro. */
export function costOf(lines: readonly BomLine[]): number {
  return lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Rows as comma-separated values (RFC 4180). */
export function csv(rows: readonly (readonly (string | number)[])[]): string {
  const field = (value: string | number) =>
    /[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value);
  return `${rows.map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
