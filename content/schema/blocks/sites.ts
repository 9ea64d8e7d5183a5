import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { REGION_NAMES, WORLD } from '../../library/regions.ts';
import type { Site } from '../sites.ts';
import { heading, text } from '../text.ts';

/** The sites of `content/sites.json`, in Korea or abroad: maps, and a list with the same content. */
export const sitesBlock = z.strictObject({
  type: z.literal('sites'),
  scope: z.enum(['domestic', 'overseas']),
  heading,
  text: text.optional(),
  /** The world, or the parts of it on the maps, the largest first; each with its name. */
  maps: z.array(z.strictObject({ region: z.enum([...REGION_NAMES, WORLD]), label: text })).min(1),
});
export type SitesBlockSource = z.infer<typeof sitesBlock>;

/** A site's mark on a map; positions are fractions of the map's width and height. */
export interface SiteMark {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly side: 'start' | 'end';
  /** The country, on a map of the world. */
  readonly country?: string;
  readonly shift?: 'up' | 'down';
}

/** A site as the list shows it. */
export type ListedSite = Pick<
  Site,
  | 'id'
  | 'name'
  | 'kind'
  | 'address'
  | 'phone'
  | 'established'
  | 'customers'
  | 'timeZone'
  | 'makes'
  | 'ways'
  | 'drawing'
> & {
  /** Offset from UTC, "UTC−6"; with daylight saving time, in winter and in summer. */
  readonly utc: { readonly winter: string; readonly summer?: string };
};

export type SitesBlock = Omit<Localized<SitesBlockSource>, 'maps'> & {
  readonly maps: readonly {
    readonly drawing: string;
    readonly label: string;
    readonly marks: readonly SiteMark[];
  }[];
  readonly countries: readonly { readonly name: string; readonly sites: readonly ListedSite[] }[];
};
