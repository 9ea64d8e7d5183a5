import type { Library } from '../library/library.ts';
import { problemAt, type Problem } from '../library/problems.ts';

/** Policies whose date or order of versions disagrees with their own history. */
export function checkVersions({ documents, files }: Library): Problem[] {
  return [...documents.values()].flatMap(({ slug, effective, history }): Problem[] => {
    const source = files.find(({ file }) => file === `content/documents/${slug}.json`);
    const last = history.at(-1);
    if (!source || !last) return [];
    return [
      ...(last.date === effective
        ? []
        : [problemAt(source, ['effective'], 'document.effective', { date: last.date })]),
      ...history.flatMap(({ date, version }, index) => {
        const before = history[index - 1];
        const follows = !before || (date > before.date && Number(version) > Number(before.version));
        return follows ? [] : [problemAt(source, ['history', index], 'document.order')];
      }),
    ];
  });
}
