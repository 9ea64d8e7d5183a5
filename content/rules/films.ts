import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasStandIn, LANGUAGES } from '@site/contract/language';

import { parseCaptions } from '../library/captions.ts';
import { getCaptionFile } from '../library/films.ts';
import type { Library } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** Finds caption files that are missing or invalid. */
export function checkFilms({ pages }: Library, root: string): Problem[] {
  const ids = [...pages.values()].flatMap((page) =>
    walk(page).flatMap(({ value }) =>
      typeof value === 'object' &&
      value &&
      'type' in value &&
      value.type === 'film' &&
      'id' in value
        ? [String(value.id)]
        : [],
    ),
  );
  return ids.flatMap((id) =>
    LANGUAGES.filter((language) => !hasStandIn(language)).flatMap((language): Problem[] => {
      const file = getCaptionFile(id, language);
      const place = path.join(root, file);
      if (!existsSync(place)) return [{ file, key: '', code: 'missing.file' }];
      try {
        parseCaptions(readFileSync(place, 'utf8'));
        return [];
      } catch (error) {
        const reason = (error as Error).message;
        return [{ file, key: '', code: 'film.captions', values: { reason } }];
      }
    }),
  );
}
