import { DOWNLOADS } from '@site/contract/paths';

import type {
  DownloadsBlock,
  DownloadsBlockSource,
} from '@site/content/schema/blocks/downloads.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@site/contract/language';
import type { Library } from '@site/content/library/library.ts';
import { localize } from './localize.ts';

type Written = Readonly<DownloadsBlockSource['items'][number]['files'][number]>;
type Offered = DownloadsBlock['items'][number]['files'];

/** Returns the order of languages in which files are offered: all languages, the reader's first. */
export const orderLanguages = (reader: Language): Language[] => [
  reader,
  ...LANGUAGES.filter((language) => language !== reader),
];

/** Describes files of the build for visitors: format, size, language. */
export const getFiles = (
  files: readonly Written[],
  { downloads }: Pick<Library, 'downloads'>,
): Offered =>
  files.flatMap(({ file, language: code }) => {
    const size = downloads.get(file);
    if (size === undefined) return [];
    const format = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
    const fileLanguage = code && { code, name: LANGUAGE_NAMES[code] };
    return [
      { href: DOWNLOADS + file, format, size, ...(fileLanguage && { language: fileLanguage }) },
    ];
  });

/** Returns a block with its files, without items that have no file. */
export function assembleDownloads(
  block: DownloadsBlockSource,
  library: Pick<Library, 'downloads'>,
  language: Language,
): DownloadsBlock {
  const { items, ...rest } = localize(block, language);
  const offeredItems = items.map(({ files, ...item }) => ({
    ...item,
    files: getFiles(files, library),
  }));
  return { ...rest, items: offeredItems.filter(({ files }) => files.length > 0) };
}
