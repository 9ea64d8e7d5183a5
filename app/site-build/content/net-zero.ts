import {
  NET_ZERO_HEIGHT,
  NET_ZERO_WIDTH,
  netZero,
  type NetZeroPoint,
} from '@site/drawings/figures/net-zero.ts';
import type { NetZeroBlock } from '@site/content/schema/blocks/index.ts';
import type { Language } from '@site/contract/language';
import { fillMessage } from '@site/contract/message';
import type { SectionBlockSource } from '@site/content/schema/blocks/section.ts';
import { toPercent } from '../../src/renderer/blocks/parts/percent-of.ts';
import { localize } from './localize.ts';

/** Returns a change in percent, with one decimal unless it is 0: "−42%", "+3.5%". */
export function formatChange(before: number, after: number): string {
  const percent = (Math.abs(1 - after / before) * 100).toFixed(1).replace(/\.0$/, '');
  return `${after > before ? '+' : '−'}${percent}%`;
}

/** Returns the curve with its marks: the first year, the latest actual year, and the plan. */
export function assembleNetZero(
  block: Extract<SectionBlockSource, { type: 'net-zero' }>,
  language: Language,
): NetZeroBlock {
  const { unit, actual, plan, ...rest } = localize(block, language);
  const emissions = netZero();
  const [first] = emissions.actual;
  const latest = emissions.actual.at(-1);
  if (!first || !latest) throw new Error('The environment page has no emissions.');
  const mark = (point: NetZeroPoint, note: string) => ({
    label: String(point.year),
    value: (point.tonnes / 1000).toFixed(point.tonnes > 0 ? 1 : 0),
    note: fillMessage(note, language, { change: formatChange(first.tonnes, point.tonnes) }),
    x: toPercent(point.x, NET_ZERO_WIDTH),
    y: toPercent(point.y, NET_ZERO_HEIGHT),
  });
  return {
    ...rest,
    marks: [
      mark(first, unit),
      { ...mark(latest, actual), isLatest: true },
      ...emissions.plan.filter(({ year }) => year > latest.year).map((point) => mark(point, plan)),
    ],
  };
}
