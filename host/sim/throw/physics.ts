// Rigid bodies whose every step gives the same bits on every computer: a throw can be repeated from its seed.
import rapier from '@dimforge/rapier3d-deterministic-compat';

/** The physics engine, ready to build worlds. */
export type Physics = typeof rapier;

let loading: Promise<Physics> | undefined;

/** Makes the physics engine ready: to be awaited once, before the first throw. Later calls give the same engine. */
export function loadPhysics(): Promise<Physics> {
  loading ??= rapier.init().then(() => rapier);
  return loading;
}
