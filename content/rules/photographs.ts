import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { listPicturePlaces } from './picture-places.ts';

/** Terms of use that require the name of the author: Creative Commons, and the Korea Open Government License. */
const ATTRIBUTION = /\bCC[ -]BY\b|\bKOGL\b|공공누리/;

/**
 * Finds alternative texts without a photograph, photographs that have the name of a drawing, and missing credits that
 * the terms of use require.
 */
export function* checkPhotographs({
  photographs,
  photographTexts,
  drawings,
  files,
}: Library): Generator<Problem> {
  for (const [id, { file }] of photographs)
    if (drawings.has(id)) yield { file, key: '', code: 'photograph.drawing', values: { id } };
  const source = files.find(({ file }) => file === 'content/media.json');
  if (!source) return;
  for (const [id, { credit, rights = '' }] of Object.entries(photographTexts)) {
    if (!photographs.has(id)) yield createProblemAt(source, [id], 'photograph.missing', { id });
    if (!credit && ATTRIBUTION.test(JSON.stringify(rights)))
      yield createProblemAt(source, [id, 'rights'], 'photograph.credit', { id });
  }
}

/** Lists the photographs that no page, product or entry of public data shows. */
export function listUnusedPhotographs(library: Library): string[] {
  const shownIds = new Set(listPicturePlaces(library).map(({ id }) => id));
  return [...library.photographs.keys()].filter((id) => !shownIds.has(id));
}
