/** The languages that every text is written in. Korean is the original. */
export const LANGUAGES = ['ko', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A value of each language, side by side: the shape that `localize` picks from. */
export type Bilingual<T> = Readonly<Record<Language, T>>;

/**
 * A piece of content as a page receives it, after one language has been picked:
 * every `{ ko, en }` has become what stood in it, everything else is unchanged.
 */
export type Localized<T> =
  T extends Bilingual<infer Value>
    ? Value
    : T extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Localized<T[Key]> }
        : T;
