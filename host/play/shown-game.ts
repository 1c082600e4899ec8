import { impossibleTexts } from '../../shared/catalogue';
import type { Teller } from '../games/game';
import { lookBefore, tellBeginning } from '../words/story';
import type { MirrorEvents } from '../mirror/mirror';
import { tileOfNumber } from '../words/doppio';
import { type Speaker, speak } from '../words/sentence';
import type { Hand, ServedTable, TableView, TileView } from '../view/view';
import { type GameSetup, SimulatedGame } from './simulated-game';
import { shownTiles } from './doppio-view';
import { noteText, viewOfTable } from './table-view';
import { TilesInPlay } from './tiles-in-play';
import { actOnWorld } from './visitor';

const LOG_LENGTH = 60;

/** A simulated game as views show it and visitors touch it: the words of what happens, and a bell for every change. */
export class ShownGame implements ServedTable {
  readonly game: SimulatedGame;
  /** Called when a visitor wants another game after the end of one. */
  onAgain: (() => void) | undefined;
  readonly #listeners = new Set<(what: 'view' | 'lights') => void>();
  readonly #log: string[] = [];
  /** What the table said last in passing, and the prompt at which it did. */
  #note: { readonly text: string; readonly prompt: string } | null = null;
  readonly #tiles: TilesInPlay;
  #tellAction: Teller = () => [];

  constructor(setup: GameSetup, { onGame, onAction }: Pick<MirrorEvents, 'onGame' | 'onAction'> = {}) {
    this.game = new SimulatedGame(setup, {
      onGame: () => {
        this.#note = null;
        this.#tiles.begin();
        this.#tell(tellBeginning(this.#rules, this.#speaker));
        onGame?.();
      },
      beforeAction: () => (this.#tellAction = lookBefore(this.#rules)),
      onAction: (action, hash) => {
        this.#note = null;
        this.#tiles.follow(action);
        for (const line of this.#tellAction(action, this.#speaker)) this.#tell(line);
        onAction?.(action, hash);
      },
      onSnapshot: () => this.#tiles.catchUp(),
      onNote: (note, args) => {
        const text = noteText(note, args, this.#speaker);
        this.#note = { text, prompt: this.#prompt };
        this.#tell(text);
      },
      onChange: () => {
        if (this.#note?.prompt !== this.#prompt) this.#note = null;
        this.#ring('view');
      },
    });
    const { world } = this.game.table;
    this.#tiles = new TilesInPlay(this.#rules, world.dominoes);
    world.onChange = () => this.#ring('view');
    world.display.onChange = () => this.#ring('view');
    world.leds.onFrame = () => this.#ring('lights');
  }

  view(): TableView {
    return viewOfTable(this.game.client.mirror, this.game.table.world, {
      language: this.game.client.mirror.language,
      log: this.#log,
      note: this.#note?.text ?? null,
    });
  }

  hand(seat: number): TileView[] {
    const { dominoes } = this.game.table.world;
    const shown = shownTiles(this.#rules, seat);
    const tiles = [...dominoes.rack(seat), ...dominoes.hand(seat)].filter((tile) => !shown.includes(tile));
    return tiles.sort((one, other) => one - other).map(tileOfNumber);
  }

  lights(): Uint8Array {
    return this.game.table.world.leds.frame;
  }

  subscribe(listener: (what: 'view' | 'lights') => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(hand: Hand): string | null {
    if (hand.hand === 'again') return this.#playAgain();
    const seat = this.#rules.awaitedSeats()[0];
    return actOnWorld(this.game.table.world, hand, seat ?? null, this.game.client.mirror.game, this.#speaker);
  }

  #playAgain(): string | null {
    if (this.#rules.winners().length === 0) return speak(impossibleTexts.NotOver, [], this.#speaker);
    this.onAgain?.();
    return null;
  }

  /** The prompt with its arguments, to be compared. */
  get #prompt(): string {
    const { code, args } = this.game.client.mirror.prompt;
    return `${code} ${args.join(' ')}`;
  }

  get #rules() {
    return this.game.client.mirror.rules;
  }

  get #speaker(): Speaker {
    return { language: this.game.client.mirror.language, colours: this.game.client.mirror.colours };
  }

  #tell(line: string): void {
    this.#log.push(line);
    if (this.#log.length > LOG_LENGTH) this.#log.shift();
    this.#ring('view');
  }

  #ring(what: 'view' | 'lights'): void {
    for (const listener of this.#listeners) listener(what);
  }
}
