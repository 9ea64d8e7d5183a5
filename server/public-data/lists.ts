import {
  DEFAULT_LANGUAGE,
  mapLanguages,
  type LocalizedText,
  type Language,
} from '@site/contract/language';
import {
  findInitials,
  indexInitials,
  isInitials,
  splitClusters,
} from '@site/contract/languages/ko/initial-consonants';
import { convertLayout } from '@site/contract/languages/ko/keyboard-layout';
import type { ListQuery } from '@site/contract/lists';
import { toSearchForm } from '@site/contract/normalize';
import type { Collection, PublicData } from '@site/contract/public-data';

/** The fields of an item, of any public collection, that filters and orders use. */
interface ListItem {
  readonly id: number;
  readonly date: string;
  readonly title?: LocalizedText;
  readonly subject?: LocalizedText;
  readonly content?: LocalizedText;
  readonly author?: LocalizedText;
  readonly number?: string | undefined;
  readonly quotation?: { readonly text: LocalizedText; readonly by: LocalizedText };
  readonly category?: string;
}

/** The parts of a query that determine which items are shown and in which order. */
export type ListFilter = Pick<ListQuery, 'q' | 'scope' | 'category' | 'sort' | 'order'>;

/**
 * Normalizes a text for comparison: in Korean without spaces, because compound nouns ("와이어링 하네스") are written with and
 * without them.
 */
function normalizeForComparison(text: string, language: Language): string {
  const form = toSearchForm(text);
  return language === DEFAULT_LANGUAGE ? form.replaceAll(' ', '') : form;
}

const listTitles = (item: ListItem, language: Language): string[] =>
  [(item.title ?? item.subject)?.[language], item.author?.[language], item.number].filter(
    (text) => text !== undefined,
  );

/** Returns the texts to search. A patent's department belongs to its title, because its row shows both. */
function collectTexts(item: ListItem, { scope }: ListFilter, language: Language): string[] {
  const { quotation } = item;
  const content = [item.content, quotation?.text, quotation?.by].flatMap(
    (text) => text?.[language] ?? [],
  );
  return [
    ...(scope === 'content' ? [] : listTitles(item, language)),
    ...(scope === 'title' ? [] : content),
  ];
}

function createComparator({ sort, order }: ListFilter, language: Language) {
  const collator = new Intl.Collator(language, { numeric: true });
  const newestFirst = (a: ListItem, b: ListItem) => b.date.localeCompare(a.date) || b.id - a.id;
  const byText = (a: ListItem, b: ListItem) =>
    sort === 'date'
      ? a.date.localeCompare(b.date) || a.id - b.id
      : collator.compare(a[sort]?.[language] ?? '', b[sort]?.[language] ?? '');
  return (a: ListItem, b: ListItem) =>
    (order === 'asc' ? byText(a, b) : byText(b, a)) || newestFirst(a, b);
}

/** The normalized texts of an item, by the original text: published items do not change. */
type Compared = ReadonlyMap<string, string>;
const cachedForms = mapLanguages(() => new WeakMap<ListItem, Compared>());

/** Returns the normalized texts of an item. */
function getComparedTexts(item: ListItem, filter: ListFilter, language: Language): string[] {
  const knownForms = cachedForms[language].get(item);
  const forms =
    knownForms ??
    new Map(
      collectTexts(item, { ...filter, scope: 'both' }, language).map((text) => [
        text,
        normalizeForComparison(text, language),
      ]),
    );
  if (!knownForms) cachedForms[language].set(item, forms);
  return collectTexts(item, filter, language).map((text) => forms.get(text) ?? text);
}

/**
 * Creates the function that tests whether an item contains the words of a filter. Words are searched literally, initial
 * consonants in titles.
 */
function createMatcher(filter: ListFilter, language: Language): (item: ListItem) => boolean {
  const initials = splitClusters(toSearchForm(filter.q).replaceAll(' ', ''));
  if (filter.scope !== 'content' && isInitials(initials)) {
    return (item) =>
      listTitles(item, language).some(
        (title) => findInitials(indexInitials(title), initials) !== -1,
      );
  }
  const words = normalizeForComparison(filter.q, language);
  return (item) => getComparedTexts(item, filter, language).some((text) => text.includes(words));
}

/** Returns the items that match a filter. */
function findMatching(
  items: readonly ListItem[],
  filter: ListFilter,
  language: Language,
): readonly ListItem[] {
  const hasWords = filter.q === '' ? () => true : createMatcher(filter, language);
  return items.filter(
    (item) => (filter.category === '' || item.category === filter.category) && hasWords(item),
  );
}

/**
 * Returns the items of a collection that match a filter, in its order. If no item contains the words, the same keys in
 * the other keyboard layout are searched.
 */
export function filterAndSort<C extends Collection>(
  items: PublicData[C],
  filter: ListFilter,
  language: Language,
): PublicData[C] {
  const listItems = items as ListItem[];
  const matchingItems = findMatching(listItems, filter, language);
  const converted = matchingItems.length === 0 ? convertLayout(filter.q) : undefined;
  const matching =
    converted === undefined
      ? matchingItems
      : findMatching(listItems, { ...filter, q: converted }, language);
  return matching.toSorted(createComparator(filter, language)) as PublicData[C];
}
