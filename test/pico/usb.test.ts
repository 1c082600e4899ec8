import { beforeEach, describe, expect, test } from 'vitest';
import { request } from '../../host/sim/pico/usb-host';
import { hasImage, PicoTable } from './pico-table';

const GET_DESCRIPTOR = 6;
const numbers = (lines: readonly string[]) => lines.map((line) => Number(line.split(' ')[1]));

describe.skipIf(!hasImage)('the USB port', () => {
  let table: PicoTable;
  beforeEach(() => {
    table = new PicoTable();
    table.greet();
  });

  /** Makes a control request; null when it is refused. */
  const ask = (setup: Uint8Array) => {
    let reply: Uint8Array | null | undefined;
    table.machine.host.control(setup, (bytes) => (reply = bytes));
    table.machine.run(5);
    return reply;
  };

  test('says who it is', () => {
    const { descriptors } = table.machine.host;
    expect(descriptors.get(1)?.length).toBe(18);
    expect(descriptors.get(2)?.length).toBe(75);
    expect(
      Buffer.from(descriptors.get(3) as Uint8Array)
        .subarray(2)
        .toString('utf16le'),
    ).toBe('Doubletop game table');
  });

  test('refuses what it does not know, and goes on', () => {
    const qualifier = 6 << 8;
    expect(ask(request(0x80, GET_DESCRIPTOR, qualifier, 0, 10))).toBeNull();
    expect(ask(request(0x80, 99, 0, 0, 1))).toBeNull();
    expect(ask(request(0x80, GET_DESCRIPTOR, 1 << 8, 0, 18))?.length).toBe(18);
    expect(table.say('snapshot 2')[0]).toMatch(/^ok \d+ 2 /);
  });

  test('tells no more of a descriptor than was asked for', () => {
    expect(ask(request(0x80, GET_DESCRIPTOR, 2 << 8, 0, 9))?.length).toBe(9);
    expect(ask(request(0x80, GET_DESCRIPTOR, 2 << 8, 0, 64))?.length).toBe(64);
    expect(ask(request(0x80, GET_DESCRIPTOR, 2 << 8, 0, 75))?.length).toBe(75);
  });

  test('gives back the line coding', () => {
    expect([...(ask(request(0xa1, 0x21, 0, 0, 7)) ?? [])]).toEqual([0x00, 0xc2, 0x01, 0x00, 0, 0, 8]);
  });

  test('takes more at once than it has room for', () => {
    for (let number = 2; number < 100; number++) {
      table.world.serial.writeByHost(Buffer.from('nonsense that has no end '.repeat(4) + '\n'));
    }
    table.machine.run(400);
    expect(table.heard.match(/error \d+ 0 18/g)?.length).toBe(98);
  });

  test('a host that stops reading finds a gap and whole lines when it reads again', () => {
    table.machine.host.isReading = false;
    for (let number = 2; number < 90; number++) table.say(`snapshot ${number}`, 20);
    const before = table.heard.length;
    table.machine.host.isReading = true;
    table.machine.run(50);
    const lines = table.heard.slice(before).split('\n').slice(0, -1);
    expect(lines.every((line) => / \*[0-9a-f]{4}$/.test(line))).toBe(true);
    const after = numbers(table.say('snapshot 90'));
    expect(after[0]).toBeGreaterThan((numbers(lines).at(-1) ?? 0) + 1);
    expect(lines.length).toBeGreaterThan(50);
  });

  test('what is said while nobody has the port open is gone, and the next one hears whole lines', () => {
    table.machine.host.setOpen(false);
    table.machine.run(3500);
    expect(table.heard.match(/^beat/gm)).toBeNull();
    table.machine.host.setOpen(true);
    table.machine.run(5);
    expect(table.say('hello 1 1')[0]).toMatch(/^hello 1 1 /);
  });

  test('a cable that is pulled and plugged in again', () => {
    table.machine.host.isPlugged = false;
    table.machine.run(200);
    expect(table.machine.host.isOpen).toBe(false);
    table.machine.host.isPlugged = true;
    table.machine.run(300);
    expect(table.machine.host.isOpen).toBe(true);
    expect(table.say('hello 1 1')[0]).toMatch(/^hello 1 1 /);
  });

  test('a computer that sleeps and wakes up', () => {
    table.machine.host.suspend();
    table.machine.run(2500);
    const before = table.heard.length;
    table.machine.host.wake();
    const answer = table.say('snapshot 2');
    expect(table.heard.slice(before)).not.toContain('beat');
    expect(answer[0]).toMatch(/^ok \d+ 2 /);
  });
});
