import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { walk } from '../library/walk.ts';

/** Finds alternative texts without a photograph, and photographs with the name of a drawing. */
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

/** Files in which the name of a photograph does not show it. */
const NOT_SHOWING = ['content/media.json', 'content/samples.json'];

/** The names of the photographs that no page, product or entry of public data shows. */
export function listUnusedPhotographs({ photographs, files }: Library): string[] {
  const texts = new Set(
    files
      .filter(({ file }) => !NOT_SHOWING.includes(file))
      .flatMap(({ value }) => walk(value).map((found) => found.value)),
  );
  return [...photographs].flatMap(([id, { address }]) =>
    texts.has(id) || texts.has(address) ? [] : [id],
  );
}
