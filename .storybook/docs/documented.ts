import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext } from 'react';

type Story = ReturnType<DocsContainerProps['context']['storyById']>;

/** The component whose page is shown. */
export interface Documented {
  /** The folder of `design-system/src` that contains the component's folder. */
  readonly kind: string;
  /** The name of its own folder, which is the component's. */
  readonly folder: string;
  readonly stories: readonly Story[];
  /** The values of the toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** What the page documents; `undefined` on pages without stories. */
export const DocumentedContext = createContext<Documented | undefined>(undefined);

/** The language chosen in the toolbar. */
export const getLanguage = ({ globals }: Documented): 'ko' | 'en' =>
  globals['language'] === 'en' ? 'en' : 'ko';

/** URL of a story without Storybook's frame, with the toolbar's values and the given ones. */
export function getStoryUrl(
  { stories, globals }: Documented,
  name: string,
  more: readonly string[] = [],
): string {
  const story = stories.find(({ id }) => id.endsWith(`--${toKebabCase(name)}`));
  const values = ['language', 'mode', 'brand', 'textSize', 'motion'].map(
    (key) => `${key}:${String(globals[key])}`,
  );
  return `iframe.html?viewMode=story&id=${story?.id ?? ''}&globals=${[...values, 'a11y.manual:!true', ...more].join(';')}`;
}

/** The end of a story's id, as Storybook derives it from the name of its export: `InALink`, `in-a-link`. */
export const toKebabCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, '-$&').toLowerCase();
