import type { LocalizedText } from '@site/contract/language';

/**
 * A piece of content as a page receives it, after one language has been picked:
 * every `{ ko, en }` has become what stood in it, everything else is unchanged.
 */
export type Localized<T> =
  T extends LocalizedText<infer Value>
    ? Value
    : T extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Localized<T[Key]> }
        : T;
