/** Long tasks that depend only on their inputs. `runInWorker` runs them on other threads. */
import { readFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import path from 'node:path';
import { FACE } from '@site/tokens/face';

import type { PageText } from './page-text.ts';
import { CACHE } from './paths.ts';
import type { Print } from './print/typeset.ts';

// A thread does not inherit the setting of the process.
enableCompileCache(path.join(CACHE, 'compiled'));

// Modules are loaded by the first task that needs them, because a thread seldom runs all kinds of tasks.

/** Renders a print document as a PDF. */
export async function typeset(print: Print): Promise<Uint8Array> {
  const { typesetNow } = await import('./print/typeset.ts');
  return typesetNow(print);
}

/**
 * Entries of the font's name table: copyright, license, and the license's address. The license requires them in every
 * copy of the font.
 */
const LEGAL_NAMES = [0, 13, 14];

/** Creates a subset of a font with some glyphs, and limits its weight axis, if it has one, to a range. */
export const makeFontSubset = async (options: {
  readonly file: string;
  readonly glyphs: string;
  readonly weights?: { readonly min: number; readonly max: number };
}): Promise<Uint8Array> => {
  const { default: subsetFont } = await import('subset-font');
  return subsetFont(await readFile(options.file), options.glyphs, {
    targetFormat: 'woff2',
    preserveNameIds: LEGAL_NAMES,
    ...(options.weights && { variationAxes: { wght: options.weights } }),
  });
};

/** Renders a card as a bitmap; all its text uses the font in the given file. */
export async function renderCard({
  svg,
  font,
}: {
  svg: string;
  font: string;
}): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(svg, {
    font: { fontFiles: [font], loadSystemFonts: false, defaultFontFamily: FACE.name },
  })
    .render()
    .asPng();
}

/** Renders a mark as a bitmap. */
export async function renderMark(svg: string): Promise<Uint8Array> {
  const { png } = await import('@site/drawings/brand/files.ts');
  return png(svg);
}

/** Reads the texts of a finished page. */
export async function readPageText(html: string): Promise<PageText> {
  const { parsePageText } = await import('./page-text.ts');
  return parsePageText(html);
}
