import { useLayoutEffect, useRef } from 'preact/hooks';
import { displayHeight, displayWidth } from '../../../../hardware/description';
import type { DisplayView } from '../../view';

/** Pixels of the canvas for a dot. */
const DOT = 3;
/** Colour of a dot at full current, and how much of it is left at none: the eye hardly notices half the light. */
const DOT_COLOUR = '#cfe9ff';
const LEAST = 0.4;

/**
 * The small display in the table's rim, dot by dot. Its words are those of the sentence beside the table, which is read out;
 * so this picture is not.
 */
export function Display({ display }: { display: DisplayView | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const drawing = canvas.current?.getContext('2d');
    if (drawing) draw(drawing, display);
  }, [display?.dots, display?.level]);
  if (!display) return null;
  return (
    <div class="display" aria-hidden="true">
      <canvas ref={canvas} width={displayWidth * DOT} height={displayHeight * DOT} />
    </div>
  );
}

function draw(drawing: CanvasRenderingContext2D, display: DisplayView | null): void {
  drawing.clearRect(0, 0, displayWidth * DOT, displayHeight * DOT);
  if (!display) return;
  const bytes = atob(display.dots);
  drawing.fillStyle = DOT_COLOUR;
  drawing.globalAlpha = LEAST + (1 - LEAST) * Math.sqrt(display.level);
  for (let dot = 0; dot < displayWidth * displayHeight; dot++) {
    if (((bytes.charCodeAt(dot >> 3) << (dot & 7)) & 0x80) === 0) continue;
    drawing.fillRect((dot % displayWidth) * DOT, Math.floor(dot / displayWidth) * DOT, DOT, DOT);
  }
}
