import { CELLS } from '../../shared/cells';
import { Module } from '../../shared/settings';
import { ledOfCell } from '../../hardware/description';
import { buildPico } from '../build/pico/build';
import { seal } from '../link/codec';
import { Match } from '../play/match';
import { PicoMachine } from '../sim/pico/pico-machine';
import { marble } from '../sim/piece';
import { Random } from '../sim/random';
import { World } from '../sim/world';
import { type Figure, quantile } from './measure';

const NANOS_PER_MILLISECOND = 1e6;
const EDGES = 80;
const DEEDS = 25;

/** The figures of the Pico's image, in emulated time. */
export async function measurePico(): Promise<Figure[]> {
  const { flash, ram } = await buildPico();
  const most = (name: string, value: number, unit: string, target: number): Figure => ({
    name: `pico, ${name}`,
    value,
    unit,
    target,
    direction: 'atMost',
  });
  const waits = measureEdges();
  const busy = await measureBusyTable();
  return [
    most('image in flash', flash / 1024, 'KiB', 192),
    most('static RAM', ram / 1024, 'KiB', 160),
    most('power-up to hello, a computer waiting', measureBoot(), 'ms emulated', 500),
    most('sensor edge to first light bit, p50', quantile(waits, 0.5), 'ms emulated', 12),
    most('sensor edge to first light bit, p99', quantile(waits, 0.99), 'ms emulated', 12),
    most('sensor edge to first light bit, most', quantile(waits, 1), 'ms emulated', 12),
    most('scans missed in a game with tag reader', busy.missed, `of ${busy.scans}`, 0),
    most('longest gap between two scans', busy.longest, 'ms emulated', 1.1),
    { ...most('processor idle in that game', busy.idle, '%', 20), direction: 'atLeast' },
  ];
}

function measureBoot(): number {
  const world = new World(new Random(1));
  let isGreeted = false;
  world.serial.onTableBytes = () => (isGreeted = true);
  const machine = new PicoMachine(world);
  machine.boot();
  world.serial.writeByHost(Buffer.from(`${seal('hello 1 1')}\n`));
  while (!isGreeted) machine.run(1);
  return machine.nanos / NANOS_PER_MILLISECOND;
}

/** From a contact that closes at any moment to the first bit of the first frame in which its cell shines. */
function measureEdges(): number[] {
  const world = new World(new Random(1));
  const random = new Random(2);
  let begun = 0;
  const machine = new PicoMachine(world, { onFrameBegins: (at) => (begun = at) });
  machine.boot();
  world.serial.writeByHost(Buffer.from(`${seal('start 1 1 00000002')}\n`));
  machine.run(500);
  const waits: number[] = [];
  for (let edge = 0; edge < EDGES; edge++) {
    machine.run(random.between(300, 500));
    const { chip } = machine;
    chip.runUntil(chip.nanos + random.below(NANOS_PER_MILLISECOND));
    const cell = random.below(CELLS);
    const before = world.leds.colour(ledOfCell(cell)).join();
    const from = chip.nanos;
    let shown = 0;
    world.leds.onFrame = () => {
      if (shown === 0 && world.leds.colour(ledOfCell(cell)).join() !== before) shown = begun;
    };
    world.put(cell, marble(0));
    for (let waited = 0; shown < from && waited < 100; waited++) machine.run(1);
    waits.push((shown - from) / NANOS_PER_MILLISECOND);
    world.lift(cell);
  }
  return waits;
}

/** A game of DOCE whose dice are read on the grid: inventories, lines, frames and the journal all at once. */
async function measureBusyTable(): Promise<{ scans: number; missed: number; longest: number; idle: number }> {
  const modules = Module.TagReader;
  const match = new Match({
    ...{ game: 'doce', options: {}, seed: 3, clumsiness: 0.2, language: 'en', modules },
    machine: 'pico',
  });
  const machine = match.game.table.machine as PicoMachine;
  const samples: number[] = [];
  await match.game.start();
  machine.onSample = (at) => samples.push(at);
  const from = { asleep: machine.chip.asleep, nanos: machine.chip.nanos };
  for (let deed = 0; deed < DEEDS; deed++) await match.hands.act();
  const idle = (machine.chip.asleep - from.asleep) / (machine.chip.nanos - from.nanos);
  await match.game.stop();
  const gaps = samples.slice(1).map((at, index) => (at - (samples[index] as number)) / NANOS_PER_MILLISECOND);
  const missed = gaps.reduce((sum, gap) => sum + Math.round(gap) - 1, 0);
  return { scans: samples.length, missed, longest: Math.max(...gaps), idle: 100 * idle };
}
