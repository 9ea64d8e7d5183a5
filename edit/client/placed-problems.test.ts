import { expect, it } from 'vitest';

import type { EditorState } from '../api.ts';
import { placeProblem, getPlace } from './placed-problems.ts';

const state: EditorState = {
  files: [],
  blockedBy: [],
  pictures: [],
  addresses: [],
  preview: { origin: '', version: '' },
};
const at = (file: string, ...path: (string | number)[]) =>
  placeProblem(state, { file, path, text: { ko: '없음', en: 'Missing' } }, 'en');

it('names the entry of a list in a list of problems of several files, and not above its form', () => {
  const [first, third] = [
    at('db.json', 'press', 0, 'title', 'en'),
    at('db.json', 'press', 2, 'title', 'en'),
  ];
  expect(getPlace(first, 'en')).toMatch(/1 › Title › English$/);
  expect(getPlace(third, 'en')).toMatch(/3 › Title › English$/);
  expect(getPlace(third, 'en', false)).toBe('Title › English');
  expect(getPlace(at('content/pages/home.json', 'title'), 'en')).toMatch(/^\S.* › Title$/);
});
