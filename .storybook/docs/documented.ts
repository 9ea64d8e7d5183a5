import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { createContext } from 'react';

type Story = ReturnType<DocsContainerProps['context']['storyById']>;

/** The component whose page is shown. */
export interface DocumentedComponent {
  /** The folder of `design-system/src` that contains it: `components`, `sections` or `patterns`. */
  readonly kind: string;
  /** Its name. */
  readonly folder: string;
  readonly stories: readonly Story[];
  /** The values of the toolbar. */
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The component, section or pattern that the page documents; `undefined` on pages without stories. */
export const DocumentedContext = createContext<DocumentedComponent | undefined>(undefined);

/** Returns the language selected in the toolbar. */
export const getLanguage = ({ globals }: DocumentedComponent): 'ko' | 'en' =>
  globals['language'] === 'en' ? 'en' : 'ko';

const isNamed = ({ id }: Story, name: string) => id.endsWith(`--${toKebabCase(name)}`);

/** Returns whether the page has a story, by the name of its export. */
export const hasStory = ({ stories }: DocumentedComponent, name: string): boolean =>
  stories.some((story) => isNamed(story, name));

/** Returns a story by the name of its export. Throws if the page does not have it. */
export function findStory({ folder, stories }: DocumentedComponent, name: string): Story {
  const story = stories.find((candidate) => isNamed(candidate, name));
  if (!story) throw new Error(`${folder} has no story ${name}.`);
  return story;
}

/** Returns the URL of a story without Storybook's frame, with the toolbar's values and the given ones. */
export function getStoryUrl(
  documented: DocumentedComponent,
  name: string,
  more: readonly string[] = [],
): string {
  const { globals } = documented;
  const values = ['language', 'mode', 'brand', 'textSize', 'motion'].map(
    (key) => `${key}:${String(globals[key])}`,
  );
  return `iframe.html?viewMode=story&id=${findStory(documented, name).id}&globals=${[...values, 'a11y.manual:!true', ...more].join(';')}`;
}

/** Returns the end of a story's id, as Storybook derives it from the name of its export: `InALink`, `in-a-link`. */
export const toKebabCase = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, '-$&').toLowerCase();
