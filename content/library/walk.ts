/** A value in a content file, with its path. */
export interface Found {
  readonly path: readonly PropertyKey[];
  /** The last part of the path: `label`. */
  readonly name: PropertyKey;
  readonly value: unknown;
}

/** The values of content files that were walked, because a dozen rules walk each file. */
const walked = new WeakMap<object, readonly Found[]>();

/**
 * Returns every value of a content file, which does not change, outer values first. It is an array, because nested
 * generators take three times as long.
 */
export function walk(value: unknown): readonly Found[] {
  const isObject = typeof value === 'object' && value !== null;
  const cached = isObject ? walked.get(value) : undefined;
  if (cached) return cached;
  const found: Found[] = [];
  const visit = (one: unknown, path: readonly PropertyKey[]): void => {
    found.push({ path, name: path.at(-1) ?? '', value: one });
    if (typeof one !== 'object' || one === null) return;
    for (const [name, inner] of Object.entries(one))
      visit(inner, [...path, Array.isArray(one) ? Number(name) : name]);
  };
  visit(value, []);
  if (isObject) walked.set(value, found);
  return found;
}
