const stories = import.meta.glob<string>(
  '../../design-system/src/{patterns,{components,sections}/*}/*.stories.tsx',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const titles = new Map(
  Object.entries(stories).map(([file, text]) => [
    /\/(\w+)\.stories/.exec(file)?.[1],
    /title: '((?:Components|Sections|Patterns)\/[^']+)'/.exec(text)?.[1] ?? '',
  ]),
);

/** Returns the group of a component in the sidebar: `Components/Actions`. */
export const getGroup = (folder: string): string =>
  (titles.get(folder) ?? '').replace(/\/[^/]*$/, '');

/** Returns whether a component or section has this name. */
export const isComponent = (name: string): boolean => titles.has(name);

/** Returns the address of a component's page in this Storybook, which derives it from the title of the stories. */
export const getDocsUrl = (folder: string): string =>
  `?path=/docs/${(titles.get(folder) ?? '').toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
