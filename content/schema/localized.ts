import type { LocalizedText } from '@site/contract/language';

/**
 * Content as a page receives it, in one language: every `{ ko, en }` is replaced by one of its values, everything else
 * is unchanged.
 */
export type Localized<T> =
  T extends LocalizedText<infer Value>
    ? Value
    : T extends readonly (infer Item)[]
      ? readonly Localized<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Localized<T[Key]> }
        : T;
