import { describe, expect, it } from 'vitest';

import { getDocsUrl } from '../../.storybook/docs/docs-url.ts';
import { toKebabCase } from '../../.storybook/docs/documented.ts';

const stories = import.meta.glob<Readonly<Record<string, unknown>>>(
  '../../design-system/src/{components,sections}/*/*.anatomy.json',
  { import: 'default', eager: true },
);
const folders = Object.keys(stories).map((file) => /\/(\w+)\/\w+\.anatomy/.exec(file)?.[1] ?? '');

describe('links between the pages of Storybook', () => {
  it.each(folders)('%s has an address', (folder) => {
    expect(getDocsUrl(folder)).toMatch(
      new RegExp(`^\\?path=/docs/(components|sections)-[a-z-]+-${folder.toLowerCase()}--docs$`),
    );
  });

  it.each([
    ['KitchenSink', 'kitchen-sink'],
    ['InALink', 'in-a-link'],
    ['OneAtATime', 'one-at-a-time'],
    ['Default', 'default'],
  ])('%s ends the id of its story as Storybook writes it', (name, id) => {
    expect(toKebabCase(name)).toBe(id);
  });
});
