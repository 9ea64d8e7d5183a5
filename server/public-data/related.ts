import type { PressItem } from '@site/contract/public-data';

/** The number of related items that an article names. */
const RELATED_MAX = 3;

/**
 * The press items that are about the same products and pages as `item`: those that share the most first, then
 * the newest. `all` is newest first. Items that share nothing fill the list if they are of the same category.
 */
export function findRelated(item: PressItem, all: readonly PressItem[]): PressItem[] {
  const about = new Set(item.about);
  const rank = (other: PressItem): number =>
    2 * (other.about ?? []).filter((slug) => about.has(slug)).length +
    (other.category === item.category ? 1 : 0);
  return all
    .filter((other) => other.id !== item.id && rank(other) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, RELATED_MAX);
}
