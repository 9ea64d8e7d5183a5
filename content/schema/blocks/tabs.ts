import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { slug, text } from '../text.ts';
import { sectionBlock } from './section.ts';
import { says } from '../../library/sentences.ts';

/**
 * Tabs, each with an address (`?tab=junction-block`). A tab contains blocks, or is the page of one product. The page
 * contains only slugs and labels; every panel is a separate module.
 */
export const tabsBlock = z.strictObject({
  type: z.literal('tabs'),
  /** The name of the row of tabs for screen readers. */
  label: text,
  tabs: z
    .array(
      z.union([
        z.strictObject({
          slug,
          label: text,
          /** For search engines and shared links. */
          description: text,
          blocks: z.array(sectionBlock).min(1),
        }),
        z.strictObject({ slug, product: slug }),
      ]),
    )
    .min(2)
    .refine((tabs) => new Set(tabs.map((tab) => tab.slug)).size === tabs.length, {
      message: says('twice.slug'),
    }),
});

export interface TabLabel {
  readonly slug: string;
  readonly label: string;
}
export type TabsBlock = Omit<Localized<z.infer<typeof tabsBlock>>, 'tabs'> & {
  readonly tabs: readonly TabLabel[];
};
