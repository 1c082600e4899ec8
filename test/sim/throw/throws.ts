import { SPINNER_LETTER, boards } from '../../../shared/doppel-x-boards';
import { Random } from '../../../host/sim/random';
import type { Box } from '../../../host/sim/throw/box';
import { orientationWith } from '../../../host/sim/throw/die';
import { drawHand, type LaunchedDie, stanceOfSeat } from '../../../host/sim/throw/hand';
import type { Physics } from '../../../host/sim/throw/physics';
import { still, type Vector } from '../../../host/sim/throw/pose';
import type { Lie, Rest } from '../../../host/sim/throw/rest';
import type { LyingDie } from '../../../host/sim/throw/scene';
import { throwDice, type ThrowResult } from '../../../host/sim/throw/throw';

/** A box with neither holes nor spinner. */
export const plainBox: Box = { holes: [], hasSpinner: false };

/** The box with one of the boards of Doppel X, 0 … 3, in it. */
export function boxOfBoard(board: number): Box {
  const letters = [...(boards[board] ?? []).join('')];
  return {
    holes: letters.flatMap((letter, cell) => (letter === 'o' ? [cell] : [])),
    hasSpinner: letters.includes(SPINNER_LETTER),
  };
}

/** An opening throw: eight seats around the box throw a die each. */
export function throwOpening(physics: Physics, board: number, seed: number, rate = 0): ThrowResult {
  const random = new Random(seed);
  const handfuls = Array.from({ length: 8 }, (_, seat) => ({
    dice: [seat],
    hand: drawHand(random, stanceOfSeat(seat, 8)),
  }));
  return throwDice(physics, { box: boxOfBoard(board), lying: [], handfuls, seed, rate });
}

/** A die lying flat at a point. */
export function lyingAt(die: number, x: number, y: number, side = 2): LyingDie {
  return { die, position: { x, y, z: 8 }, orientation: orientationWith(side) };
}

/** A die let go without spin. */
export function launchedAt(die: number, position: Vector, velocity: Vector = still, side = 2): LaunchedDie {
  return { die, position, orientation: orientationWith(side), velocity, spin: still };
}

/** The rest of a die. */
export function restOf(result: ThrowResult, die: number): Rest {
  const rest = result.rests.find((one) => one.die === die);
  if (!rest) throw new Error(`the throw says nothing about die ${die}`);
  return rest;
}

export function lieIn(result: ThrowResult, die: number): Lie {
  return restOf(result, die).lie;
}
