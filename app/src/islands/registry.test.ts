import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { ISLANDS } from './registry.ts';

const SOURCE = path.join(import.meta.dirname, '..');

/** What never happens in markup that only the server renders: state, effects, handlers. */
const CLIENT_CODE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|Ref|SyncExternalStore|Navigate|Hydrated)\b|\bon[A-Z]\w*=\{/;
/** Components of the design system that do something in the browser. */
const CLIENT_COMPONENTS =
  /<(?:CopyButton|Gallery|Lightbox|MobileSheet\w*|Navigation|SearchBox|SearchCombobox|Swatch|Tabs|TextField|Toast)\b/;

const registry = readFileSync(path.join(import.meta.dirname, 'registry.ts'), 'utf8');
const islandFiles = [...registry.matchAll(/import\('\.\.\/([^']+)'\)/g)].map(
  ([, file = '']) => file,
);
const files = globSync('{blocks,pages}/**/*.tsx', { cwd: SOURCE }).filter(
  (file) => !islandFiles.includes(file) && !/Dialog|Lightbox/.test(file),
);

it('names every island by its file', () => {
  expect(islandFiles.length).toBeGreaterThan(10);
  for (const file of islandFiles)
    expect(ISLANDS).toHaveProperty(path.basename(file).replace(/\.tsx?$/, ''));
});

it.each(files)('%s needs no client code: islands are named in registry.ts', (file) => {
  const source = readFileSync(path.join(SOURCE, file), 'utf8');
  expect(source).not.toMatch(CLIENT_CODE);
  expect(source).not.toMatch(CLIENT_COMPONENTS);
});
