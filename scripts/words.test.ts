import { expect, it } from 'vitest';

import { findNouns, findPhrases, findVagueNames } from './words.ts';

it.each([
  ['// Reads the file anew.', 'anew'],
  [' * Meanwhile the server waits.', 'Meanwhile'],
  ['const a = 1; // whoever calls it', 'whoever'],
  ['  /** It is no archive. */', 'is no a'],
])('refuses %s', (line, phrase) => {
  expect(findPhrases('server/a.ts', `\n${line}`)).toEqual([
    expect.stringContaining(`server/a.ts:2 says "${phrase}"`),
  ]);
});

it.each([
  '// There is no archive.',
  '// The image is no wider than the window, and is no longer loaded.',
  "const text = 'Begin anew';",
])('accepts %s', (line) => {
  expect(findPhrases('server/a.ts', line)).toEqual([]);
});

it('reads every line of a document', () => {
  expect(findPhrases('docs/a.md', 'Everything is sealed anew.')).toHaveLength(1);
});

it.each([
  ['export function title(page: Page): string {', 'title'],
  ['const titleOf = (page: Page) => page.title;', 'titleOf'],
  ['export const cached = async (', 'cached'],
])('refuses the function %s', (line, name) => {
  expect(findNouns('app/src/a.ts', line)).toEqual([expect.stringContaining(`"${name}"`)]);
});

it.each([
  'export function getTitle(page: Page): string {',
  'export function Button() {',
  'const title = (first ?? second).trim();',
  'const isOpen = (door: Door): door is OpenDoor => door.isOpen;',
])('accepts %s', (line) => {
  expect(findNouns('app/src/a.ts', line)).toEqual([]);
});

it('accepts the name of a drawing', () => {
  expect(
    findNouns('drawings/products/gateway.ts', 'export const gateway = (): Scene => [];'),
  ).toEqual([]);
});

it.each([
  'const found = pages.find(isCurrent);',
  'pages.filter((one) => one.isCurrent)',
  'let other: Page;',
])('refuses a value that is not a noun: %s', (line) => {
  expect(findVagueNames('app/src/a.ts', line)).toHaveLength(1);
});

it.each(['const foundPage = find();', "const message = { one: 'page', other: 'pages' };"])(
  'accepts %s',
  (line) => {
    expect(findVagueNames('app/src/a.ts', line)).toEqual([]);
  },
);
