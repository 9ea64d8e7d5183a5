/** A value in a content file, with its path. */
export interface Found {
  readonly path: readonly PropertyKey[];
  /** The last part of the path: `label`. */
  readonly name: PropertyKey;
  readonly value: unknown;
}

/**
 * Returns every value of a content file, outer values first. It is an array, because nested generators take three times
 * as long.
 */
export function walk(value: unknown): Found[] {
  const found: Found[] = [];
  const visit = (one: unknown, path: readonly PropertyKey[]): void => {
    found.push({ path, name: path.at(-1) ?? '', value: one });
    if (typeof one !== 'object' || one === null) return;
    for (const [name, inner] of Object.entries(one))
      visit(inner, [...path, Array.isArray(one) ? Number(name) : name]);
  };
  visit(value, []);
  return found;
}
