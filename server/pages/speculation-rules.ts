import { LANGUAGE_PARAMETER } from '@site/contract/language';
import { QUERY_PARAMETER } from '@site/contract/paths';
import { isPrefetchable, type SiteManifest } from '@site/contract/renderer';

/** The address of the rules by which browsers fetch pages before a link is followed. */
export const SPECULATION_RULES = '/speculation-rules.json';

/**
 * Returns the rules in JSON: browsers fetch linked pages that are finished and change nothing when a visitor points at
 * or presses the link. Addresses whose parameters require rendering, or set the language cookie, are excluded.
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
