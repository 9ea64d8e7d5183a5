import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { sectionHead, text } from '../text.ts';

/**
 * A map that a script draws, usually that of another company, after the visitor has agreed to load it. The script's
 * address is `scripts.map` of `content/site.json`; without it, the block is omitted.
 */
export const externalMapBlock = z.strictObject({
  type: z.literal('external-map'),
  ...sectionHead,
  /** The data that loading the map sends, and its recipient. */
  text,
  /** The label of the button that agrees. */
  load: text,
  loading: text,
  failed: text,
});
type Source = z.infer<typeof externalMapBlock>;

/** A site as it is passed to the script of the map. */
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
