import { applyEdits, modify } from 'jsonc-parser';

/** A value of a JSON file that differs in another version of the file. */
export interface Change {
  readonly path: readonly (string | number)[];
  /** `undefined` for a new value. */
  readonly before: unknown;
  /** `undefined` for a removed value. */
  readonly after: unknown;
  /** Whether `after` is a new item of a list, before the current item at its index. */
  readonly inserted?: true;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Returns the smallest changes that turn one JSON value into the other, in an order in which they can be applied one
 * after the other. Items of a list are compared after those at its start and end that are the same.
 */
export function findChanges(
  before: unknown,
  after: unknown,
  path: readonly (string | number)[] = [],
): Change[] {
  if (isEqual(before, after)) return [];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      findChanges(before[key], after[key], [...path, key]),
    );
  if (Array.isArray(before) && Array.isArray(after)) return findItemChanges(before, after, path);
  return [{ path, before, after }];
}

function findItemChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly (string | number)[],
): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isEqual(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && isEqual(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  const pairedCount = Math.min(old.length, now.length);
  const at = (index: number) => [...path, start + index];
  return [
    ...now.slice(0, pairedCount).flatMap((item, index) => findChanges(old[index], item, at(index))),
    ...now.slice(pairedCount).map((item, index): Change => ({
      path: at(pairedCount + index),
      before: undefined,
      after: item,
      inserted: true,
    })),
    // Applied from the last one, so that the positions of the others do not change.
    ...old
      .slice(pairedCount)
      .map((item, index): Change => ({
        path: at(pairedCount + index),
        before: item,
        after: undefined,
      }))
      .toReversed(),
  ];
}

/** Writes a value into the text of a JSON file. Preserves the formatting of everything that has not changed. */
export const withValue = (text: string, value: unknown): string =>
  findChanges(JSON.parse(text), value).reduce(
    (newText, { path, after, inserted = false }) =>
      applyEdits(newText, modify(newText, [...path], after, { isArrayInsertion: inserted })),
    text,
  );
