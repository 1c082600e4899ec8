import type { SerialPortStream } from '@serialport/stream';
import { leds } from '../../hardware/description';
import { impossibleTexts, linkTexts, type Language } from '../../shared/catalogue';
import { type Connection, LastingClient } from '../client/lasting-client';
import type { Teller } from '../games/game';
import { type Clock, wallClock } from '../link/clock';
import type { LinkEvents } from '../link/link';
import type { Mirror } from '../mirror/mirror';
import type { ServedTable, TableView } from '../view/view';
import { speak, type Speaker } from '../words/sentence';
import { lookBefore, tellBeginning } from '../words/story';
import { BoardSeen } from './board-seen';
import { noteText, viewOfTable } from './table-view';

const LOG_LENGTH = 60;

/** What a mirrored table tells as it happens. */
export interface MirroredEvents extends Partial<Pick<LinkEvents, 'onLine'>> {
  onConnection?(connection: Connection): void;
  /** Something has happened in the game, in words. */
  onStory?(text: string): void;
  onAction?(action: number, hash: number): void;
  onSnapshot?(): void;
  /** Anything may have changed. */
  onChange?(): void;
}

/** A table at the end of a cable as views show it; it can be looked at, and touched only with real hands. */
export class MirroredTable implements ServedTable {
  readonly link: LastingClient;
  readonly #seen: BoardSeen;
  readonly #events: MirroredEvents;
  readonly #language: Language | null;
  readonly #listeners = new Set<(what: 'view' | 'lights') => void>();
  readonly #log: string[] = [];
  #note: string | null = null;
  #tellAction: Teller = () => [];

  /** `language`: of all words; the table's own where it is null. */
  constructor(
    port: SerialPortStream,
    events: MirroredEvents = {},
    language: Language | null = null,
    clock: Clock = wallClock,
  ) {
    this.#events = events;
    this.#language = language;
    this.link = new LastingClient(
      port,
      {
        onGame: () => {
          this.#note = null;
          this.#seen.begin();
          this.#tell(tellBeginning(this.mirror.rules, this.speaker));
        },
        beforeAction: () => (this.#tellAction = lookBefore(this.mirror.rules)),
        onAction: (action, hash) => {
          this.#note = null;
          this.#seen.follow(action);
          for (const line of this.#tellAction(action, this.speaker)) this.#tell(line);
          events.onAction?.(action, hash);
        },
        onSnapshot: () => {
          this.#seen.begin();
          events.onSnapshot?.();
        },
        onNote: (note, args) => {
          this.#note = noteText(note, args, this.speaker);
          this.#tell(this.#note);
        },
        onChange: () => this.#ring(),
        onConnection: (connection) => {
          events.onConnection?.(connection);
          this.#ring();
        },
        ...(events.onLine ? { onLine: events.onLine } : {}),
      },
      clock,
    );
    this.#seen = new BoardSeen(this.mirror.rules);
  }

  get mirror(): Mirror {
    return this.link.client.mirror;
  }

  get speaker(): Speaker {
    return { language: this.#language ?? this.mirror.language, colours: this.mirror.colours };
  }

  /** How it stands with the connection, in words: "No connection to the table (the table was unplugged)". */
  get linkText(): string {
    const text = linkTexts[this.mirror.state][this.speaker.language];
    const { connection } = this.link;
    return this.mirror.state === 'lost' && 'why' in connection ? `${text} (${connection.why})` : text;
  }

  view(): TableView {
    const { language } = this.speaker;
    return viewOfTable(this.mirror, this.#seen, {
      language,
      log: this.#log,
      note: this.#note,
      link: this.linkText,
    });
  }

  /** The wire does not tell the lights: all dark. */
  lights(): Uint8Array {
    return new Uint8Array(leds * 3);
  }

  hand(): [] {
    return [];
  }

  subscribe(listener: (what: 'view' | 'lights') => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  act(): string {
    return speak(impossibleTexts.RealTable, [], this.speaker);
  }

  #tell(line: string): void {
    this.#log.push(line);
    if (this.#log.length > LOG_LENGTH) this.#log.shift();
    this.#events.onStory?.(line);
    this.#ring();
  }

  #ring(): void {
    this.#events.onChange?.();
    for (const listener of this.#listeners) listener('view');
  }
}
