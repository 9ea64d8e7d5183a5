import type { SourceFile } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../schema/page.ts';

const { min: minimum, max: maximum } = DESCRIPTION_LENGTH;

/** Finds titles and descriptions that are too long for search results, or too short to be useful. */
export function checkLengths(source: SourceFile): Problem[] {
  if (!source.file.startsWith('content/pages/')) return [];
  return walk(source.value).flatMap(({ path, name, value }) => {
    const isTitle = path.length === 1 && name === 'title';
    if ((name !== 'description' && !isTitle) || typeof value !== 'object' || value === null)
      return [];
    return Object.entries(value).flatMap(([language, text]): Problem[] => {
      const length = [...String(text)].length;
      const place = [...path, language];
      if (isTitle)
        return length <= TITLE_LENGTH
          ? []
          : [createProblemAt(source, place, 'title.length', { length, maximum: TITLE_LENGTH })];
      return length >= minimum && length <= maximum
        ? []
        : [createProblemAt(source, place, 'description.length', { length, minimum, maximum })];
    });
  });
}
