/**
 * The browser view's server: four files and one WebSocket, for this computer only. It listens on the loopback address
 * and checks Host and Origin, because any page in the visitor's browser can reach a local port: a foreign page names
 * its own Origin, and a foreign name that was made to point here (DNS rebinding) stands in Host.
 */
import { createServer, STATUS_CODES } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import type { Hand, ServedTable, ServerMessage } from '../view';
import { bundleAssets } from './assets';
import type { Asset } from './assets';
import { parseHand } from './hand';
import { pace } from './pace';

const ADDRESS = '127.0.0.1';
const SOCKET_PATH = '/table';
/** Longest message of a browser, bytes. */
const LONGEST_MESSAGE = 4096;
/** Milliseconds between two views, and between two frames of light. */
const VIEW_EVERY = 33;
const LIGHTS_EVERY = 20;
/** Bytes that may wait for a slow browser before it misses frames of light, and before it misses views. */
const LIGHTS_BACKLOG = 16 * 1024;
const VIEW_BACKLOG = 256 * 1024;

const headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The page changes with the program, which is started again at the same address.
  'Cache-Control': 'no-store',
};

interface Client {
  readonly socket: WebSocket;
  viewDue: boolean;
  lightsDue: boolean;
  handDue: boolean;
  /** The seat whose tiles this client looks at, and the message that told them last. */
  looksAt: number | null;
  handTold: string;
  /** Buttons that this client holds down, as `seat:button`: they go up when it leaves. */
  readonly held: Map<string, Hand & { hand: 'button' }>;
}

/**
 * Serves a table to browsers on this computer.
 *
 * @param port 0 for any free port
 * @returns the address to open, and how to stop
 * @throws Error in words for a person when the port cannot be had
 */
