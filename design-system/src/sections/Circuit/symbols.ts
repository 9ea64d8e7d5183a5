/**
 * The symbols of one-line diagrams after IEC 60617, as path data in a box of 44 × 28 with the wire at y = 14.
 * `open` replaces `closed` in the states in which the element interrupts.
 */
interface SymbolPaths {
  readonly closed: string;
  readonly open?: string | undefined;
}

export const SYMBOLS = {
  battery: { closed: 'M0 14h16M16 4v20M24 9v10M24 14h20' },
  busbar: { closed: 'M0 11h44v6H0z' },
  contact: {
    closed: 'M0 14h15M29 8a6 6 0 0 0 0 12M29 14h15M15 8h6v12h-6z',
    open: 'M0 14h9M35 8a6 6 0 0 0 0 12M35 14h9M9 8h6v12H9z',
  },
  fuse: {
    closed: 'M0 14h44M8 7h28v14H8z',
    open: 'M0 14h17M27 14h17M8 7h28v14H8zM17 10l3 8M24 10l3 8',
  },
  load: { closed: 'M0 14h12M32 14a10 10 0 1 1-20 0a10 10 0 1 1 20 0M15 7l14 14M29 7L15 21' },
  motor: { closed: 'M0 14h11M33 14a11 11 0 1 1-22 0a11 11 0 1 1 22 0M33 14h11M17 19v-9l5 6 5-6v9' },
  port: {
    closed: 'M0 14h8M8 5h28v18H8zM36 14h8M15 14h12M23 10l4 4-4 4',
    open: 'M0 14h8M8 5h28v18H8zM36 14h8M18 10l8 8M26 10l-8 8',
  },
  semiconductor: {
    closed: 'M0 14h8M8 4h28v20H8zM36 14h8M17 9v10l9-5zM26 9v10',
    open: 'M0 14h8M8 4h28v20H8zM36 14h8M18 10l8 8M26 10l-8 8',
  },
  sensor: { closed: 'M0 14h44M31 14a9 9 0 1 1-18 0a9 9 0 1 1 18 0' },
  switch: {
    closed:
      'M0 14h8M14 14h16M36 14h8M8 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M30 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    open: 'M0 14h8M13 12L30 2M36 14h8M8 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0M30 14a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
  },
  unit: { closed: 'M0 14h6M6 3h32v22H6zM38 14h6M14 10h16M14 18h9' },
} as const satisfies Readonly<Record<string, SymbolPaths>>;

/** The symbols that can be drawn. */
export type CircuitSymbol = keyof typeof SYMBOLS;

/** Returns the paths of a symbol. */
export const getPaths = (symbol: CircuitSymbol): SymbolPaths => SYMBOLS[symbol];
