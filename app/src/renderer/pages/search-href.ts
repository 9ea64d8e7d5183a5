import { PATHS, QUERY_PARAMETER } from '@site/contract/paths';

/** Returns the address of a search of the site. */
export const searchHref = (words: string): string =>
  `${PATHS.search}?${new URLSearchParams({ [QUERY_PARAMETER]: words }).toString()}`;
