import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { drawing, heading, link, rank, text } from '../text.ts';

/** The dark band with the world map, which shows the sites of `content/sites.json`. */
export const networkBlock = z.strictObject({
  type: z.literal('network'),
  heading,
  rank,
  drawing,
  text: text.optional(),
  /** The meaning of the marks of the map. */
  legend: z.strictObject({ plant: text, other: text }),
  links: z.array(link),
});
export type NetworkBlock = Localized<z.infer<typeof networkBlock>> & {
  /** Each country with its sites, placed in percent of the map. */
  readonly countries: readonly {
    readonly name: string;
    /** Whether the last link of the block leads to its sites, as for those abroad. */
    readonly overseas: boolean;
    /** The id of its first site in that list. */
    readonly firstSite: string;
    readonly sites: readonly { readonly name: string; readonly timeZone: string }[];
    readonly x: number;
    readonly y: number;
    readonly side: 'start' | 'end';
    /** If narrow windows do not show it: the height at which its strand leaves the shown part of the map. */
    readonly exit?: number | undefined;
  }[];
};
