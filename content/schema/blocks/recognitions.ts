import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, link, rank, slug, text } from '../text.ts';
import type { Recognition, RecognitionTexts } from '../recognitions.ts';

/** Certificates and awards as a gallery. They come from `content/recognitions.json`. */
export const recognitionsBlock = z.strictObject({
  type: z.literal('recognitions'),
  heading,
  rank,
  text: text.optional(),
  /** Ids of the items to show, in this order; by default all of them. */
  selected: z.array(slug).min(1).optional(),
  /** Filters by kind and field: their names. */
  filters: z.strictObject({ kind: text, field: text, all: text }).optional(),
  links: z.array(link),
});
export type RecognitionsBlockSource = z.infer<typeof recognitionsBlock>;

interface Filter {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type RecognitionsBlock = Omit<Localized<RecognitionsBlockSource>, 'selected' | 'filters'> &
  RecognitionTexts & {
    readonly filters: readonly Filter[];
    readonly items: readonly (Recognition & {
      /** The drawing of a document with its form. */
      readonly drawing: string;
    })[];
  };
