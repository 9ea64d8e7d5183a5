/** The number of related items that an article names. */
const RELATED_MAX = 3;

interface Relatable {
  readonly id: number;
  readonly about?: readonly string[] | undefined;
  /** Of press items. */
  readonly category?: string;
  /** Of notices: the last day for which they hold. */
  readonly until?: string | undefined;
}

/**
 * The items that are about the same products and pages as `item`: those that share the most first, then
 * the newest. What has ended is not offered. `all` is newest first. Press items that share nothing fill the list if they are of the same category.
 */
export function findRelated<Item extends Relatable>(
  item: Item,
  all: readonly Item[],
  today: string,
): Item[] {
  const about = new Set(item.about);
  const rank = (other: Item): number =>
    2 * (other.about ?? []).filter((slug) => about.has(slug)).length +
    (item.category !== undefined && other.category === item.category ? 1 : 0);
  return all
    .filter(({ until }) => until === undefined || until >= today)
    .filter((other) => other.id !== item.id && rank(other) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, RELATED_MAX);
}
