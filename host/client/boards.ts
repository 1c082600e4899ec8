import type { BindingInterface, PortInfo } from '@serialport/bindings-interface';
import type { SerialPortStream } from '@serialport/stream';
import { listPorts, nativePort, PortFailure } from '../link/native-port';
import { Refusal, TableClient } from './client';

/** USB vendor of the boards that a table is built with: Raspberry Pi. Other devices are not spoken to unasked. */
const VENDOR = '2e8a';

/** A serial port and what was found out about it. */
export interface Board {
  readonly path: string;
  /** Vendor and product, "2e8a:000a"; null where USB tells none. */
  readonly usb: string | null;
  readonly serialNumber: string | null;
  /** What the table there said in its hello; null where nobody was asked or nobody answered. */
  readonly table: { readonly protocol: number; readonly build: string; readonly modules: number } | null;
  /** Why there is no table to be told of, in words; null where there is. */
  readonly why: string | null;
}

/** Looks at every serial port; asks those that look like a table, or all, who is there. Throws a PortFailure. */
export async function findBoards(
  { all = false }: { all?: boolean } = {},
  binding?: BindingInterface,
): Promise<Board[]> {
  const ports = await listPorts(binding);
  return Promise.all(ports.map((port) => describe(port, all, binding)));
}

async function describe(port: PortInfo, all: boolean, binding?: BindingInterface): Promise<Board> {
  const { path, vendorId, productId, serialNumber } = port;
  const found = {
    path,
    usb: vendorId ? `${vendorId}:${productId ?? '?'}`.toLowerCase() : null,
    serialNumber: serialNumber ?? null,
  };
  if (!all && vendorId?.toLowerCase() !== VENDOR)
    return { ...found, table: null, why: 'not asked: no board of the kind that a table has' };
  try {
    const table = await withTable(nativePort(path, binding), async ({ mirror }) => mirror.table);
    return { ...found, table, why: null };
  } catch (error) {
    if (error instanceof PortFailure || error instanceof Refusal)
      return { ...found, table: null, why: error.message };
    throw error;
  }
}

/** Opens a port, greets the table there, does something with it and closes the port. Throws a PortFailure or a Refusal. */
export async function withTable<Result>(
  port: SerialPortStream,
  deed: (client: TableClient) => Promise<Result>,
): Promise<Result> {
  const client = new TableClient(port);
  await new Promise<void>((resolve, reject) => port.open((error) => (error ? reject(error) : resolve())));
  port.on('error', () => {});
  try {
    await client.greet();
    return await deed(client);
  } finally {
    if (port.isOpen) await new Promise<void>((resolve) => port.close(() => resolve()));
  }
}
