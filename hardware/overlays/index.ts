import { drawing, element, text } from '../drawings/svg';
import { playfieldOf, smallTable, type TableDescription } from '../tables';
import { bettingArtwork, bettingHeight, bettingWidth } from './betting';
import { doceArtwork, smallDoceArtwork } from './doce';
import { boardNames, doppelXArtwork } from './doppel-x';
import { discsArtwork, discsWidth, doubleTroubleArtwork } from './double-trouble';
import { doublesWildArtwork } from './doubles-wild';
import { doppioArtwork } from './doppio';
import { fieldHeight, fieldWidth } from './ground';

/** A printed sheet: for the playfield, in its own millimetres from its top left corner, or something to be cut out. */
export interface Overlay {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** SVG elements, without the drawing around them: the browser's table may put its own around. */
  artwork(): string;
}

/** The row and column totals that two dice show most often name the five rows of the small table. */
export const smallFirstTotal = 5;

function onField(name: string, title: string, artwork: () => string): Overlay {
  return { name, title, width: fieldWidth, height: fieldHeight, artwork };
}

const fullOverlays: readonly Overlay[] = [
  onField('doubles-wild', 'Doubles Wild', () => doublesWildArtwork()),
  onField('doce', 'DOCE', doceArtwork),
  onField('doppio', 'Doppio', doppioArtwork),
  ...boardNames.map((name, board) =>
    onField(`doppel-x-${board + 1}`, `Doppel X, board ${name}`, () => doppelXArtwork(board)),
  ),
  {
    name: 'doppel-x-bets',
    title: 'Doppel X, betting cards to cut out',
    width: bettingWidth,
    height: bettingHeight,
    artwork: bettingArtwork,
  },
  onField('double-trouble', 'Double Trouble', () => doubleTroubleArtwork()),
  {
    name: 'double-trouble-discs',
    title: 'Double Trouble, discs of the wheels to cut out',
    width: discsWidth,
    height: discsWidth,
    artwork: () => discsArtwork(),
  },
];

/** The sheets of a table. */
export function overlaysOf(table: TableDescription): readonly Overlay[] {
  if (table.name === 'full') return fullOverlays;
  const { width, height } = playfieldOf(smallTable);
  return [
    {
      name: 'doubles-wild',
      title: 'Doubles Wild, short',
      width,
      height,
      artwork: () => doublesWildArtwork(smallTable, smallFirstTotal),
    },
    { name: 'doce', title: 'DOCE', width, height, artwork: () => smallDoceArtwork(smallTable) },
  ];
}

/** Around a sheet, for the marks by which it is cut. */
export const trim = 12;

/** A sheet at its true size with cutting marks outside, and what it is. */
export function overlaySvg(overlay: Overlay): string {
  const { width, height, title } = overlay;
  const marks = [0, width].flatMap((x) => [
    `M${x} ${-trim + 2} V-3`,
    `M${x} ${height + 3} V${height + trim - 2}`,
  ]);
  const across = [0, height].flatMap((y) => [
    `M${-trim + 2} ${y} H-3`,
    `M${width + 3} ${y} H${width + trim - 2}`,
  ]);
  const sheet = { x: -trim, y: -trim, width: width + 2 * trim, height: height + 2 * trim, fill: '#fff' };
  return drawing(
    -trim,
    -trim,
    width + 2 * trim,
    height + 2 * trim,
    [
      element('rect', sheet),
      overlay.artwork(),
      element('path', {
        d: [...marks, ...across].join(' '),
        stroke: '#000',
        'stroke-width': 0.2,
        fill: 'none',
      }),
      text(
        4,
        height + 7,
        `Doubletop · ${title} · 1 : 1 · ${width} × ${height} mm · reference design, never built`,
        {
          size: 3,
          anchor: 'start',
        },
      ),
    ].join(''),
  );
}
