import { expect, it } from 'vitest';

import { checkContent } from '../rules/content.ts';
import { problemLine } from './problems.ts';
import { editorLanguage } from './sentences.ts';

it('finds nothing to mend in the content of the site', () => {
  expect(checkContent().problems.map((problem) => problemLine(problem, 'en'))).toEqual([]);
});

it.each([
  [['--lang', 'en'], { LANG: 'ko_KR.UTF-8' }, 'en'],
  [['--lang=ko'], { LANG: 'en_US.UTF-8' }, 'ko'],
  [[], { LANG: 'en_US.UTF-8' }, 'en'],
  [[], { LC_ALL: 'ko_KR.UTF-8', LANG: 'en_US.UTF-8' }, 'ko'],
  [[], { LANG: 'C.UTF-8' }, 'ko'],
] as const)(
  'chooses the language of the editor by %j and %j: %s',
  (args, environment, language) => {
    expect(editorLanguage(args, environment)).toBe(language);
  },
);
