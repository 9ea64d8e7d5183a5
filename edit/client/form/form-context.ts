import type { Registry } from '@rjsf/utils';
import { createContext } from 'react';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { Path } from '../values.ts';

/** The shared values that the parts of a form use. Paths start at the form's value. */
export interface FormContext {
  readonly language: InterfaceLanguage;
  /** The whole value of the form. */
  readonly value: unknown;
  /** The messages of problems, by `getKey(path)`. */
  readonly problems: ReadonlyMap<string, readonly string[]>;
  /** The place to open and focus: of a selected problem, or of a new item. */
  readonly revealed: { readonly path: Path } | undefined;
  /** The valid values of properties with this name: drawings and photographs, or their addresses. */
  readonly pictures: Readonly<Record<string, readonly string[]>>;
  /** Labels for the values of properties with this name, such as the business areas of the site. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The photograph that the form describes. */
  readonly photograph: string | undefined;
  /** Opens and focuses a place. */
  readonly reveal: (path: Path) => void;
  /** Asks for a picture for a property. */
  readonly onUpload: (path: Path) => void;
  readonly change: (path: Path, value: unknown) => void;
}

/** Returns the `FormContext` that a form of rjsf passes to its parts. */
export const getContext = (registry: Registry): FormContext => registry.formContext as FormContext;

/** The path of the field that contains a control. */
export const PathContext = createContext<Path>([]);