export async function startServer(
  table: ServedTable,
  { port }: { port: number },
): Promise<{ url: string; close(): Promise<void> }> {
  const assets = await bundleAssets();
  const clients = new Set<Client>();
  let names: readonly string[] = [];

  const server = createServer((request, response) => answer(request, response, names, assets));
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const refusal = refuseUpgrade(request, names);
    if (refusal) refuse(stream, ...refusal);
    else sockets.handleUpgrade(request, stream, head, (socket) => welcome(socket));
  });
  await listen(server, port);
  const taken = (server.address() as AddressInfo).port;
  names = hostNames(taken);

  const views = pace(VIEW_EVERY, () => {
    let message = '';
    const viewsWait = serveDue('viewDue', VIEW_BACKLOG, ({ socket }) => {
      socket.send((message ||= encode({ type: 'view', view: table.view() })));
    });
    return serveDue('handDue', VIEW_BACKLOG, tellHand) || viewsWait;
  });
  const lights = pace(LIGHTS_EVERY, () => {
    let message = '';
    return serveDue('lightsDue', LIGHTS_BACKLOG, ({ socket }) => {
      const bytes = (): string => Buffer.from(table.lights()).toString('base64');
      socket.send((message ||= encode({ type: 'lights', lights: bytes() })));
    });
  });
  const unsubscribe = table.subscribe((what) => {
    for (const client of clients) {
      if (what === 'view') Object.assign(client, { viewDue: true, handDue: client.looksAt !== null });
      else client.lightsDue = true;
    }
    if (clients.size > 0) (what === 'view' ? views : lights).ask();
  });

  /** Sends to all who wait and can take it; true when somebody must wait on. */
  function serveDue(
    due: 'viewDue' | 'lightsDue' | 'handDue',
    backlog: number,
    serve: (client: Client) => void,
  ): boolean {
    let waiting = false;
    for (const client of clients) {
      if (!client[due]) continue;
      if (client.socket.bufferedAmount > backlog) {
        waiting = true;
        continue;
      }
      client[due] = false;
      serve(client);
    }
    return waiting;
  }

  function welcome(socket: WebSocket): void {
    const client: Client = {
      socket,
      viewDue: true,
      lightsDue: true,
      handDue: false,
      looksAt: null,
      handTold: '',
      held: new Map(),
    };
    clients.add(client);
    // An oversized or broken frame ends the connection by itself; without a listener it would end the program.
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, isBinary) => {
      const wrong = isBinary ? 'Messages are text, not binary.' : take(client, String(data));
      if (wrong !== null && socket.bufferedAmount <= VIEW_BACKLOG) {
        socket.send(encode({ type: 'refused', text: wrong }));
      }
    });
    socket.on('close', () => {
      clients.delete(client);
      for (const button of client.held.values()) act({ ...button, down: false });
    });
    views.ask();
    lights.ask();
  }

  function take(client: Client, text: string): string | null {
    const hand = parseHand(text);
    if (typeof hand === 'string') return hand;
    if (hand.hand === 'look') return look(client, hand.seat);
    if (hand.hand === 'button') {
      const key = `${hand.seat}:${hand.button}`;
      if (hand.down) client.held.set(key, hand);
      else client.held.delete(key);
    }
    return act(hand);
  }

  /** Turns a client's eyes to a seat's tiles, or away; returns why not, in words, or null. */
  function look(client: Client, seat: number | null): string | null {
    return attempt(() => {
      const seats = table.view().seats.map((one) => one.seat);
      if (seat !== null && !seats.includes(seat)) {
        return `There is no seat ${seat} at this table: its seats are ${seats.join(', ')}.`;
      }
      Object.assign(client, { looksAt: seat, handTold: '', handDue: true });
      views.ask();
      return null;
    });
  }

  /** Sends the tiles that a client looks at, to this client alone, unless it knows them. */
  function tellHand(client: Client): void {
    const { looksAt: seat, socket } = client;
    const hand = seat === null ? null : { seat, tiles: table.hand(seat) };
    const message = encode({ type: 'hand', hand });
    if (message === client.handTold) return;
    client.handTold = message;
    socket.send(message);
  }

  function act(hand: Hand): string | null {
    return attempt(() => table.act(hand));
  }

  /** A mistake in the table's program is told to the visitor and does not take the other visitors' table away. */
  function attempt(deed: () => string | null): string | null {
    try {
      return deed();
    } catch (error) {
      return `The table failed: ${error instanceof Error ? error.message : String(error)}`;
    }
  }

  return {
    url: `http://${ADDRESS}:${taken}/`,
    async close() {
      unsubscribe();
      views.stop();
      lights.stop();
      for (const { socket } of clients) socket.terminate();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function encode(message: ServerMessage): string {
  return JSON.stringify(message);
}

function hostNames(port: number): string[] {
  const hosts = [ADDRESS, 'localhost'];
  // Browsers leave the port out where it is the scheme's own.
  return hosts.flatMap((host) => (port === 80 ? [host, `${host}:80`] : [`${host}:${port}`]));
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  names: readonly string[],
  assets: ReadonlyMap<string, Asset>,
): void {
  const say = (status: number, text: string, more: Record<string, string> = {}): void => {
    response.writeHead(status, { ...headers, ...more, 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(request.method === 'HEAD' ? undefined : `${text}\n`);
  };
  if (!names.includes(request.headers.host ?? '')) {
    say(403, `This table is shown to this computer only: open http://${names[0]}/.`);
    return;
  }
  const asset = assets.get(pathOf(request));
  if (!asset) {
    say(404, 'There is nothing here. The table is at /.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    say(405, 'Only GET and HEAD are understood.', { Allow: 'GET, HEAD' });
    return;
  }
  response.writeHead(200, { ...headers, 'Content-Type': asset.type, 'Content-Length': asset.body.length });
  response.end(request.method === 'HEAD' ? undefined : asset.body);
}

/** Why this upgrade is refused, or null. */
function refuseUpgrade(request: IncomingMessage, names: readonly string[]): [number, string] | null {
  if (!names.includes(request.headers.host ?? '')) {
    return [403, `This table is shown to this computer only: open http://${names[0]}/.`];
  }
  if (!names.some((name) => request.headers.origin === `http://${name}`)) {
    return [403, 'Only the table’s own page may touch the table.'];
  }
  return pathOf(request) === SOCKET_PATH ? null : [404, `The table’s socket is at ${SOCKET_PATH}.`];
}

function refuse(stream: Duplex, status: number, text: string): void {
  const body = Buffer.from(`${text}\n`);
  stream.end(
    Buffer.concat([
      Buffer.from(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n` +
          `Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n`,
      ),
      body,
    ]),
  );
}

/** The request's path without its query. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? '').split('?', 1)[0] ?? '';
}

function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(
          new Error(
            `Port ${port} is in use: another table or another program listens there. ` +
              `Stop it, or choose another port (0 takes any free one).`,
            { cause: error },
          ),
        );
      } else if (error.code === 'EACCES') {
        reject(
          new Error(
            `Port ${port} may not be used by this user. Choose one above 1023 (0 takes any free one).`,
            {
              cause: error,
            },
          ),
        );
      } else reject(error);
    });
    server.listen(port, ADDRESS, resolve);
  });
}
