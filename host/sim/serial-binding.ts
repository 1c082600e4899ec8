import type {
  BindingInterface,
  BindingPortInterface,
  OpenOptions,
  PortInfo,
  PortStatus,
  SetOptions,
  UpdateOptions,
} from '@serialport/bindings-interface';
import type { SerialPipe } from './devices/serial-pipe';

export const SIMULATED_PATH = '/simulated/table';

/**
 * A binding for `@serialport/stream` behind which the simulated table sits, so that everything above the serial port is
 * the same code for a simulated and a real table.
 */
export function simulatedBinding(pipe: SerialPipe): BindingInterface<SimulatedPort> {
  return {
    list: async (): Promise<PortInfo[]> => [
      {
        path: SIMULATED_PATH,
        manufacturer: 'Doubletop simulator',
        serialNumber: undefined,
        pnpId: undefined,
        locationId: undefined,
        productId: undefined,
        vendorId: undefined,
      },
    ],
    open: async (options: OpenOptions) => {
      if (options.path !== SIMULATED_PATH) throw new Error(`no simulated port ${options.path}`);
      return new SimulatedPort(pipe, options);
    },
  };
}

/** What a simulated line does not care about but an open port must state. */
const lineSettings = {
  dataBits: 8,
  lock: true,
  stopBits: 1,
  parity: 'none',
  rtscts: false,
  xon: false,
  xoff: false,
  xany: false,
  hupcl: true,
} as const;

/** The host's end of the pipe as an open serial port. */
export class SimulatedPort implements BindingPortInterface {
  readonly openOptions: Required<OpenOptions>;
  isOpen = true;
  readonly #arrived: Buffer[] = [];
  #waiting: (() => void) | undefined;
  #isPulled = false;

  constructor(
    /** The table at the other end; another one when it has been switched off and on. */
    public pipe: SerialPipe,
    options: OpenOptions,
  ) {
    this.openOptions = { ...lineSettings, ...options };
    pipe.onTableBytes = (bytes) => {
      this.#arrived.push(Buffer.from(bytes));
      this.#wake();
    };
  }

  async read(buffer: Buffer, offset: number, length: number): Promise<{ buffer: Buffer; bytesRead: number }> {
    while (this.#arrived.length === 0) {
      if (this.#isPulled)
        throw Object.assign(new Error('the simulated cable was pulled'), {
          disconnect: true,
          disconnected: true,
        });
      if (!this.isOpen) throw Object.assign(new Error('the simulated port is closed'), { canceled: true });
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
    const chunk = this.#arrived.shift() as Buffer;
    const bytesRead = chunk.copy(buffer, offset, 0, length);
    if (bytesRead < chunk.length) this.#arrived.unshift(chunk.subarray(bytesRead));
    return { buffer, bytesRead };
  }

  async write(buffer: Buffer): Promise<void> {
    if (!this.isOpen) throw new Error('the simulated port is closed');
    this.pipe.writeByHost(buffer);
  }

  async close(): Promise<void> {
    this.isOpen = false;
    this.pipe.onTableBytes = undefined;
    this.#wake();
  }

  /** The cable is pulled: whoever reads or writes learns it as from a real port. */
  pull(): void {
    this.#isPulled = true;
    this.#wake();
  }

  async update(_options: UpdateOptions): Promise<void> {}
  async set(_options: SetOptions): Promise<void> {}
  async get(): Promise<PortStatus> {
    return { cts: true, dsr: true, dcd: true };
  }
  async getBaudRate(): Promise<{ baudRate: number }> {
    return { baudRate: this.openOptions.baudRate };
  }
  async flush(): Promise<void> {
    this.#arrived.length = 0;
  }
  async drain(): Promise<void> {}

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.();
  }
}
