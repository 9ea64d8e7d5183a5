import { LANGUAGE_PARAMETER } from '@site/contract/language';
import { QUERY_PARAMETER } from '@site/contract/paths';
import { isPrefetchable, type SiteManifest } from '@site/contract/renderer';

/** Where browsers find the rules by which they fetch pages before a link is followed. */
export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * The rules in JSON: links to pages that are finished and change nothing are fetched when they are pointed at or pressed.
 * Addresses with a parameter that has a page rendered, or sets the cookie of the language, are not.
 */
export function renderSpeculationRules({ routes }: Pick<SiteManifest, 'routes'>): string {
  const pages = routes.filter(isPrefetchable).map(({ path }) => path.replace('{id}', ':id'));
  const parameters = new Set([
    LANGUAGE_PARAMETER,
    QUERY_PARAMETER,
    ...routes.flatMap(({ query }) => query),
  ]);
  const excluded = [...parameters].map((name) => `/*\\?*${name}=*`);
  const where = { and: [{ href_matches: pages }, { not: { href_matches: excluded } }] };
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] });
}
