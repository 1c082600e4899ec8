import { useRef } from 'preact/hooks';
import { cells, edgeMarks, pocketRadius, viewBox } from './geometry';
import { ledOf, ledOfCell, useLight } from './lights';

interface GlowProps {
  readonly led: number;
  readonly x: number;
  readonly y: number;
  /** Radius of the opening that the light comes out of, and of the halo around it. Millimetres. */
  readonly opening: number;
  readonly halo: number;
}

/** One light under the playfield: bright in its opening, soft around it. */
function Glow({ led, x, y, opening, halo }: GlowProps) {
  const gradient = useRef<SVGRadialGradientElement>(null);
  const core = useRef<SVGStopElement>(null);
  const circle = useRef<SVGCircleElement>(null);
  useLight(led, (shine) => {
    circle.current!.style.display = shine.level === 0 ? 'none' : '';
    if (shine.level === 0) return;
    gradient.current!.style.color = shine.colour;
    core.current!.style.stopColor = shine.core;
    circle.current!.style.opacity = String(shine.level);
  });
  const rim = opening / halo;
  return (
    <>
      <radialGradient ref={gradient} id={`glow-${led}`}>
        <stop ref={core} offset="0" />
        <stop offset={rim * 0.8} stop-color="currentColor" stop-opacity="0.95" />
        <stop offset={rim} stop-color="currentColor" stop-opacity="0.78" />
        <stop offset={rim + 0.03} stop-color="currentColor" stop-opacity="0.52" />
        <stop offset={(1 + rim) / 2} stop-color="currentColor" stop-opacity="0.2" />
        <stop offset="1" stop-color="currentColor" stop-opacity="0" />
      </radialGradient>
      <circle ref={circle} cx={x} cy={y} r={halo} fill={`url(#glow-${led})`} />
    </>
  );
}

/** All lights of the playfield, the same under every overlay. What the firmware drives is what glows. */
export const glow = (
  <svg class="glow" viewBox={viewBox} aria-hidden="true">
    {cells.map(({ cell, x, y }) => (
      <Glow key={cell} led={ledOfCell(cell)} x={x} y={y} opening={pocketRadius} halo={38} />
    ))}
    {edgeMarks['doubles-wild'].map(({ light, x, y }) => (
      <Glow key={`edge-${light}`} led={ledOf('edges', light)} x={x} y={y} opening={3.2} halo={13} />
    ))}
  </svg>
);
