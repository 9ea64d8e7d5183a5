/** The maximum number of related items of an article. */
const RELATED_MAX = 3;

interface Relatable {
  readonly id: number;
  readonly about?: readonly string[] | undefined;
  /** Only for press items. */
  readonly category?: string;
  /** Only for notices: the last day of their period. */
  readonly until?: string | undefined;
}

/**
 * Returns the items about the same products and pages as `item`: those that share the most first, then the newest.
 * Expired items are left out. `items` is newest first. Press items of the same category fill the list.
 */
export function findRelated<Item extends Relatable>(
  item: Item,
  items: readonly Item[],
  today: string,
): Item[] {
  const about = new Set(item.about);
  const rank = (candidate: Item): number =>
    2 * (candidate.about ?? []).filter((slug) => about.has(slug)).length +
    (item.category !== undefined && candidate.category === item.category ? 1 : 0);
  return items
    .filter(({ until }) => until === undefined || until >= today)
    .filter((candidate) => candidate.id !== item.id && rank(candidate) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, RELATED_MAX);
}
