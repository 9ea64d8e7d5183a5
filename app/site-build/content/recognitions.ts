import type {
  RecognitionsBlockSource,
  RecognitionsBlock,
} from '@site/content/schema/blocks/recognitions.ts';
import type { Language } from '@site/contract/language';
import type { Recognitions } from '@site/content/schema/recognitions.ts';
import { localize } from './localize.ts';

/** Returns the gallery of one block: its items with their drawings, and its filters with their options. */
export function assembleRecognitions(
  block: RecognitionsBlockSource,
  all: Recognitions,
  language: Language,
): RecognitionsBlock {
  const { selected, filters, ...rest } = localize(block, language);
  const { kinds, fields, items, terms, issuers, note, expired } = localize(all, language);
  const shownItems = selected
    ? selected.flatMap((id) => items.filter((item) => item.id === id))
    : items;
  const options = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  const everything = { value: 'all', label: filters?.all ?? '' };
  return {
    ...rest,
    terms,
    note,
    expired,
    items: shownItems.map((item) => ({
      ...item,
      issuer: issuers[item.issuer] ?? '',
      drawing: `${item.form}-${item.field}`,
    })),
    filters: filters
      ? [
          { label: filters.kind, options: [everything, ...options(kinds)] },
          { label: filters.field, options: [everything, ...options(fields)] },
        ]
      : [],
  };
}
