import { Match } from '../play/match';
import { defaultOptions } from '../words/options';
import type { Figure } from './measure';

/** Milliseconds without a transaction after which the display is as it should be. */
const PAUSE = 3;

/**
 * The display in a match of clumsy hands, in simulated time: the longest time from a prompt on the wire to the last dot of
 * what it changes, and the bytes on its bus.
 */
export async function measureDisplay(): Promise<Figure[]> {
  const match = new Match({
    game: 'doubles-wild',
    options: defaultOptions,
    seed: 1,
    clumsiness: 0.2,
    language: 'it',
  });
  const { table, client } = match.game;
  let longest = 0;
  /** When the prompt came that is being drawn, null while none is. */
  let saidAt: number | null = null;
  let drawnAt = 0;
  let prompt = client.mirror.prompt;
  match.shown.subscribe(() => {
    if (prompt === client.mirror.prompt) return;
    prompt = client.mirror.prompt;
    saidAt = table.now;
    drawnAt = table.now;
  });
  table.world.display.onChange = () => {
    if (saidAt === null) return;
    // What comes after a pause is another change: a note that goes, lines that move.
    if (table.now - drawnAt > PAUSE) {
      saidAt = null;
      return;
    }
    drawnAt = table.now;
    longest = Math.max(longest, drawnAt - saidAt);
  };
  const { time } = await match.play();
  return [
    {
      name: 'prompt to the display’s last dot, longest',
      value: longest,
      unit: 'ms simulated',
      target: 60,
      direction: 'atMost',
    },
    {
      name: 'display bus in play',
      value: (table.world.display.bytesTaken * 1000) / time,
      unit: 'bytes/s',
      target: 1000,
      direction: 'atMost',
    },
  ];
}
