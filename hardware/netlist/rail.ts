/** Nets that carry power. */
export const rails = { '5VA': 5, '5VB': 5, VSYS: 4.6, '3V3': 3.3 } as const;
export type Rail = keyof typeof rails;

/** The voltage of a rail; null for a net that is none. */
export function voltageOf(net: string): number | null {
  return net in rails ? rails[net as Rail] : null;
}
