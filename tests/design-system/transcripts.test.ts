import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { translateRoles } from '../../.storybook/docs/korean-roles.ts';
import { COMPONENT_FOLDERS } from './sources.ts';

it.each([
  ['link, 1쪽, current page', '링크, 1쪽, 현재 페이지'],
  ['end of link, 1쪽', '링크 끝, 1쪽'],
  ['end, 사양 선택', '끝, 사양 선택'],
  ['listitem, level 1, position 2, set size 3', '목록 항목, 1수준, 2번째, 모두 3개'],
  ['정격 전압', '정격 전압'],
])('translates "%s" to Korean', (phrase, korean) => {
  expect(translateRoles(phrase)).toBe(korean);
});

it('every role and state of the Korean transcripts has a Korean name', () => {
  const phrases = COMPONENT_FOLDERS.flatMap((folder) =>
    globSync(path.join(folder, '*.transcript.txt')),
  ).flatMap((file) => {
    const [korean = ''] = readFileSync(file, 'utf8').replace('[ko]\n', '').split('[en]');
    return korean.split('\n').filter(Boolean);
  });
  expect(phrases.length).toBeGreaterThan(300);
  // ARIA terms are English in lower case; the texts of the components are Korean, names or figures.
  const english = phrases.filter((phrase) =>
    translateRoles(phrase)
      .split(', ')
      .some((part) => /^[a-z][a-z -]*$/.test(part)),
  );
  expect(english).toEqual([]);
});
