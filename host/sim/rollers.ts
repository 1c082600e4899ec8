import { antennaGroups, firstOf, inputGroups } from '../../hardware/description';
import { DIE_STRIDE, FIRST_ROLLER_DIE, ROLLERS } from '../../shared/objects';
import type { Bounce, RegisterChain } from './devices/register-chain';
import type { Tag } from './devices/tag';
import { Impossible } from './impossible';
import type { Random } from './random';
import { objectTag } from './world-tags';

const FACES = 6;
/** How long a die tumbles after its dome has come up, in milliseconds. */
const TUMBLE: readonly [number, number] = [40, 110];

/** A die under its dome. */
interface Roller {
  /** The face on top, or 0 while it tumbles. */
  face: number;
  isDown: boolean;
  /** When it comes to rest; Infinity while the dome is down. */
  restsAt: number;
  /** How often it has been popped. */
  pops: number;
}

/** The two Pop-O-Matic rollers: a dome that is pressed throws its die, which comes to rest a little after it is let go. */
export class Rollers {
  readonly #rollers: readonly Roller[] = Array.from({ length: ROLLERS }, () => ({
    face: 1,
    isDown: false,
    restsAt: 0,
    pops: 0,
  }));
  /** By roller and face. The same tags are used again, as they would be. */
  readonly #tags: readonly (readonly Tag[])[] = Array.from({ length: ROLLERS }, (_, roller) =>
    Array.from({ length: FACES }, (_, face) => {
      const id = FIRST_ROLLER_DIE + roller * DIE_STRIDE + face + 1;
      return objectTag(id, id);
    }),
  );
  /** The faces that the dice will show next, before chance decides; for tests. */
  readonly next: number[][] = Array.from({ length: ROLLERS }, () => []);

  constructor(
    private readonly inputs: RegisterChain,
    private readonly random: Random,
    private readonly onChange: () => void,
  ) {}

  /** The face under a dome, 0 while it tumbles; whether the dome is down; how often it has been popped. */
  at(roller: number): Readonly<Roller> {
    const found = this.#rollers[roller];
    if (!found) throw new Impossible('NoRoller', roller);
    return found;
  }

  /** A dome is pressed down. `bounce`: how its contact chatters. */
  press(roller: number, now: number, bounce?: Bounce): void {
    const die = this.#own(roller);
    if (!die.isDown) die.pops++;
    die.isDown = true;
    die.face = 0;
    die.restsAt = Infinity;
    this.#switch(roller, true, now, bounce);
  }

  /** A dome is let go. */
  release(roller: number, now: number, bounce?: Bounce): void {
    const die = this.#own(roller);
    die.isDown = false;
    die.restsAt = now + this.random.between(...TUMBLE);
    this.#switch(roller, false, now, bounce);
  }

  /** Time passes: dice come to rest. */
  advance(now: number): void {
    this.#rollers.forEach((die, roller) => {
      if (die.face !== 0 || now < die.restsAt) return;
      die.face = this.next[roller]?.shift() ?? this.random.between(1, FACES);
      this.onChange();
    });
  }

  /** The tags that the antenna under a dome reaches: none while the die tumbles. */
  tagsAt(antenna: number): Tag[] {
    const roller = antenna - firstOf(antennaGroups, 'rollers');
    const die = this.#rollers[roller];
    const tag = die && die.face > 0 ? this.#tags[roller]?.[die.face - 1] : undefined;
    return tag ? [tag] : [];
  }

  #own(roller: number): Roller {
    const found = this.#rollers[roller];
    if (!found) throw new Impossible('NoRoller', roller);
    return found;
  }

  #switch(roller: number, isDown: boolean, now: number, bounce?: Bounce): void {
    this.inputs.set(firstOf(inputGroups, 'rollers') + roller, isDown, now, bounce);
    this.onChange();
  }
}
