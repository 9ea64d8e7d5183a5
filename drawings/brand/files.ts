import { Resvg } from '@resvg/resvg-js';
import { getCompanyFileName } from '@site/content/library/file-name.ts';
import site from '@site/content/site.json' with { type: 'json' };
import { TOKEN_VALUES } from '@site/tokens';

import { markFile, type MarkColors, type MarkName, MARKS, NO_FONTS } from './marks.ts';

const { light } = TOKEN_VALUES;

const POSITIVE: MarkColors = {
  line: light['color-brand-line'],
  start: light['color-brand-signal'],
};
const NEGATIVE: MarkColors = {
  line: light['color-text-inverse'],
  start: light['art-blue-highlight'],
};

/** In pixels: enough for a printed page. */
const PNG_WIDTH = 2000;

export type Raster = (svg: string) => Promise<Uint8Array> | Uint8Array;

/** Renders a mark as a bitmap. */
export const png = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: PNG_WIDTH }, font: NO_FONTS }).render().asPng();

const COMPANY = getCompanyFileName(site.brand.name);

/** Returns the name of a mark's file: `veldra-logo-ko-negative.svg`. */
const getName = (name: MarkName, negative: boolean): string =>
  `${COMPANY}-${name}${negative ? '-negative' : ''}`;

/**
 * Creates every form of the mark as SVG and PNG, for light and for dark backgrounds, by file name. A caller with a
 * cache passes its own `raster`.
 */
export async function brandFiles(
  raster: Raster = png,
): Promise<(readonly [name: string, body: string | Uint8Array])[]> {
  const forms = (Object.keys(MARKS) as MarkName[]).flatMap((mark) =>
    [false, true].map((negative) => ({
      name: getName(mark, negative),
      svg: markFile(mark, negative ? NEGATIVE : POSITIVE),
    })),
  );
  const files = await Promise.all(
    forms.map(async ({ name, svg }) => [
      [`${name}.svg`, svg] as const,
      [`${name}.png`, await raster(svg)] as const,
    ]),
  );
  return files.flat();
}
