/** Finds which of the changes moved a picture, by what differs in its document. */

/** A changed file, or a token as `--name`. */
export interface Change {
  readonly name: string;
  /** The CSS properties whose declarations it touches. */
  readonly properties: readonly string[];
  /** Whether it touches anything else. */
  readonly isMore: boolean;
}

const PICTURE = / \(a picture\)$/;
/** Differences of elements, their attributes and their order. */
const STRUCTURE = new Set(['markup', 'classes', 'selectors', 'the order of elements', 'text']);

/** Reads what `git diff` shows of a file. */
export function readChange(name: string, diff: string): Change {
  const lines = diff.split('\n').filter((line) => /^[+-](?![+-]{2} ).*\S/.test(line));
  const declared = lines.map((line) => /^[+-]\s+(-{0,2}[a-z][a-z-]*): [^{]*;$/.exec(line)?.[1]);
  return {
    name,
    properties: [...new Set(declared.filter((property) => property !== undefined))],
    isMore: declared.includes(undefined),
  };
}

/** Returns whether a change can be the cause of a difference: `padding`, `text`, `chamber (a picture)`. */
function canExplain({ name, properties, isMore }: Change, difference: string): boolean {
  if (/^(?:--|tokens\/)/.test(name)) return difference === 'tokens';
  if (properties.includes(difference)) return true;
  if (PICTURE.test(difference))
    return name.startsWith('drawings/') || name.includes(difference.replace(PICTURE, ''));
  if (name.startsWith('drawings/')) return false;
  if (name.endsWith('.json')) return difference === 'text' || difference === 'markup';
  // New or deleted rules of a stylesheet name properties that no changed line does.
  return isMore && (STRUCTURE.has(difference) || !/^the order|^tokens$/.test(difference));
}

/**
 * Returns the changes that explain the differences of a picture, each with the differences that it explains; all
 * changes if none does.
 * @param differences the result of `findDifferences`
 * @param changes the changes that reach the picture
 */
export function chooseCauses(
  differences: readonly string[],
  changes: readonly Change[],
): readonly string[] {
  const causes = changes.flatMap((change) => {
    const explainedDifferences = differences.filter((difference) => canExplain(change, difference));
    if (explainedDifferences.length === 0) return [];
    return change.name.startsWith('--')
      ? change.name
      : `${change.name}: ${explainedDifferences.join(', ')}`;
  });
  return causes.length > 0 ? causes : changes.map(({ name }) => name);
}
