import { GameId } from '../../shared/games';
import { Button } from '../../shared/seats';
import { BEAT_EVERY } from '../../shared/sentences';
import { defaultOptions as defaultDoceOptions, optionWord as doceOptionWord } from '../words/doce';
import { cellOfGrid } from '../words/doce-grid';
import { doppioOptionWord } from '../words/doppio';
import { defaultOptions, optionWord } from '../words/options';
import { CabledTable } from './cabled-table';

/** What can happen to bytes on their way. */
export const linkFaults = ['cut', 'duplicate', 'flip', 'delay', 'drop'] as const;
export type LinkFault = (typeof linkFaults)[number];
export type Direction = 'to host' | 'to table';

/** How long a cut or a delay lasts, in milliseconds. */
export const FAULT_TIME = 250;
/** After a fault the mirror must be right again within a heartbeat, what the fault itself takes, and a snapshot. */
export const RECOVERY_TIME = BEAT_EVERY + FAULT_TIME + 150;

/** A short session: everything that a table says is in it, and it can be had again and again at the same table. */
export type Session = (table: CabledTable) => Promise<void>;

const press = async (table: CabledTable, seat: number, button: Button) => {
  table.table.world.button(seat, button, true);
  await table.pass(40);
  table.table.world.button(seat, button, false);
  await table.pass(40);
};
const begin = async (table: CabledTable, game: GameId, options: number) => {
  await table.say({ word: 'start', game, options });
  await table.say({ word: 'snapshot' });
};

/** Sessions of several games. */
export const sessions: Readonly<Record<string, Session>> = {
  'doubles-wild': async (table) => {
    await begin(table, GameId.DoublesWild, optionWord(defaultOptions));
    await table.say({ word: 'dice', red1: 6, red2: 5, red3: 4, blue1: 0, blue2: 0, blue3: 0 });
    await table.say({ word: 'dice', red1: 1, red2: 2, red3: 3, blue1: 0, blue2: 0, blue3: 0 });
    await table.pass(20);
  },
  doce: async (table) => {
    await begin(table, GameId.Doce, doceOptionWord(defaultDoceOptions));
    const cell = cellOfGrid(2, 2);
    table.table.world.put(cell, { seat: 0, face: 3 });
    await table.pass(450);
    await press(table, 0, Button.Change);
    await press(table, 0, Button.Confirm);
    table.table.world.lift(cell);
    await table.pass(450);
  },
  doppio: async (table) => {
    await begin(table, GameId.Doppio, doppioOptionWord({ seats: 2, hidden: true }));
    for (const button of [Button.Confirm, Button.Change, Button.Confirm, Button.Confirm])
      await press(table, 0, button);
  },
};

/** What came of a fault. */
export interface FaultOutcome {
  /** From the fault until the mirror was right, in milliseconds; null where the session was over before the offset. */
  readonly recovery: number | null;
  /** Actions that the mirror told twice. */
  readonly doubled: number;
}

/** A table and its mirror that are right at the beginning. */
export async function rightTable(): Promise<CabledTable> {
  const table = new CabledTable();
  await table.passUntil(() => table.isRight, 2000);
  return table;
}

/** Has a session in which a fault happens to the byte at an offset of one direction. Throws where the mirror does not become right. */
export async function injectFault(
  table: CabledTable,
  session: Session,
  fault: LinkFault,
  direction: Direction,
  offset: number,
): Promise<FaultOutcome> {
  const before = { said: table.said.actions, told: table.actions.length };
  let at = offset;
  let faultAt: number | null = null;
  let isCut = false;
  const filter = (bytes: Buffer): Buffer => {
    if (isCut) return Buffer.alloc(0);
    if (faultAt !== null) return bytes;
    if (at >= bytes.length) {
      at -= bytes.length;
      return bytes;
    }
    faultAt = table.now;
    const head = bytes.subarray(0, at);
    const tail = bytes.subarray(at);
    switch (fault) {
      case 'cut':
        isCut = true;
        table.after(FAULT_TIME, () => (isCut = false));
        return head;
      case 'duplicate':
        return Buffer.concat([bytes, tail]);
      case 'flip':
        return Buffer.concat([head, Buffer.from([(tail[0] as number) ^ 1]), tail.subarray(1)]);
      case 'drop':
        return Buffer.concat([head, tail.subarray(1)]);
      case 'delay':
        table.after(FAULT_TIME, () => {
          if (direction === 'to host') table.deliver(tail);
          else table.table.world.serial.writeByHost(tail);
        });
        return head;
    }
  };
  if (direction === 'to host') table.filter = filter;
  else table.filterOut = filter;
  let rightAt: number | null = table.now;
  table.onPass = () => {
    if (!table.isRight) rightAt = null;
    else rightAt ??= table.now;
  };
  await session(table);
  // What was lost may show only at the next line, at the latest at the heartbeat.
  if (faultAt !== null) await table.pass(Math.max(1, faultAt + RECOVERY_TIME - table.now));
  table.filter = table.filterOut = (bytes) => bytes;
  table.onPass = () => {};
  if (faultAt === null) return { recovery: null, doubled: 0 };
  if (rightAt === null)
    throw new Error(
      `${fault} ${direction} at byte ${offset}: after ${table.now - faultAt} ms the mirror is not right (${table.mirror.state})`,
    );
  const told = table.actions.length - before.told;
  const said = table.said.actions - before.said;
  return { recovery: Math.max(0, rightAt - faultAt), doubled: Math.max(0, told - said) };
}

/** The longest recovery over faults at every so many bytes of a session. */
export async function longestRecovery(session: Session, stride: number): Promise<number> {
  let longest = 0;
  const table = await rightTable();
  for (const fault of linkFaults)
    for (const direction of ['to host', 'to table'] as const)
      for (let offset = 0; ; offset += stride) {
        const { recovery } = await injectFault(table, session, fault, direction, offset);
        if (recovery === null) break;
        longest = Math.max(longest, recovery);
      }
  return longest;
}
