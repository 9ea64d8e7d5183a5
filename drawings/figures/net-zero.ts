import { readFileSync } from 'node:fs';

import type { PageSource } from '@site/content/schema/page.ts';
import { coordinate } from '../line/path.ts';

export const NET_ZERO_WIDTH = 1280;
export const NET_ZERO_HEIGHT = 440;

const PLAN = 'path';
const EMISSIONS = 'emissions';

interface Chart {
  readonly categories: readonly string[];
  readonly values: readonly number[];
}

/** Returns a chart of the environment page as years and sums of its series, in tonnes, or its plan if it has one. */
function chart(id: string): Chart {
  // Read when it is drawn, because a site without the page does not have the drawing.
  const { blocks } = JSON.parse(
    readFileSync(new URL('../../content/pages/environment.json', import.meta.url), 'utf8'),
  ) as Pick<PageSource, 'blocks'>;
  for (const block of blocks)
    for (const tab of ('tabs' in block && block.tabs) || [])
      for (const netZeroBlock of 'blocks' in tab ? tab.blocks : [])
        if (netZeroBlock.type === 'charts' && netZeroBlock.id === id) {
          const all = netZeroBlock.items[0]?.series ?? [];
          const plan = all.filter((item) => item.plan);
          const series = plan.length > 0 ? plan : all;
          const categories = netZeroBlock.categories.map((category) =>
            typeof category === 'string' ? category : (Object.values(category)[0] ?? ''),
          );
          return {
            categories,
            values: categories.map((_, year) =>
              series.reduce((sum, { values }) => sum + (values[year] ?? 0), 0),
            ),
          };
        }
  throw new Error(`content/pages/environment.json has no chart "${id}".`);
}

export interface NetZeroPoint {
  readonly year: number;
  /** Tonnes of CO₂ equivalent, scopes 1 and 2. */
  readonly tonnes: number;
  /** In the drawing's units. */
  readonly x: number;
  readonly y: number;
}

const LEFT = 100;
const RIGHT = NET_ZERO_WIDTH - 60;
const TOP = 100;
const BASE = NET_ZERO_HEIGHT - 44;

/** Emissions, and the limits of the plan, by year. */
export function netZero(): { readonly actual: NetZeroPoint[]; readonly plan: NetZeroPoint[] } {
  const plan = chart(PLAN);
  const years = plan.categories.map(Number);
  const from = years[0] ?? 0;
  const span = (years.at(-1) ?? 0) - from;
  const most = Math.max(...plan.values);
  const points = ({ categories, values }: Chart): NetZeroPoint[] =>
    categories.map((category, index) => {
      const tonnes = values[index] ?? 0;
      return {
        year: Number(category),
        tonnes,
        x: LEFT + ((Number(category) - from) / span) * (RIGHT - LEFT),
        y: BASE - (tonnes / most) * (BASE - TOP),
      };
    });
  return { actual: points(chart(EMISSIONS)), plan: points(plan) };
}

const path = (points: readonly NetZeroPoint[]) =>
  `M${points.map(({ x, y }) => `${coordinate(x)} ${coordinate(y)}`).join('L')}`;

/**
 * The path to net zero: emissions as a solid line, the plan as a dotted one, with a joint for each year of the plan.
 */
export function netZeroCurve(): string {
  const { actual, plan } = netZero();
  const latest = actual.at(-1);
  const eco = 'stroke="var(--color-area-second)"';
  /** A dot is a line of zero length, which stays round if the curve is stretched. */
  const dots = (points: readonly NetZeroPoint[]) =>
    points.map(({ x, y }) => `M${coordinate(x)} ${coordinate(y)}h0`).join('');
  const joints = dots(plan.filter(({ year }) => year !== latest?.year));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${NET_ZERO_WIDTH}" height="${NET_ZERO_HEIGHT}" viewBox="0 0 ${NET_ZERO_WIDTH} ${NET_ZERO_HEIGHT}" ` +
    // Phones stretch the drawing, but not its strokes.
    'preserveAspectRatio="none" fill="none" stroke-linecap="round" stroke-linejoin="round"><style>path{vector-effect:non-scaling-stroke}</style>' +
    `<path d="${path(plan)}V${BASE}H${LEFT}Z" fill="var(--color-surface-second)"/>` +
    `<path d="M${LEFT} ${BASE}H${RIGHT}" stroke="var(--color-line)" stroke-width="2"/>` +
    `<path d="${path(plan)}" ${eco} stroke-width="4" stroke-dasharray="0 9"/>` +
    `<path d="${path(actual)}" stroke="var(--color-brand-line)" stroke-width="6"/>` +
    `<path d="${joints}" ${eco} stroke-width="18"/><path d="${joints}" stroke="var(--art-paper)" stroke-width="10"/>` +
    (latest ? `<path d="${dots([latest])}" ${eco} stroke-width="20"/>` : '') +
    '</svg>'
  );
}
