import { LINK_PLACE } from './deferredStyles.ts';

/**
 * Marks the end of the first screen: what follows may be styled by the stylesheet that all pages share.
 * Several may stand on a page; the first one counts.
 */
export function DeferredStylesLink() {
  return <link rel="stylesheet" href={LINK_PLACE} />;
}
