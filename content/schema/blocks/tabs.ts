import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { slug, text } from '../text.ts';
import { sectionBlock } from './section.ts';
import { says } from '../../library/sentences.ts';

/**
 * Tabs, each an address (`?tab=junction-block`). A tab holds blocks of its own, or is one
 * product's page. The page carries only slugs and labels; every panel is a module of its own.
 */
export const tabsBlock = z.strictObject({
  type: z.literal('tabs'),
  /** Names the row of tabs for those who cannot see it. */
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
