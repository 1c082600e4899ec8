/**
 * The table's body: four walnut planks, mitred at the corners, with the grain along each. Drawn once; nothing in it
 * changes, so that the browser keeps it as a finished layer.
 */
export const wood = (
  <svg class="wood" preserveAspectRatio="none" viewBox="0 0 100 100" aria-hidden="true">
    <defs>
      <filter id="grain-across" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <Grain along="0.0035 0.11" fine="0.012 0.55" seed={7} />
      </filter>
      <filter id="grain-down" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">
        <Grain along="0.11 0.0035" fine="0.55 0.012" seed={11} />
      </filter>
      <linearGradient id="plank-top" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stop-color="#8a5630" />
        <stop offset="0.04" stop-color="#6d4223" />
        <stop offset="1" stop-color="#56331b" />
      </linearGradient>
      <linearGradient id="plank-bottom" x1="0" x2="0" y1="1" y2="0">
        <stop offset="0" stop-color="#33200f" />
        <stop offset="0.05" stop-color="#50301a" />
        <stop offset="1" stop-color="#5f3a1f" />
      </linearGradient>
      <linearGradient id="plank-left" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stop-color="#7b4b29" />
        <stop offset="0.04" stop-color="#64401f" />
        <stop offset="1" stop-color="#553219" />
      </linearGradient>
      <linearGradient id="plank-right" x1="1" x2="0" y1="0" y2="0">
        <stop offset="0" stop-color="#3b2412" />
        <stop offset="0.05" stop-color="#553219" />
        <stop offset="1" stop-color="#5d381d" />
      </linearGradient>
    </defs>
    <g class="planks-down">
      <rect width="100" height="100" fill="url(#plank-left)" filter="url(#grain-down)" class="plank-left" />
      <rect width="100" height="100" fill="url(#plank-right)" filter="url(#grain-down)" class="plank-right" />
    </g>
    <g class="planks-across">
      <rect width="100" height="100" fill="url(#plank-top)" filter="url(#grain-across)" class="plank-top" />
      <rect
        width="100"
        height="100"
        fill="url(#plank-bottom)"
        filter="url(#grain-across)"
        class="plank-bottom"
      />
    </g>
    <g class="mitres">
      <path d="M0 0 L50 50 L100 0 M0 100 L50 50 L100 100" vector-effect="non-scaling-stroke" />
    </g>
  </svg>
);

function Grain({ along, fine, seed }: { along: string; fine: string; seed: number }) {
  return (
    <>
      <feTurbulence type="fractalNoise" baseFrequency={along} numOctaves={3} seed={seed} result="broad" />
      <feColorMatrix
        in="broad"
        type="matrix"
        values="0 0 0 0 0.07  0 0 0 0 0.03  0 0 0 0 0.01  1.9 0 0 0 -0.68"
        result="veins"
      />
      <feTurbulence type="fractalNoise" baseFrequency={fine} numOctaves={2} seed={seed + 1} result="noise" />
      <feColorMatrix
        in="noise"
        type="matrix"
        values="0 0 0 0 0.85  0 0 0 0 0.6  0 0 0 0 0.36  0 0.9 0 0 -0.36"
        result="pores"
      />
      <feMerge>
        <feMergeNode in="SourceGraphic" />
        <feMergeNode in="veins" />
        <feMergeNode in="pores" />
      </feMerge>
    </>
  );
}
