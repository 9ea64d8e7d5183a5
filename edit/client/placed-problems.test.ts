import { expect, it } from 'vitest';
import { createJsonSchemas } from '@site/content/json-schemas.ts';

import { placeProblem, getPlace } from './placed-problems.ts';

const schemas = Object.fromEntries(createJsonSchemas());
const createProblem = (file: string, ...path: (string | number)[]) =>
  placeProblem({ files: [] }, { file, path, text: { ko: '없음', en: 'Missing' } }, 'en');

it('the place of a problem contains the number of its entry, unless its form is shown', () => {
  const [first, third] = [
    createProblem('db.json', 'press', 0, 'title', 'en'),
    createProblem('db.json', 'press', 2, 'title', 'en'),
  ];
  expect(getPlace(first, 'en', schemas)).toMatch(/1 › Title › English$/);
  expect(getPlace(third, 'en', schemas)).toMatch(/3 › Title › English$/);
  expect(getPlace(third, 'en', schemas, false)).toBe('Title › English');
  expect(getPlace(createProblem('content/pages/home.json', 'title'), 'en', schemas)).toMatch(
    /^\S.* › Title$/,
  );
});
