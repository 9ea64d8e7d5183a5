import * as z from 'zod';

import { LANGUAGES, type Language } from '@site/contract/language';
import type { Localized } from '../localized.ts';
import { sectionHead, text } from '../text.ts';
import { says } from '../../library/sentences.ts';

/** Files to download, which the build creates. Files that it does not create are omitted. */
export const downloadsBlock = z.strictObject({
  type: z.literal('downloads'),
  ...sectionHead,
  text: text.optional(),
  items: z
    .array(
      z.strictObject({
        title: text,
        text: text.optional(),
        files: z
          .array(
            z.strictObject({
              /** Its name below `/downloads/`; the extension is its format. */
              file: z.string().regex(/^[a-z0-9-]+\.[a-z0-9]+$/, says('format.file')),
              /** The language of the file. */
              language: z.enum(LANGUAGES).optional(),
            }),
          )
          .min(1),
      }),
    )
    .min(1),
});
export type DownloadsBlockSource = z.infer<typeof downloadsBlock>;

type Written = Localized<DownloadsBlockSource>;
/** With the address, the format and the true size of every file. */
export type DownloadsBlock = Omit<Written, 'items'> & {
  readonly items: readonly {
    readonly title: string;
    readonly text?: string | undefined;
    readonly files: readonly {
      readonly href: string;
      readonly format: string;
      /** In bytes. */
      readonly size: number;
      readonly language?: { readonly code: Language; readonly name: string } | undefined;
    }[];
  }[];
};
