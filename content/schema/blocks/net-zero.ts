import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, slug, text } from '../text.ts';

/** The path to net zero: the emissions of the environment page as a curve, with values at its marks. */
export const netZeroBlock = z.strictObject({
  type: z.literal('net-zero'),
  /** The anchor of the section. */
  id: slug.optional(),
  heading,
  text,
  drawing,
  /** The unit of the values: thousands of tonnes. */
  unit: text,
  /** Below the latest actual value; `{change}` since the first year. */
  actual: text,
  /** Below a value of the plan; `{change}` since the first year. */
  plan: text,
  links: z.array(link),
});
type Source = Localized<z.infer<typeof netZeroBlock>>;
/** As the app receives it: the marks of the curve, placed in percent of the drawing. */
export type NetZeroBlock = Omit<Source, 'unit' | 'actual' | 'plan'> & {
  readonly marks: readonly {
    readonly label: string;
    readonly value: string;
    readonly note: string;
    readonly x: number;
    readonly y: number;
    readonly isLatest?: boolean;
  }[];
};
