import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { DoppioView } from '../../../view';
import { boardSize, viewBox } from '../geometry';
import type { Words } from '../words';
import { nameOfTile, OpenTile } from './domino';
import { fit } from './fit';
import { layOut } from './layout';
import type { LaidTile, OpenSide } from './layout';

/** From the middle of the playfield to the border of the overlay. Millimetres. */
const ROOM = boardSize / 2 - 40;

interface FigureProps {
  readonly doppio: DoppioView;
  readonly words: Words;
}

/** The tiles on the table. Ends of unlocked numbers glow; the end that the buttons have walked to is ringed. */
export function Figure({ doppio, words }: FigureProps) {
  const { tiles, numbers, end } = doppio;
  const laid = useMemo(() => layOut(tiles), [JSON.stringify(tiles)]);
  const { unit, x, y } = useMemo(() => fit(laid, ROOM), [laid]);
  const middle = boardSize / 2;
  const shown = useRef(false);
  useEffect(() => void (shown.current = true), []);
  return (
    <>
      <svg class="figure" viewBox={viewBox} aria-hidden="true">
        <g
          class="figure-move"
          style={{ transform: `translate(${middle + x}px, ${middle + y}px) scale(${unit})` }}
        >
          {laid.flatMap(({ open }, index) =>
            open
              .filter(({ number }) => numbers[number]?.unlocked)
              .map((side, n) => (
                <circle
                  key={`${index}-${n}`}
                  {...glowAt(side)}
                  r="0.85"
                  fill="url(#end-glow)"
                  class="end-glow"
                />
              )),
          )}
          {laid.map((one, index) => (
            <Tile key={nameOfTile(one.tile)} laid={one} drops={shown.current} isChosen={index === end} />
          ))}
        </g>
      </svg>
      <Chains doppio={doppio} words={words} />
    </>
  );
}

/** The glow comes out from under the tile. */
function glowAt({ x, y, way }: OpenSide): { cx: number; cy: number } {
  return { cx: x + way.x * 0.12, cy: y + way.y * 0.12 };
}

function Tile({ laid, drops, isChosen }: { laid: LaidTile; drops: boolean; isChosen: boolean }) {
  const [dropping] = useState(drops);
  const [from, to] = laid.halves;
  const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g transform={`translate(${(from.x + to.x) / 2} ${(from.y + to.y) / 2})`}>
      <g class={dropping ? 'tile-drops' : ''}>
        {/* Light falls from the same side, however the tile lies. */}
        <g transform={`translate(0.05 0.09) rotate(${angle})`}>
          <rect x="-0.97" y="-0.47" width="1.94" height="0.94" rx="0.14" class="tile-shadow" />
        </g>
        <g transform={`rotate(${angle})`}>
          <OpenTile numbers={[from.number, to.number]} />
          {isChosen ? (
            <rect x="-1.02" y="-0.52" width="2.04" height="1.04" rx="0.18" class="tile-chosen" />
          ) : null}
        </g>
        {isChosen
          ? laid.open.map((side) => (
              <path
                key={`${side.x} ${side.y}`}
                class="tile-arrow"
                d="M0.14 -0.26 L0.46 0 L0.14 0.26 Z"
                transform={`translate(${side.x - (from.x + to.x) / 2} ${side.y - (from.y + to.y) / 2}) rotate(${
                  (Math.atan2(side.way.y, side.way.x) * 180) / Math.PI
                })`}
              />
            ))
          : null}
      </g>
    </g>
  );
}

/** The same in words, tile by tile, for those who do not see it. */
function Chains({ doppio: { tiles, end }, words }: FigureProps) {
  return (
    <ol class="unseen" aria-label={words.doppio.figure}>
      {tiles.length === 0 ? <li>{words.doppio.noTiles}</li> : null}
      {tiles.map(({ tile, on }, index) => (
        <li key={nameOfTile(tile)}>
          {words.doppio.joined(nameOfTile(tile), on === null ? null : nameOfTile(tiles[on]!.tile))}
          {index === end ? `, ${words.doppio.chosenEnd}` : ''}
        </li>
      ))}
    </ol>
  );
}
