/** A named color for the palettes of design programs. */
export interface NamedColor {
  readonly name: string;
  /** `#0b1f3f` */
  readonly hex: string;
}

const parseChannels = (hex: string): number[] =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** Creates a palette of GIMP, Inkscape and Krita, which is lines of text. */
export const formatGimpPalette = (title: string, colors: readonly NamedColor[]): string =>
  [
    'GIMP Palette',
    `Name: ${title}`,
    '#',
    ...colors.map(({ name, hex }) => `${parseChannels(hex).join('\t')}\t${name}`),
    '',
  ].join('\n');

const COLOR_ENTRY = 1;
const GLOBAL = 0;

/**
 * Creates an Adobe Swatch Exchange file: big-endian blocks, each with a zero-terminated name in UTF-16, the model "RGB
 * " and three floats from 0 to 1.
 */
export function formatAdobeSwatches(colors: readonly NamedColor[]): Uint8Array {
  const header = Buffer.alloc(12);
  header.write('ASEF', 'latin1');
  header.writeUInt16BE(1, 4);
  header.writeUInt32BE(colors.length, 8);
  const blocks = colors.map(({ name, hex }) => {
    const letters = Buffer.from(`${name}\0`, 'utf16le').swap16();
    const block = Buffer.alloc(6 + 2 + letters.length + 4 + 12 + 2);
    block.writeUInt16BE(COLOR_ENTRY, 0);
    block.writeUInt32BE(block.length - 6, 2);
    block.writeUInt16BE(name.length + 1, 6);
    letters.copy(block, 8);
    const model = 8 + letters.length;
    block.write('RGB ', model, 'latin1');
    parseChannels(hex).forEach((value, index) =>
      block.writeFloatBE(value / 255, model + 4 + index * 4),
    );
    block.writeUInt16BE(GLOBAL, model + 16);
    return block;
  });
  return Buffer.concat([header, ...blocks]);
}
