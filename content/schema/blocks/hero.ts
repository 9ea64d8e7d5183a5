import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { area, drawing, heading, href, text } from '../text.ts';

/**
 * The first screen of the home page: a drawing whose parts link to the business areas and to every product at its
 * position.
 */
export const heroBlock = z.strictObject({
  type: z.literal('hero'),
  title: heading,
  lead: text,
  drawing,
  destinations: z.array(z.strictObject({ area, label: text, detail: text, href })).min(1),
});

/** A product at its position in the drawing. */
export interface HeroProduct {
  readonly name: string;
  readonly href: string;
  readonly drawing: string;
  /** The position in the drawing, by name; missing if another product has it. */
  readonly point?: string | undefined;
  /** One value of its specifications, "2.6 kW", and the name of the value. */
  readonly fact: { readonly name: string; readonly value: string };
}

type Source = Localized<z.infer<typeof heroBlock>>;
/** As the app receives it: every destination with the products of its area. */
export type HeroBlock = Omit<Source, 'destinations'> & {
  readonly destinations: readonly (Source['destinations'][number] & {
    readonly products: readonly HeroProduct[];
  })[];
};
