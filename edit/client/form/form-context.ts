import type { Registry } from '@rjsf/utils';
import { createContext } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { Path } from '../values.ts';

/** What the parts of a form have besides their own value. Paths begin at the form's value. */
export interface FormContext {
  readonly language: InterfaceLanguage;
  /** The whole value of the form. */
  readonly value: unknown;
  /** What is wrong, by `getKey(path)`. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** The place that was asked for: by the list of problems, or by what has just been added. */
  readonly revealed: { readonly path: Path } | undefined;
  /** What the properties of this name can name: drawings and photographs, or their addresses. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** What the values of the property of this name are called by the site: the business areas. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The photograph that the form describes. */
  readonly photograph: string | undefined;
  /** Opens and focuses a place. */
  readonly reveal: (path: Path) => void;
  /** Asks for a picture for a property. */
  readonly onUpload: (path: Path) => void;
  readonly change: (path: Path, value: unknown) => void;
}

/** The `FormContext` that a form of rjsf passes to its parts. */
export const getContext = (registry: Registry): FormContext => registry.formContext as FormContext;

/** The path of the field around a control. */
export const PathContext = createContext<Path>([]);
