import { DEFAULT_LANGUAGE, type Bilingual, type Language } from '@site/contract/language';
import type { ListQuery } from '@site/contract/lists';
import type { Collection, PublicData } from '@site/contract/public-data';

/** Any item of a public collection, as far as lists look at it. */
interface Listed {
  readonly id: number;
  readonly date: string;
  readonly title?: Bilingual;
  readonly subject?: Bilingual;
  readonly content?: Bilingual;
  readonly author?: Bilingual;
  readonly category?: string;
}

/** What of a query decides which items are shown and in which order. */
export type ListFilter = Pick<ListQuery, 'q' | 'scope' | 'category' | 'sort' | 'order'>;

/**
 * A text as it is compared: without case, and in Korean without spaces, which compound nouns
 * ("와이어링 하네스") are written with and without.
 */
function folded(text: string, language: Language): string {
  const lower = text.normalize('NFC').toLowerCase();
  return language === DEFAULT_LANGUAGE ? lower.replaceAll(/\s/g, '') : lower;
}

/** What is looked through. A patent's department counts as its title does: both stand in its row. */
function textsOf(item: Listed, { scope }: ListFilter, language: Language): string[] {
  const title = [(item.title ?? item.subject)?.[language], item.author?.[language]];
  const content = item.content?.[language];
  const texts = scope === 'title' ? title : scope === 'content' ? [content] : [...title, content];
  return texts.filter((text) => text !== undefined);
}

function comparator({ sort, order }: ListFilter, language: Language) {
  const collator = new Intl.Collator(language, { numeric: true });
  const newestFirst = (a: Listed, b: Listed) => b.date.localeCompare(a.date) || b.id - a.id;
  const byText = (a: Listed, b: Listed) =>
    sort === 'date'
      ? a.date.localeCompare(b.date) || a.id - b.id
      : collator.compare(a[sort]?.[language] ?? '', b[sort]?.[language] ?? '');
  return (a: Listed, b: Listed) =>
    (order === 'asc' ? byText(a, b) : byText(b, a)) || newestFirst(a, b);
}

/** The items of a collection that a query asks for, in its order. Words are looked for literally. */
export function listed<C extends Collection>(
  items: PublicData[C],
  filter: ListFilter,
  language: Language,
): PublicData[C] {
  const words = folded(filter.q, language);
  const matching = (items as Listed[]).filter(
    (item) =>
      (filter.category === '' || item.category === filter.category) &&
      (words === '' ||
        textsOf(item, filter, language).some((text) => folded(text, language).includes(words))),
  );
  return matching.toSorted(comparator(filter, language)) as PublicData[C];
}
