import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

import { checkContent } from '../rules/content.ts';
import { facts } from '../schema/facts.ts';
import { toFileName } from './file-name.ts';
import { formatProblem } from './problems.ts';
import { detectEditorLanguage } from './sentences.ts';

it('finds no problems in the content of the site', () => {
  expect(checkContent().problems.map((problem) => formatProblem(problem, 'en'))).toEqual([]);
});

it.each([
  ['en', { LANG: 'ko_KR.UTF-8' }, 'en'],
  ['ko', { LANG: 'en_US.UTF-8' }, 'ko'],
  [undefined, { LANG: 'en_US.UTF-8' }, 'en'],
  [undefined, { LC_ALL: 'ko_KR.UTF-8', LANG: 'en_US.UTF-8' }, 'ko'],
  [undefined, { LANG: 'C.UTF-8' }, 'ko'],
] as const)(
  'with --lang %s and the environment %j, messages are in %s',
  (requestedLanguage, environment, language) => {
    expect(detectEditorLanguage(requestedLanguage, environment)).toBe(language);
  },
);

it.each([
  ['VELDRA Electric', 'veldra-electric'],
  ['Électrique & Fils, 2026', 'electrique-fils-2026'],
])('%s is called %s in the name of a file', (name, expected) => {
  expect(toFileName(name)).toBe(expected);
});

it.each([
  ['2026-02', true],
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13', false],
])('the date %s of a fact is one of the calendar: %s', (date, expected) => {
  expect(facts.safeParse({ founded: { date } }).success).toBe(expected);
});

it.each([
  ['--sampels'],
  ['--lang', 'fr'],
  ['--lang'],
  ['home'],
  ['--language', 'xx'],
  ['--record'],
])('content:check %s %s prints its usage', (...args) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['content/check.ts', ...args], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /^npm run content:check \[-- --lang ko\|en\] (?:\[--[a-z]+(?: WORD,WORD)?\] ?)+\n.+\n$/,
  );
});
