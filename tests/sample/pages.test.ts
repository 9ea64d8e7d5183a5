import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SiteManifest } from '@site/contract/renderer';
import { TOKEN_NAMES } from '@site/tokens';

const DIST = path.resolve(import.meta.dirname, '../../app/dist');
/** In bytes, compressed with brotli. */
const DOCUMENT = 24 * 1024;

it('every finished page of the sample is small', () => {
  const { pages } = JSON.parse(readFileSync(path.join(DIST, 'site.json'), 'utf8')) as SiteManifest;
  const large = pages
    .map(({ file }) => ({ file, bytes: statSync(path.join(DIST, 'pages', `${file}.br`)).size }))
    .filter(({ bytes }) => bytes > DOCUMENT);
  expect(pages.length).toBeGreaterThan(100);
  expect(large).toEqual([]);
});

it('every finished page declares the tokens that its rules use', () => {
  const { pages } = JSON.parse(readFileSync(path.join(DIST, 'site.json'), 'utf8')) as SiteManifest;
  const undeclared = pages.flatMap(({ file }) => {
    const html = readFileSync(path.join(DIST, 'pages', file), 'utf8');
    const findNames = (pattern: RegExp) =>
      new Set([...html.matchAll(pattern)].map(([, name = '']) => name));
    const declared = findNames(/--([\w-]+):/g);
    const used = findNames(/var\(--([\w-]+)/g);
    return TOKEN_NAMES.filter((name) => used.has(name) && !declared.has(name)).map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(undeclared).toEqual([]);
});
