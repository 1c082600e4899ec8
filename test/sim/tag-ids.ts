import type { World } from '../../host/sim/world';
import { OBJECT_PAGE } from '../../shared/objects';

/** The ids of the objects whose tags an antenna's field reaches, ascending. */
export function idsInField(world: World, antenna: number): number[] {
  return world.tags
    .tagsInField(antenna)
    .map(({ memory }) => (memory?.[OBJECT_PAGE * 4] ?? 0) | ((memory?.[OBJECT_PAGE * 4 + 1] ?? 0) << 8))
    .sort((one, other) => one - other);
}
