import { isLocalizedText } from '@site/contract/language';

import type { Library } from '../library/library.ts';
import { formatKey } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** A text that contains one of the names. */
export interface Mention {
  readonly file: string;
  /** The path of the text: `blocks[2].title.en`. */
  readonly key: string;
  readonly text: string;
}

/** The minimum length of a name, in characters: a shorter one is part of too many other words. */
const NAME_MIN = 2;

/**
 * Creates a pattern that finds names regardless of case: as whole words in Latin script, with any particle in Korean.
 */
function createPattern(names: readonly string[]): RegExp | undefined {
  const parts = names
    .map((name) => name.replaceAll(/\s+/g, ' ').trim())
    .filter((name) => [...name].length >= NAME_MIN)
    .map((name) => {
      const words = name
        .split(' ')
        .map((word) => RegExp.escape(word))
        .join(String.raw`\s+`);
      const begin = /^[\p{sc=Latin}\d]/u.test(name) ? String.raw`(?<![\p{L}\d])` : '';
      const end = /[\p{sc=Latin}\d]$/u.test(name) ? String.raw`(?:e?s)?(?!\p{sc=Latin}|\d)` : '';
      return begin + words + end;
    });
  return parts.length > 0 ? new RegExp(parts.join('|'), 'iu') : undefined;
}

/** Finds the texts of the site that use one of these words, in any language. */
export function findMentions({ files }: Library, names: readonly string[]): Mention[] {
  const pattern = createPattern(names);
  if (!pattern) return [];
  return files
    .filter(({ file }) => file.startsWith('content/') || file === 'db.json')
    .flatMap(({ file, value }) =>
      walk(value).flatMap(({ path, value: text }) =>
        typeof text === 'string' && pattern.test(text) && isProse(text)
          ? [{ file, key: formatKey(path), text }]
          : [],
      ),
    );
}

/** Returns whether a text is prose. Slugs and addresses are references, which other rules check. */
const isProse = (text: string): boolean =>
  !/^(?:[a-z\d]+(?:-[a-z\d]+)*|[/#]\S*|https?:\S+)$/.test(text);

/** Lists the names of a page or product, in all languages. */
export function listNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return ['title', 'name', 'menuLabel', 'label'].flatMap((key) => {
    const mentionedValue = (value as Readonly<Record<string, unknown>>)[key];
    return isLocalizedText(mentionedValue)
      ? Object.values(mentionedValue).filter((text) => typeof text === 'string')
      : [];
  });
}
