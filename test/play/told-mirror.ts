import { Code } from '../../shared/codes';
import { GameId } from '../../shared/games';
import type { Note, Prompt } from '../../shared/prompts';
import { PROTOCOL_VERSION } from '../../shared/sentences';
import type { Mirror } from '../../host/mirror/mirror';
import { Rules } from '../../host/rules/rules';
import { codeName } from '../../host/words/code-name';

type Untold = Parameters<Mirror['take']>[0] extends infer Sentence
  ? Sentence extends unknown
    ? Omit<Sentence, 'number'>
    : never
  : never;

/** A mirror that is told what a table would say, without a table: rules alone. */
export class ToldMirror {
  readonly rules = new Rules();
  #number = 0;

  constructor(
    readonly mirror: Mirror,
    { game, options }: { game: GameId; options: number },
  ) {
    this.#tell({ word: 'hello', protocol: PROTOCOL_VERSION, build: '', modules: 0 });
    this.#tell({ word: 'state', game: GameId.None, options: 0, length: 0, hash: 0 });
    this.#must(this.rules.start(game, options));
    this.#tell({ word: 'game', game, options, hash: this.rules.hash() });
  }

  /** An action is accepted. Throws where the rules refuse it. */
  act(action: number): void {
    this.#must(this.rules.act(action));
    this.#tell({ word: 'action', action, hash: this.rules.hash() });
  }

  prompt(prompt: Prompt, a = 0, b = 0, c = 0): void {
    this.#tell({ word: 'prompt', prompt, a, b, c });
  }

  note(note: Note, a = 0, b = 0): void {
    this.#tell({ word: 'note', note, a, b });
  }

  /** The whole state is told anew, as to a mirror that has missed something. */
  snapshot(): void {
    const data = this.rules.state();
    this.#tell({
      word: 'state',
      game: this.rules.gameId(),
      options: this.rules.options(),
      length: data.length,
      hash: this.rules.hash(),
    });
    this.#tell({ word: 'bytes', offset: 0, data });
  }

  /** Lets actions happen that the mirror does not hear of. */
  actUnheard(action: number): void {
    this.#must(this.rules.act(action));
  }

  #tell(sentence: Untold): void {
    this.mirror.take({ ...sentence, number: ++this.#number } as Parameters<Mirror['take']>[0]);
  }

  #must(code: Code): void {
    if (code !== Code.Ok) throw new Error(codeName(code));
  }
}
