import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { SiteManifest } from '@site/contract/renderer';

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
