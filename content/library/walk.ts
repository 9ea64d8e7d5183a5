/** A value in a content file, with its path. */
export interface Found {
  readonly path: readonly PropertyKey[];
  /** The last part of the path: `label`. */
  readonly name: PropertyKey;
  readonly value: unknown;
}

/** The values of content files that were walked, because a dozen rules walk each file. */
const walkedValues = new WeakMap<object, readonly Found[]>();

/**
 * Returns every value of a content file, which does not change, outer values first. It is an array, because nested
 * generators take three times as long.
 */
export function walk(value: unknown): readonly Found[] {
  const isObject = typeof value === 'object' && value !== null;
  const cachedValues = isObject ? walkedValues.get(value) : undefined;
  if (cachedValues) return cachedValues;
  const foundValues: Found[] = [];
  const visit = (current: unknown, path: readonly PropertyKey[]): void => {
    foundValues.push({ path, name: path.at(-1) ?? '', value: current });
    if (typeof current !== 'object' || current === null) return;
    for (const [name, inner] of Object.entries(current))
      visit(inner, [...path, Array.isArray(current) ? Number(name) : name]);
  };
  visit(value, []);
  if (isObject) walkedValues.set(value, foundValues);
  return foundValues;
}
