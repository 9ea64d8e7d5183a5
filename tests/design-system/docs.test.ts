import { describe, expect, it } from 'vitest';

import { componentDocs } from '../../.storybook/docs/component-docs.ts';
import { getDocsUrl } from '../../.storybook/docs/docs-url.ts';
import { toKebabCase } from '../../.storybook/docs/documented.ts';

const names = [...componentDocs.keys()];

describe('links between the pages of Storybook', () => {
  it.each(names)('%s has an address', (name) => {
    expect(getDocsUrl(name)).toMatch(
      new RegExp(
        `^\\?path=/docs/(?:(?:components|sections)-[a-z-]+-${name.toLowerCase()}|patterns-[a-z-]+)--docs$`,
      ),
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

/** Returns all texts of a value that are in both languages, with their paths. */
function listTexts(value: unknown, path = ''): { path: string; ko: string; en: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const properties = value as Readonly<Record<string, unknown>>;
  const { ko, en } = properties;
  if (typeof ko === 'string' && typeof en === 'string') return [{ path, ko, en }];
  return Object.entries(properties).flatMap(([key, part]) => listTexts(part, `${path}/${key}`));
}

const HANGUL = /[가-힣]/;
/** Quoted words and code may be in the other language. */
const removeQuotations = (text: string) =>
  text.replaceAll(/`[^`]*`|'[^']*'|"[^"]*"|“[^”]*”|\([^)]*\)/g, '');

describe('the documentation is in both languages', () => {
  it.each([...componentDocs])('%s', (_, docs) => {
    const texts = listTexts(docs);
    expect(texts.length).toBeGreaterThan(3);
    expect(texts.filter(({ ko }) => !HANGUL.test(ko))).toEqual([]);
    const mixedTexts = texts.filter(({ en }) => HANGUL.test(removeQuotations(en)));
    expect(mixedTexts).toEqual([]);
    expect(HANGUL.test(docs.name)).toBe(true);
  });
});
