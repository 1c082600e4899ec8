import { Colour } from '../../shared/seats';
import { colourTexts } from '../../shared/catalogue';
import { Mirror } from '../mirror/mirror';
import type { Rules } from '../rules/rules';
import type { Teller } from '../games/game';
import { lookBefore } from '../words/story';
import type { Speaker } from '../words/sentence';
import type { CheckedRecord } from './replay';
import type { RecordAction } from './record';

/** Plays a record into a mirror as if a table had said it, so that the way from the wire to the view is checked too. */
export class MirrorReplay {
  readonly #mirror: Mirror;
  readonly #speaker: Speaker;
  #number = 1;
  #tell: Teller = () => [];
  #told: string[] = [];

  constructor({ head, game, options }: CheckedRecord) {
    const names = Object.keys(colourTexts) as (keyof typeof Colour)[];
    const colours = head.colours.map((name) => {
      const found = names.find((known) => colourTexts[known].en === name);
      return found === undefined ? Colour.White : Colour[found];
    });
    this.#speaker = { language: 'en', colours };
    this.#mirror = new Mirror({
      beforeAction: () => (this.#tell = lookBefore(this.rules)),
      onAction: (action) => (this.#told = this.#tell(action, this.#speaker)),
    });
    this.#mirror.take({ word: 'hello', number: 1, protocol: 1, build: 'record', modules: 0 });
    this.#mirror.take({ word: 'state', number: ++this.#number, game: 0, options: 0, length: 0, hash: 0 });
    const start = new Mirror().rules;
    start.start(game.id, options);
    const hash = start.hash();
    this.#mirror.take({ word: 'game', number: ++this.#number, game: game.id, options, hash });
  }

  get rules(): Rules {
    return this.#mirror.rules;
  }

  /** Takes an action; returns what it did, in words. Throws an Error when the mirror disagrees with the record. */
  take({ n, action, hash }: RecordAction): string[] {
    this.#told = [];
    const wants = this.#mirror.take({
      word: 'action',
      number: ++this.#number,
      action: Number.parseInt(action, 16),
      hash: Number.parseInt(hash, 16),
    });
    if (wants) throw new Error(`the mirror disagrees with action ${n}`);
    return this.#told;
  }
}
