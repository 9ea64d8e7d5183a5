import * as z from 'zod';

import type { Department } from '../departments.ts';
import type { Localized } from '../localized.ts';
import { richText } from '../rich.ts';
import { heading, slug, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** Questions with their answers in groups, searched by keyword or initial consonants. */
export const faqBlock = z
  .strictObject({
    type: z.literal('faq'),
    search: z.strictObject({
      label: text,
      hint: text,
      submit: text,
      /** The number of all questions: `{total}`. */
      total: text,
      /** The number of results: `{count}` of `{total}`. */
      found: text,
      /** No result for `{query}`. */
      none: text,
      /** The link to all questions. */
      all: text,
    }),
    /** The contact for other questions. */
    ask: z.strictObject({ heading, text, department: slug }),
    groups: z
      .array(
        z.strictObject({
          id: slug,
          title: text,
          items: z
            .array(
              z.strictObject({
                /** The anchor of the question. */
                id: slug,
                question: text,
                answer: richText,
              }),
            )
            .min(1),
        }),
      )
      .min(1),
  })
  .refine(
    ({ groups }) => {
      const ids = groups.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
      return new Set(ids).size === ids.length;
    },
    { path: ['groups'], message: says('twice.id') },
  );
type Faq = Localized<z.infer<typeof faqBlock>>;
export type FaqBlock = Omit<Faq, 'ask'> & {
  readonly ask: Omit<Faq['ask'], 'department'> & { readonly department: Department };
};
