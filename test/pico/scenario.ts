import type { TableGameName } from '../../host/games/index';
import { Match } from '../../host/play/match';
import type { SerialPipe } from '../../host/sim/devices/serial-pipe';
import type { MachineName } from '../../host/sim/machine';

/** How a game is played on either machine. */
export interface Scenario {
  readonly game: TableGameName;
  readonly options?: object;
  readonly seed: number;
  readonly modules?: number;
  readonly clumsiness: number;
  /** How many things the hands do. */
  readonly deeds: number;
}

/** What came out of the table. */
export interface Outcome {
  /** Lines both ways from the host's hello on, without the build id, which is each machine's own. */
  readonly lines: readonly string[];
  /** The frames that the lights showed, in hexadecimal. */
  readonly frames: readonly string[];
  /** The dots of the display at the end. */
  readonly dots: string;
}

/** By then either machine has started and a computer has found it; milliseconds. */
const OPEN_AT = 200;

/** Plays a scenario on a machine and writes down everything that comes out of the table. */
export async function play(scenario: Scenario, machine: MachineName): Promise<Outcome> {
  const match = new Match({ options: {}, language: 'en', ...scenario, machine, openAt: OPEN_AT });
  const { leds, serial } = match.game.table.world;
  const lines: string[] = [];
  const frames: string[] = [];
  const others = leds.onFrame;
  leds.onFrame = () => {
    others?.();
    frames.push(Buffer.from(leds.frame).toString('hex'));
  };
  listen(serial, (line) => lines.push(line));
  await match.game.start();
  for (let deed = 0; deed < scenario.deeds; deed++) await match.hands.act();
  // The last frame needs 5 ms to get through the chain, a new page of the display some 150 ms over its bus.
  await match.game.pass(300);
  await match.game.stop();
  const from = lines.findLastIndex((line) => line.startsWith('> hello '));
  const spoken = lines
    .slice(from)
    .map((line) => line.replace(/^(< hello \d+ \d+) \S+ (\S+) \*.*/, '$1 … $2'));
  return { lines: spoken, frames, dots: Buffer.from(match.game.table.world.display.dots()).toString('hex') };
}

/** Hears whole lines both ways, as a tap on the wire would. */
function listen(serial: SerialPipe, hear: (line: string) => void): void {
  const rest = { '<': '', '>': '' };
  const take = (way: '<' | '>', bytes: Uint8Array) => {
    const lines = (rest[way] + Buffer.from(bytes).toString('latin1')).split('\n');
    rest[way] = lines.pop() ?? '';
    for (const line of lines) hear(`${way} ${line.trimEnd()}`);
  };
  const [fromTable, fromHost] = [serial.writeByTable.bind(serial), serial.writeByHost.bind(serial)];
  serial.writeByTable = (bytes) => {
    take('<', bytes);
    return fromTable(bytes);
  };
  serial.writeByHost = (bytes) => {
    take('>', bytes);
    fromHost(bytes);
  };
}
