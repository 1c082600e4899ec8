import { boards, SPINNER_LETTER } from '../../shared/doppel-x-boards';
import { MOST_SEATS, NEUTRAL } from '../../shared/doppel-x';
import { Random } from '../sim/random';
import { drawHand, stanceOfSeat } from '../sim/throw/hand';
import { loadPhysics } from '../sim/throw/physics';
import type { Rest } from '../sim/throw/rest';
import { throwDice } from '../sim/throw/throw';
import { type Figure, median, processorTime, quantile } from './measure';

const THROWS = 200;
/** The engine's WebAssembly is compiled better after some throws. */
const WARM_UP = 20;

/**
 * Throws of Doppel X without anybody to watch, on all boards in turn: first all eight seats at once, then two dice into the seven
 * that lie there. Processor time a throw.
 */
export async function measureThrows(): Promise<Figure[]> {
  const physics = await loadPhysics();
  const times: number[] = [];
  let lying: readonly Rest[] = [];
  for (let seed = 0; seed < WARM_UP + THROWS; seed++) {
    const rows = boards[(seed >> 1) % boards.length] ?? [];
    const letters = [...rows.join('')];
    const holes = letters.flatMap((letter, cell) => (letter === 'o' ? [cell] : []));
    const box = { holes, hasSpinner: letters.includes(SPINNER_LETTER) };
    const random = new Random(seed);
    const isOpening = seed % 2 === 0;
    const handfuls = Array.from({ length: isOpening ? MOST_SEATS : 1 }, (_, seat) => ({
      dice: isOpening ? [seat] : [seat, NEUTRAL],
      hand: drawHand(random, stanceOfSeat(seat, MOST_SEATS)),
    }));
    if (isOpening) lying = [];
    const others = lying.filter(({ die }) => die !== 0);
    const from = processorTime();
    lying = throwDice(physics, { box, lying: others, handfuls, seed }).rests;
    if (seed >= WARM_UP) times.push(processorTime() - from);
  }
  const figure = (name: string, value: number): Figure => ({
    name: `a throw of dice, ${name} of ${THROWS}`,
    value,
    unit: 'ms',
    target: 50,
    direction: 'atMost',
  });
  return [figure('median', median(times)), figure('p99', quantile(times, 0.99))];
}
