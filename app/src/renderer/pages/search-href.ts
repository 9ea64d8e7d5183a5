import { PATHS, QUERY_PARAMETER } from '@site/contract/paths';

/** The address of the site's search for some words. */
export const searchHref = (words: string): string =>
  `${PATHS.search}?${new URLSearchParams({ [QUERY_PARAMETER]: words }).toString()}`;
