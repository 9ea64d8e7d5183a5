import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, heading, rank, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** A year with a milestone. */
const year = z.string().regex(/^20\d\d$/, says('format.year'));

const line = z.strictObject({
  title: text,
  text: text.optional(),
  area,
  stations: z.array(z.strictObject({ when: year, title: text, text: text.optional() })).min(1),
});

/** The strategy as a map: three lines with dated stations, and their common goal. */
export const routeMapBlock = z.strictObject({
  type: z.literal('route-map'),
  heading,
  rank,
  text: text.optional(),
  lines: z.array(line).length(3),
  destination: z.strictObject({ when: year, title: text }),
});
export type RouteMapBlock = Localized<z.infer<typeof routeMapBlock>>;
