import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { FOLDERS, readLibrary, ROOT } from './library.ts';
import { sentenceOf } from './problems.ts';

/** A copy of the content, to be broken. */
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const folder of FOLDERS)
    cpSync(path.join(ROOT, folder), path.join(root, folder), {
      recursive: true,
      filter: (file) => !path.extname(file) || file.endsWith('.json'),
    });
});
afterEach(() => rmSync(root, { recursive: true }));

const breakFile = (file: string, change: (text: string) => string): string[] => {
  const place = path.join(root, file);
  const before = readFileSync(place, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(place, after);
  return readLibrary(root).problems.map(sentenceOf);
};

describe('what an editor is told', () => {
  it('a language that is missing', () => {
    expect(
      breakFile('content/pages/home.json', (text) => text.replace(', "en": "New products"', '')),
    ).toEqual([
      'content/pages/home.json › blocks[4].heading.en is missing; write the English text next to the Korean one',
    ]);
  });

  it('a key that is misspelt', () => {
    expect(
      breakFile('content/pages/home.json', (text) =>
        text.replace('"drawing": "line-car"', '"drawng": "line-car"'),
      ),
    ).toEqual([
      'content/pages/home.json › blocks[0].drawing is missing; add it',
      'content/pages/home.json › blocks[0] holds "drawng", which does not belong there; check the spelling, or delete it',
    ]);
  });

  it('a block that is not known', () => {
    const [problem] = breakFile('content/pages/home.json', (text) =>
      text.replace('"type": "hero"', '"type": "heros"'),
    );
    expect(problem).toBe(
      'content/pages/home.json › blocks[0].type is of no known type; look up the types in content/schema/blocks/',
    );
  });

  it('HTML, an empty text, a date that does not exist', () => {
    const told = breakFile('content/pages/home.json', (text) =>
      text
        .replace('"New products"', '"New <b>products</b>"')
        .replace('"en": "Careers"', '"en": ""')
        .replace('{fact:hiring-until:iso}', '2026-12-32'),
    );
    expect(told).toEqual([
      'content/pages/home.json › blocks[1].items[0].badge.en is empty',
      'content/pages/home.json › blocks[1].items[0].until is not a date that exists; write it as 2026-11-16',
      'content/pages/home.json › blocks[4].heading.en holds HTML, which content may not',
    ]);
  });

  it('a name of an outside link that is not defined', () => {
    const told = breakFile('content/site.json', (text) =>
      text.replace('"link": "cable"', '"link": "cabel"'),
    );
    expect(told).toEqual([
      'content/site.json › footer.related[0].to.link names "cabel", which is not among "links"',
    ]);
  });

  it('a table whose row is short of a cell', () => {
    const told = breakFile('content/pages/intro.json', (text) =>
      text.replace(/,\s*\{\s*"ko": "\{fact:overseas-countries\}.*\s*"en": .*\s*\}/, ''),
    );
    expect(told).toEqual([
      'content/pages/intro.json › blocks[1].rows[5] has 1 cells, but the table has 2 columns',
    ]);
  });

  it('a file that is no JSON', () => {
    const told = breakFile('content/pages/intro.json', (text) => text.replace('{', ''));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('content/pages/intro.json cannot be read');
  });

  it('a file that is called otherwise than its slug', () => {
    const told = breakFile('content/pages/intro.json', (text) =>
      text.replace('"intro"', '"about"'),
    );
    expect(told).toEqual(['content/pages/intro.json › slug must be the file\'s name, "intro"']);
  });
});

it('the content itself is right', () => {
  expect(readLibrary().problems.map(sentenceOf)).toEqual([]);
});
