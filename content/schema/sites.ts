import * as z from 'zod';

import type { Localized } from './language.ts';
import { slug, text } from './text.ts';

export const SITE_KINDS = ['head-office', 'plant', 'engineering', 'sales', 'office'] as const;

/** A place where the company works. */
export const site = z.strictObject({
  id: slug,
  name: text,
  country: text,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two capital letters'),
  kind: z.enum(SITE_KINDS),
  factory: z.boolean(),
  overseas: z.boolean(),
  /** In degrees, east positive. */
  longitude: z.number().min(-180).max(180),
  /** In degrees, north positive. */
  latitude: z.number().min(-90).max(90),
});
export const sites = z.array(site);
export type Site = Localized<z.infer<typeof site>>;
