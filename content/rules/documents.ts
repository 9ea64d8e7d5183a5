import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import { PRINT_ENDING } from '../library/prints.ts';
import { walk } from '../library/walk.ts';

/** Finds policies whose effective date or order of versions does not agree with their history. */
export function* checkVersions({ documents, files }: Library): Generator<Problem> {
  for (const { slug, effective, amended, history } of documents.values()) {
    const source = files.find(({ file }) => file === `content/documents/${slug}.json`);
    const last = history.at(-1);
    if (!source || !last) continue;
    const key = amended === undefined ? 'effective' : 'amended';
    if (last.date !== (amended ?? effective))
      yield createProblemAt(source, [key], 'document.effective', { date: last.date });
    if (amended !== undefined && history[0]?.date !== effective)
      yield createProblemAt(source, ['effective'], 'document.first');
    for (const [index, { date, version }] of history.entries()) {
      const previous = history[index - 1];
      if (previous && (date <= previous.date || Number(version) <= Number(previous.version)))
        yield createProblemAt(source, ['history', index], 'document.order');
    }
  }
}

/** Finds policies and reports that no page shows or offers as a PDF. */
export function checkShown({ documents, reports, files }: Library): Problem[] {
  const namedDocuments = new Set(
    files
      .filter(({ file }) => file.startsWith('content/pages/'))
      .flatMap(({ value }) => walk(value).map((entry) => entry.value))
      .filter((value) => typeof value === 'string')
      .map((value) => value.replace(/^.*\//, '').replace(PRINT_ENDING, '')),
  );
  return files.flatMap((source) => {
    const [, folder, slug = ''] =
      /^content\/(documents|reports)\/(.+)\.json$/.exec(source.file) ?? [];
    const isRead = folder && (documents.has(slug) || reports.has(slug));
    return isRead && !namedDocuments.has(slug)
      ? [createProblemAt(source, ['slug'], 'document.notShown')]
      : [];
  });
}
