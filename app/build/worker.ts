/**
 * What takes long and asks nothing of the rest of the build, as functions of their inputs alone. `inWorker` runs
 * them on other threads.
 */
import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';
import subsetFont from 'subset-font';
import { png } from '@site/drawings/brand/files.ts';
import { FACE } from '@site/tokens/face';

import { typesetNow } from './print/typeset.ts';

export { typesetNow };

/** In the table of names: copyright, license, and its address. The license wants them in every copy of the font. */
const LEGAL_NAMES = [0, 13, 14];

/** Cuts a font to some glyphs, and its axis of weights, if it has one, to a range. */
export const cutFont = async (options: {
  readonly file: string;
  readonly glyphs: string;
  readonly weights?: { readonly min: number; readonly max: number };
}): Promise<Uint8Array> =>
  subsetFont(await readFile(options.file), options.glyphs, {
    targetFormat: 'woff2',
    preserveNameIds: LEGAL_NAMES,
    ...(options.weights && { variationAxes: { wght: options.weights } }),
  });

/** A card as a bitmap; its letters are in the one font that is given by its file. */
export const renderCard = ({ svg, font }: { svg: string; font: string }): Uint8Array =>
  new Resvg(svg, {
    font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: FACE.name },
  })
    .render()
    .asPng();

/** A mark as a bitmap. */
export const renderMark = (svg: string): Uint8Array => png(svg);
