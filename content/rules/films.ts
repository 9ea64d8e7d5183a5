import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hasStandIn, LANGUAGES } from '@site/contract/language';

import { parseCaptions } from '../library/captions.ts';
import { getCaptionFile } from '../library/films.ts';
import type { Library } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** Finds caption files that are missing or invalid. */
export function* checkFilms({ pages }: Library, root: string): Generator<Problem> {
  const languages = LANGUAGES.filter((language) => !hasStandIn(language));
  for (const { value } of [...pages.values()].flatMap(walk)) {
    if (typeof value !== 'object' || !value || !('type' in value) || !('id' in value)) continue;
    if (value.type !== 'film') continue;
    for (const language of languages) {
      const file = getCaptionFile(String(value.id), language);
      const place = path.join(root, file);
      try {
        if (existsSync(place)) parseCaptions(readFileSync(place, 'utf8'));
        else yield { file, key: '', code: 'missing.file' };
      } catch (error) {
        const reason = (error as Error).message;
        yield { file, key: '', code: 'film.captions', values: { reason } };
      }
    }
  }
}
