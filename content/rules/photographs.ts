import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { listPicturePlaces } from './picture-places.ts';

/** Finds alternative texts without a photograph, and photographs that have the name of a drawing. */
export function checkPhotographs({
  photographs,
  photographTexts,
  drawings,
  files,
}: Library): Problem[] {
  const source = files.find(({ file }) => file === 'content/media.json');
  return [
    ...[...photographs].flatMap(([id, { file }]): Problem[] =>
      drawings.has(id) ? [{ file, key: '', code: 'photograph.drawing', values: { id } }] : [],
    ),
    ...Object.keys(photographTexts).flatMap((id) =>
      source && !photographs.has(id)
        ? [createProblemAt(source, [id], 'photograph.missing', { id })]
        : [],
    ),
  ];
}

/** Lists the photographs that no page, product or entry of public data shows. */
export function listUnusedPhotographs(library: Library): string[] {
  const shownIds = new Set(listPicturePlaces(library).map(({ id }) => id));
  return [...library.photographs.keys()].filter((id) => !shownIds.has(id));
}
