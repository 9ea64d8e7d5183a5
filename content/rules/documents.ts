import type { Library } from '../library/library.ts';
import type { Problem } from '../library/problems.ts';

/** Policies whose date or order of versions disagrees with their own history. */
export function checkVersions({ documents }: Library): Problem[] {
  return [...documents.values()].flatMap(({ slug, effective, history }): Problem[] => {
    const file = `content/documents/${slug}.json`;
    const problems: Problem[] = [];
    const last = history.at(-1);
    if (last && last.date !== effective) {
      const what = `is ${effective}, but the last version in "history" is of ${last.date}`;
      problems.push({ file, key: 'effective', what });
    }
    history.forEach(({ date, version }, index) => {
      const before = history[index - 1];
      if (!before || (date > before.date && Number(version) > Number(before.version))) return;
      const what = 'does not follow the version before it; order versions by date and number';
      problems.push({ file, key: `history[${index}]`, what });
    });
    return problems;
  });
}
