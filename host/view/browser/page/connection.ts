import type { Hand, ServerMessage, TableView, TileView } from '../../view';

/**
 * What the page knows. `live` is true only while the socket is open and a view has come through it: after a break the
 * last view stays, marked as old, until a new one arrives.
 */
export interface Knowledge {
  readonly live: boolean;
  readonly view: TableView | null;
  /** The tiles of the seat that this visitor looks at, or null. */
  readonly hand: HandInSight | null;
  /** Why the last hand was refused, with a number so that the same words count as new. */
  readonly refusal: { readonly number: number; readonly text: string } | null;
}

/** A seat's tiles, as told to the visitor who looks at them. */
export interface HandInSight {
  readonly seat: number;
  readonly tiles: readonly TileView[];
}

/** What is known before anything has come from the table. */
export const nothingKnown: Knowledge = { live: false, view: null, hand: null, refusal: null };

/** The way to the table. */
export interface Connection {
  /** Does nothing while the table is not live: a hand is meant for what the visitor sees. */
  send(hand: Hand): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;

/**
 * Connects to the table and keeps trying.
 *
 * @param onKnowledge called after each change of what is known
 * @param onLights called with each frame of light, and with null when the lights are no longer known
 */
export function connect(
  address: string,
  onKnowledge: (knowledge: Knowledge) => void,
  onLights: (lights: string | null) => void,
): Connection {
  let knowledge = nothingKnown;
  let socket: WebSocket | null = null;
  let timer: number | undefined;
  let failures = 0;
  let refusals = 0;

  function learn(news: Partial<Knowledge>): void {
    knowledge = { ...knowledge, ...news };
    onKnowledge(knowledge);
  }

  function open(): void {
    clearTimeout(timer);
    timer = undefined;
    const attempt = new WebSocket(address);
    socket = attempt;
    attempt.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      if (message.type === 'view') {
        failures = 0;
        learn({ live: true, view: message.view });
      } else if (message.type === 'lights') onLights(message.lights);
      else if (message.type === 'hand') learn({ hand: message.hand });
      else learn({ refusal: { number: ++refusals, text: message.text } });
    };
    attempt.onclose = () => {
      socket = null;
      onLights(null);
      // A new connection looks at nobody's tiles.
      learn({ live: false, hand: null, refusal: null });
      // Half of the wait is chance, so that several windows do not knock in step.
      const wait = Math.min(FIRST_WAIT * 2 ** failures++, LONGEST_WAIT);
      timer = window.setTimeout(open, wait / 2 + (Math.random() * wait) / 2);
    };
  }

  // Somebody who comes back to the page should not have to sit out a long wait.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && timer !== undefined) open();
  });
  open();

  return {
    send(hand) {
      if (!knowledge.live || socket?.readyState !== WebSocket.OPEN) return;
      // What was said about the hand before is over; letting a button go is no new attempt.
      if (knowledge.refusal && !(hand.hand === 'button' && !hand.down)) learn({ refusal: null });
      socket.send(JSON.stringify(hand));
    },
  };
}
