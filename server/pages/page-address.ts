import { LANGUAGES, type Language } from '@site/contract/language';
import type { ManifestRoute } from '@site/contract/renderer';

/** The address of a page in one language. */
export interface PageAddress {
  readonly path: string;
  readonly tab?: string | undefined;
  readonly language: Language;
}

/** Returns the key of a page in a cache. */
export const createKey = ({ path, tab = '', language }: PageAddress): string =>
  `${language} ${path} ${tab}`;

/** Returns whether a page shows a list, an item or a search, and so depends on its query and on public data. */
export const isListOrItem = ({ list, item, search }: ManifestRoute): boolean =>
  list !== undefined || item !== undefined || search === true;

/** Returns the addresses of a route: its tabs, in each language in which it is published. */
export function listAddresses({ path, tabs, unpublished = [] }: ManifestRoute): PageAddress[] {
  const languages = LANGUAGES.filter((language) => !unpublished.includes(language));
  return [undefined, ...tabs].flatMap((tab) =>
    languages.map((language) => ({ path, tab, language })),
  );
}
