import * as z from 'zod';

import type { Localized } from './localized.ts';
import { date, drawing, slug, text, textOrFigure } from './text.ts';
import { says } from '../library/sentences.ts';

const SITE_KINDS = ['headquarters', 'plant', 'engineering', 'sales', 'office'] as const;

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** A location of the company. */
export const site = z.strictObject({
  id: slug,
  name: text,
  /** The short name on the map. */
  place: text,
  country: text,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().regex(/^[A-Z]{2}$/, says('format.country')),
  kind: z.enum(SITE_KINDS),
  factory: z.boolean(),
  overseas: z.boolean(),
  /** In degrees, east positive. */
  longitude: z.number().min(-180).max(180),
  /** In degrees, north positive. */
  latitude: z.number().min(-90).max(90),
  /** In the format of the country's post: abroad the same in both languages. */
  address: textOrFigure,
  /** In the international format; omitted if it is not known, like the next two. */
  phone: z
    .string()
    .regex(/^\+\d{1,3}(-\d{2,4}){2,3}$/, says('format.phoneAbroad'))
    .optional(),
  established: date.optional(),
  customers: text.optional(),
  /** A name of the IANA time-zone database. */
  timeZone: z.string().refine(isTimeZone, says('format.timeZone')),
  /** The products or functions of the site. */
  makes: text.optional(),
  /** A portrait of the site, beside the map of its region. */
  drawing: drawing.optional(),
  /** The position of its name on the map of its region, relative to its mark, if neighbors would touch. */
  mapLabel: z
    .strictObject({
      side: z.enum(['start', 'end']).optional(),
      shift: z.enum(['up', 'down']).optional(),
      /** The distance by which the mark is moved to the right, in CSS pixels, from a neighbor that it would cover. */
      nudge: z.number().optional(),
    })
    .optional(),
  /** Directions by means of transport. */
  ways: z.array(z.strictObject({ by: text, text })).optional(),
});
/** `content/sites.json`. */
export const sites = z.array(site);
export type Site = Localized<z.infer<typeof site>>;
