import { Resvg } from '@resvg/resvg-js';
import { TOKEN_VALUES } from '@site/tokens';

import { markFile, type MarkColours, type MarkName, MARKS } from './marks.ts';

const { light } = TOKEN_VALUES;

const POSITIVE: MarkColours = {
  line: light['color-brand-trunk'],
  start: light['color-brand-signal'],
};
const NEGATIVE: MarkColours = {
  line: light['color-text-inverse'],
  start: light['art-blue-highlight'],
};

/** In pixels: enough for a page of print. */
const PNG_WIDTH = 2000;

const png = (svg: string): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: PNG_WIDTH } }).render().asPng();

/** The name of a mark's file: `onsun-logo-ko-negative.svg`. */
const nameOf = (name: MarkName, negative: boolean): string =>
  `onsun-${name}${negative ? '-negative' : ''}`;

/** Every form of the mark as SVG and PNG, for light and for dark grounds, by the name of its file. */
export function brandFiles(): (readonly [name: string, body: string | Uint8Array])[] {
  return (Object.keys(MARKS) as MarkName[]).flatMap((mark) =>
    [false, true].flatMap((negative) => {
      const svg = markFile(mark, negative ? NEGATIVE : POSITIVE);
      const name = nameOf(mark, negative);
      return [[`${name}.svg`, svg] as const, [`${name}.png`, png(svg)] as const];
    }),
  );
}
