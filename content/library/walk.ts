/** A value inside a content file, with the way to it. */
export interface Found {
  readonly path: readonly PropertyKey[];
  /** The last part of the way: `label`. */
  readonly name: PropertyKey;
  readonly value: unknown;
}

/** Every value of a content file, from the outside in. */
export function* walk(value: unknown, path: readonly PropertyKey[] = []): Generator<Found> {
  yield { path, name: path.at(-1) ?? '', value };
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value))
    yield* walk(inner, [...path, Array.isArray(value) ? Number(name) : name]);
}
