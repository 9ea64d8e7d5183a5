/** A value inside a content file, with the way to it. */
export interface Found {
  readonly path: readonly PropertyKey[];
  /** The last part of the way: `label`. */
  readonly name: PropertyKey;
  readonly value: unknown;
}

/** Every value of a content file, from the outside in. An array: generators inside each other take three times as long. */
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
