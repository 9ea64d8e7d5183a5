import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, rank, slug, text } from '../text.ts';

/**
 * A map that a script draws, usually that of another company, once the visitor has agreed to load it. The script's
 * address is `scripts.map` of `content/site.json`; where that is empty, the block is left out.
 */
export const externalMapBlock = z.strictObject({
  type: z.literal('external-map'),
  /** The anchor by which links reach this place. */
  id: slug.optional(),
  heading,
  rank,
  /** What is sent to whom when the map is loaded. */
  text,
  /** The button that agrees. */
  load: text,
  loading: text,
  failed: text,
});
type Source = z.infer<typeof externalMapBlock>;

/** A site as the script of the map is given it. */
export interface MapPlace {
  readonly name: string;
  readonly address: string;
  /** In degrees, east positive. */
  readonly longitude: number;
  /** In degrees, north positive. */
  readonly latitude: number;
}

export type ExternalMapBlock = Localized<Source> & {
  readonly script: string;
  readonly places: readonly MapPlace[];
};
