import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { parseHand } from '../../host/view/browser/hand';
import { pace } from '../../host/view/browser/pace';
import { startServer } from '../../host/view/browser/server';
import type { ServerMessage } from '../../host/view/view';
import { fakeDoppio } from './fake-games';
import { fakeTable, fakeView } from './fake-table';
import type { FakeTable } from './fake-table';

let table: FakeTable;
let server: Awaited<ReturnType<typeof startServer>>;
let port: number;
let origin: string;

beforeAll(async () => {
  table = fakeTable();
  server = await startServer(table, { port: 0 });
  port = Number(new URL(server.url).port);
  origin = `http://127.0.0.1:${port}`;
});

afterAll(() => server.close());

beforeEach(() => {
  table.hands.length = 0;
  table.answer = null;
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function ask(path: string, method = 'GET', host = `127.0.0.1:${port}`): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let body = '';
  for await (const part of response) body += String(part);
  return { status: response.statusCode ?? 0, headers: response.headers, body };
}

describe('files', () => {
  it('serves the page, its script, its style and its icon', async () => {
    for (const [path, type] of [
      ['/', 'text/html'],
      ['/?seat=1', 'text/html'],
      ['/page.js', 'text/javascript'],
      ['/page.css', 'text/css'],
      ['/favicon.svg', 'image/svg+xml'],
    ] as const) {
      const { status, headers, body } = await ask(path);
      expect(status, path).toBe(200);
      expect(headers['content-type'], path).toContain(type);
      expect(body.length, path).toBeGreaterThan(100);
    }
  });

  it('lets the page load nothing from elsewhere and be read by nobody else', async () => {
    const { headers, body } = await ask('/');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(body).not.toMatch(/<script>|<style|style=| on[a-z]+=|https?:\/\//);
  });

  it('answers HEAD without a body', async () => {
    const { status, headers, body } = await ask('/page.js', 'HEAD');
    expect(status).toBe(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(1000);
    expect(body).toBe('');
  });

  it.each(['/page.tsx', '/../hand.ts', '/%2e%2e/hand.ts', '/favicon.ico', '//', '/constructor'])(
    'has nothing at %s',
    async (path) => {
      const { status, body } = await ask(path);
      expect(status).toBe(404);
      expect(body).toMatch(/nothing here/);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('does not understand %s', async (method) => {
    const { status, headers, body } = await ask('/', method);
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
    expect(body).toMatch(/GET and HEAD/);
  });

  it('answers to its own two names only', async () => {
    expect((await ask('/', 'GET', `localhost:${port}`)).status).toBe(200);
    for (const host of ['rebound.example', `rebound.example:${port}`, '127.0.0.1', `127.0.0.1:${port + 1}`]) {
      const { status, body } = await ask('/', 'GET', host);
      expect(status, host).toBe(403);
      expect(body, host).toMatch(/this computer only/);
    }
  });
});

/** A browser: collects what it is sent. */
class Client {
  readonly socket: WebSocket;
  /** Everything that came, as it came. */
  readonly received: string[] = [];
  private readonly inbox: ServerMessage[] = [];

  constructor(path = '/table', headers: Record<string, string> = { origin }, url = `ws://127.0.0.1:${port}`) {
    this.socket = new WebSocket(`${url}${path}`, { headers });
    this.socket.on('message', (data) => {
      this.received.push(String(data));
      this.inbox.push(JSON.parse(String(data)) as ServerMessage);
      this.socket.emit('filed');
    });
    clients.push(this);
  }

  /** Takes the oldest message of a type, waiting for one if there is none; the others stay. */
  async nextOf<T extends ServerMessage['type']>(type: T): Promise<Extract<ServerMessage, { type: T }>> {
    for (;;) {
      const at = this.inbox.findIndex((message) => message.type === type);
      if (at >= 0) return this.inbox.splice(at, 1)[0] as Extract<ServerMessage, { type: T }>;
      await once(this.socket, 'filed');
    }
  }

  /** Waits for the greeting: one view, one frame of light. */
  async greeted(): Promise<this> {
    await this.nextOf('view');
    await this.nextOf('lights');
    return this;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
}

const clients: Client[] = [];
afterEach(async () => {
  for (const { socket } of clients.splice(0)) {
    if (socket.readyState === WebSocket.CLOSED) continue;
    // Not `once` of node:events: that rejects for the error which terminating an unfinished upgrade raises.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.terminate();
    await closed;
  }
});

async function statusOf(client: Client): Promise<number> {
  client.socket.on('error', () => undefined);
  const [, response] = (await once(client.socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return response.statusCode ?? 0;
}

describe('upgrades', () => {
  it('accepts the page under both names', async () => {
    await new Client().greeted();
    await new Client('/table', { origin: `http://localhost:${port}`, host: `localhost:${port}` }).greeted();
  });

  it.each([
    ['a foreign origin', () => ({ origin: 'https://evil.example' })],
    ['another port', () => ({ origin: `http://127.0.0.1:${port + 1}` })],
    ['https', () => ({ origin: `https://127.0.0.1:${port}` })],
    ['a prefix', () => ({ origin: `http://127.0.0.1:${port}.evil.example` })],
    ['null', () => ({ origin: 'null' })],
    ['no origin', () => ({})],
    ['a rebound host', () => ({ origin, host: `evil.example:${port}` })],
  ])('refuses %s', async (_, headers) => {
    expect(await statusOf(new Client('/table', headers() as Record<string, string>))).toBe(403);
  });

  it('has one socket', async () => {
    expect(await statusOf(new Client('/other'))).toBe(404);
  });
});

describe('messages', () => {
  it('sends the view and the lights at once', async () => {
    const client = new Client();
    expect((await client.nextOf('view')).view).toEqual(table.view());
    const { lights } = await client.nextOf('lights');
    expect(Buffer.from(lights, 'base64')).toEqual(Buffer.from(table.lights()));
  });

  it('passes a hand on and shows what came of it', async () => {
    const client = await new Client().greeted();
    client.say({ hand: 'put', seat: 1, cell: 39 });
    expect((await client.nextOf('view')).view.pieces[39]).toEqual({ seat: 1, face: null });
    expect(table.hands).toEqual([{ hand: 'put', seat: 1, cell: 39 }]);
  });

  it('says why the table refused', async () => {
    table.answer = 'Orange has no marble left.';
    const client = await new Client().greeted();
    client.say({ hand: 'touch', cell: 0 });
    expect((await client.nextOf('refused')).text).toBe('Orange has no marble left.');
  });

  it('survives a failing table', async () => {
    table.answer = new Error('boom');
    const client = await new Client().greeted();
    client.say({ hand: 'touch', cell: 0 });
    expect((await client.nextOf('refused')).text).toMatch(/boom/);
    table.answer = null;
    client.say({ hand: 'touch', cell: 0 });
    await client.nextOf('view');
  });

  it('says what is wrong with garbage and goes on', async () => {
    const client = await new Client().greeted();
    for (const garbage of [
      '',
      'x',
      '[]',
      'null',
      '{}',
      '{"hand":"touch","cell":81}',
      '{"hand":"__proto__"}',
    ]) {
      client.say(garbage);
      expect((await client.nextOf('refused')).text, garbage).not.toBe('');
    }
    client.socket.send(Buffer.from([0, 255, 1]));
    expect((await client.nextOf('refused')).text).toMatch(/binary/);
    expect(table.hands).toEqual([]);
    client.say({ hand: 'touch', cell: 3 });
    await client.nextOf('view');
  });

  it('hangs up on an oversized message and keeps the others', async () => {
    const other = await new Client().greeted();
    const client = await new Client().greeted();
    const closed = once(client.socket, 'close');
    client.say(`{"hand":"touch","cell":${' '.repeat(5000)}1}`);
    expect((await closed)[0]).toBe(1009);
    other.say({ hand: 'touch', cell: 3 });
    await other.nextOf('view');
    expect(table.hands).toHaveLength(1);
  });

  it('lets go of the buttons of a browser that leaves', async () => {
    const client = await new Client().greeted();
    client.say({ hand: 'button', seat: 2, button: 1, down: true });
    client.say({ hand: 'button', seat: 1, button: 0, down: true });
    client.say({ hand: 'button', seat: 1, button: 0, down: false });
    client.say('?');
    await client.nextOf('refused');
    client.socket.terminate();
    await vi.waitFor(() => expect(table.hands).toHaveLength(4));
    expect(table.hands[3]).toEqual({ hand: 'button', seat: 2, button: 1, down: false });
  });

  it('sends a burst of changes as few messages, the last state included', async () => {
    const client = await new Client().greeted();
    const before = table.viewsTaken;
    for (let i = 1; i <= 200; i++) table.change({ log: [`change ${i}`] });
    expect((await client.nextOf('view')).view.log).toEqual(['change 200']);
    expect(table.viewsTaken - before).toBe(1);
  });

  it('sends a burst of frames as few messages, the last frame included', async () => {
    const client = await new Client().greeted();
    const last = new Uint8Array(table.lights().length).fill(7);
    for (let i = 0; i < 100; i++) table.shine(new Uint8Array(last.length).fill(i));
    table.shine(last);
    const { lights } = await client.nextOf('lights');
    expect(Buffer.from(lights, 'base64')).toEqual(Buffer.from(last));
  });
});

describe('hands that are looked at', () => {
  let doppio: FakeTable;
  let other: Awaited<ReturnType<typeof startServer>>;

  beforeEach(async () => {
    const { view, racks } = fakeDoppio(12);
    doppio = fakeTable(view, racks);
    other = await startServer(doppio, { port: 0 });
  });

  afterEach(() => other.close());

  const come = (): Promise<Client> => {
    const { host, origin: own } = new URL(other.url);
    return new Client('/table', { origin: own }, `ws://${host}`).greeted();
  };

  it('tells a seat’s tiles to the visitor who looks', async () => {
    const client = await come();
    client.say({ hand: 'look', seat: 1 });
    expect((await client.nextOf('hand')).hand).toEqual({ seat: 1, tiles: doppio.racks[1] });
    expect(doppio.hands, 'looking is nothing that the table does').toEqual([]);
  });

  it('tells them again when they have changed, and not when they have not', async () => {
    const client = await come();
    client.say({ hand: 'look', seat: 1 });
    await client.nextOf('hand');
    doppio.change({ log: ['nothing of interest'] });
    expect((await client.nextOf('view')).view.log).toEqual(['nothing of interest']);
    client.say({ hand: 'draw', seat: 1 });
    const { hand } = await client.nextOf('hand');
    expect(hand?.tiles).toHaveLength(5);
    expect(hand?.tiles).toEqual(doppio.racks[1]);
    expect(client.received.filter((text) => text.includes('"type":"hand"'))).toHaveLength(2);
  });

  it('follows the eyes to another seat, and ends with nobody', async () => {
    const client = await come();
    for (const seat of [1, 0, 2]) {
      client.say({ hand: 'look', seat });
      expect((await client.nextOf('hand')).hand?.seat).toBe(seat);
    }
    client.say({ hand: 'look', seat: null });
    expect((await client.nextOf('hand')).hand).toBeNull();
    const before = client.received.length;
    client.say({ hand: 'draw', seat: 2 });
    await client.nextOf('view');
    expect(client.received.slice(before).join()).not.toContain('"type":"hand"');
  });

  it('sends nothing of it to anybody else', async () => {
    const [looks, plays] = [await come(), await come()];
    looks.say({ hand: 'look', seat: 1 });
    await looks.nextOf('hand');
    const padded = doppio.racks[1]![0]!;
    plays.say({ hand: 'pad', seat: 1, tile: padded });
    await looks.nextOf('hand');
    looks.say({ hand: 'draw', seat: 1 });
    await looks.nextOf('hand');
    doppio.change({ log: ['the end'] });
    while ((await plays.nextOf('view')).view.log[0] !== 'the end');
    const told = plays.received.join('\n');
    expect(plays.received.map((text) => (JSON.parse(text) as ServerMessage).type)).not.toContain('hand');
    for (const tile of doppio.racks.flat()) expect(told).not.toContain(JSON.stringify(tile));
  });

  it('has nothing to tell a visitor who comes back', async () => {
    const first = await come();
    first.say({ hand: 'look', seat: 1 });
    await first.nextOf('hand');
    first.socket.terminate();
    const again = await come();
    doppio.change({ log: ['later'] });
    await again.nextOf('view');
    expect(again.received.join()).not.toContain('"type":"hand"');
  });

  it('says which seats there are when somebody looks at another', async () => {
    const client = await come();
    client.say({ hand: 'look', seat: 3 });
    expect((await client.nextOf('refused')).text).toBe(
      'There is no seat 3 at this table: its seats are 0, 1, 2.',
    );
  });
});

describe('pace', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('does a thing at most once an interval and forgets no request', () => {
    const times: number[] = [];
    const start = Date.now();
    const paced = pace(33, () => {
      times.push(Date.now() - start);
      return false;
    });
    for (let ms = 0; ms < 100; ms++) {
      paced.ask();
      vi.advanceTimersByTime(1);
    }
    vi.advanceTimersByTime(1000);
    expect(times.length).toBeLessThanOrEqual(5);
    for (let i = 1; i < times.length; i++) expect(times[i]! - times[i - 1]!).toBeGreaterThanOrEqual(33);
    expect(times.at(-1)).toBeGreaterThanOrEqual(99);
  });

  it('tries again what could not be done, until it is stopped', () => {
    let tries = 0;
    const paced = pace(20, () => ++tries < 4);
    paced.ask();
    vi.advanceTimersByTime(1000);
    expect(tries).toBe(4);
    paced.ask();
    paced.stop();
    vi.advanceTimersByTime(1000);
    expect(tries).toBe(4);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('parseHand', () => {
  it.each([
    { hand: 'touch', cell: 0 },
    { hand: 'put', seat: 7, cell: 80 },
    { hand: 'put', seat: 0, cell: 20, face: 0 },
    { hand: 'put', seat: 1, cell: 20, face: 6 },
    { hand: 'pad', seat: 1 },
    { hand: 'pad', seat: 1, tile: [0, 6] },
    { hand: 'pad', seat: 1, tile: [3, 3] },
    { hand: 'draw', seat: 3 },
    { hand: 'look', seat: 3 },
    { hand: 'look', seat: null },
    { hand: 'move', from: 3, to: 4 },
    { hand: 'away' },
    { hand: 'away', cell: 9 },
    { hand: 'throw', dice: [0, 1, 2, 3, 4, 5] },
    { hand: 'button', seat: 0, button: 1, down: false },
  ])('reads $hand', (hand) => {
    expect(parseHand(JSON.stringify(hand))).toEqual(hand);
  });

  it.each([
    ['{"hand":"touch"', /not JSON/],
    ['7', /not an object/],
    ['{"cell":1}', /"hand" must be one of/],
    ['{"hand":"toString"}', /"hand" must be one of/],
    ['{"hand":"touch"}', /"cell" of "touch" must be a whole number 0 … 80/],
    ['{"hand":"touch","cell":"1"}', /"cell"/],
    ['{"hand":"touch","cell":1.5}', /"cell"/],
    ['{"hand":"touch","cell":-1}', /"cell"/],
    ['{"hand":"touch","cell":1e400}', /"cell"/],
    ['{"hand":"touch","cell":1,"__proto__":{}}', /takes no field "__proto__"/],
    ['{"hand":"touch","cell":1,"seat":1}', /takes no field "seat"/],
    ['{"hand":"away","cell":null}', /"cell"/],
    ['{"hand":"put","seat":8,"cell":1}', /"seat" of "put" must be a whole number 0 … 7/],
    ['{"hand":"put","seat":0,"cell":1,"face":7}', /"face" of "put" must be a whole number 0 … 6/],
    ['{"hand":"put","seat":0,"cell":1,"face":-1}', /"face"/],
    ['{"hand":"put","seat":0,"cell":1,"face":null}', /"face"/],
    ['{"hand":"touch","cell":1,"face":1}', /"touch" takes no field "face"/],
    ['{"hand":"pad"}', /"seat" of "pad"/],
    ['{"hand":"pad","seat":1,"tile":[5,3]}', /"tile" of "pad" must be two numbers 0 … 6, the lower first/],
    ['{"hand":"pad","seat":1,"tile":[3]}', /"tile"/],
    ['{"hand":"pad","seat":1,"tile":[3,4,5]}', /"tile"/],
    ['{"hand":"pad","seat":1,"tile":[3,7]}', /"tile"/],
    ['{"hand":"pad","seat":1,"tile":["3","4"]}', /"tile"/],
    ['{"hand":"pad","seat":1,"tile":null}', /"tile"/],
    ['{"hand":"pad","seat":1,"tile":"34"}', /"tile"/],
    ['{"hand":"draw","seat":8}', /"seat" of "draw" must be a whole number 0 … 7/],
    ['{"hand":"draw","seat":null}', /"seat" of "draw"/],
    ['{"hand":"look"}', /"seat" of "look" must be a whole number 0 … 7, or null/],
    ['{"hand":"look","seat":8}', /"seat" of "look"/],
    ['{"hand":"throw","dice":[]}', /different dice/],
    ['{"hand":"throw","dice":[1,1]}', /different dice/],
    ['{"hand":"throw","dice":[6]}', /different dice/],
    ['{"hand":"throw","dice":{"length":1}}', /different dice/],
    ['{"hand":"button","seat":0,"button":2,"down":true}', /"button"/],
    ['{"hand":"button","seat":0,"button":0,"down":1}', /"down" of "button" must be true or false/],
  ])('refuses %s', (text, reason) => {
    expect(parseHand(text)).toMatch(reason);
  });
});

describe('start and stop', () => {
  it('says that the port is in use and what to do', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const taken = (other.address() as AddressInfo).port;
    await expect(startServer(fakeTable(), { port: taken })).rejects.toThrow(
      new RegExp(`Port ${taken} is in use.*choose another port`),
    );
    other.close();
    await once(other, 'close');
  });

  it('stops with browsers connected, and lets go of the table', async () => {
    const ended = fakeTable(fakeView(2));
    const short = await startServer(ended, { port: 0 });
    const { host, origin: own } = new URL(short.url);
    const socket = new WebSocket(`ws://${host}/table`, { origin: own });
    await once(socket, 'message');
    expect(ended.listeners()).toBe(1);
    const closed = once(socket, 'close');
    await short.close();
    await closed;
    expect(ended.listeners()).toBe(0);
    await expect(fetch(short.url)).rejects.toThrow();
  });
});
