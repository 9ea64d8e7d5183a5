import type { Registry } from '@rjsf/utils';
import { createContext } from 'react';
import type { Language } from '@site/contract/language';

import type { Path } from '../values.ts';

/** What the parts of a form know besides their own value. Paths begin at the form's value. */
export interface FormContext {
  readonly language: Language;
  /** The whole value of the form. */
  readonly value: unknown;
  /** What is wrong, by `keyOf(path)`. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** The place that a person asked for in the list of problems. */
  readonly revealed: { readonly path: Path } | undefined;
  readonly change: (path: Path, value: unknown) => void;
}

export const contextOf = (registry: Registry): FormContext => registry.formContext as FormContext;

/** The path of the field around a control. */
export const PathContext = createContext<Path>([]);
