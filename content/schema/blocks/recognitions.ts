import * as z from 'zod';

import type { Localized } from '../localized.ts';
import { heading, link, rank, text } from '../text.ts';
import { RECOGNITION_KINDS, type Recognition, type RecognitionTexts } from '../recognitions.ts';

/** Certificates and awards as a gallery. They come from `content/recognitions.json`. */
export const recognitionsBlock = z.strictObject({
  type: z.literal('recognitions'),
  heading,
  rank,
  text: text.optional(),
  /** How many of each kind are shown, the first ones; all where it is not said. */
  first: z.record(z.enum(RECOGNITION_KINDS), z.int().min(1)).optional(),
  /** Filters by kind and field: their names. */
  filters: z.strictObject({ kind: text, field: text, all: text }).optional(),
  links: z.array(link),
});
export type RecognitionsBlockSource = z.infer<typeof recognitionsBlock>;

interface Filter {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export type RecognitionsBlock = Omit<Localized<RecognitionsBlockSource>, 'first' | 'filters'> &
  RecognitionTexts & {
    readonly filters: readonly Filter[];
    readonly items: readonly (Recognition & {
      /** The drawing of a document of its form. */
      readonly drawing: string;
    })[];
  };
