import { expect, it } from 'vitest';

import type { EditorState } from '../api.ts';
import { placed, placeOf } from './placed-problems.ts';

const state: EditorState = {
  files: [],
  blockedBy: [],
  pictures: [],
  addresses: [],
  preview: { origin: '', version: '' },
};
const at = (file: string, ...path: (string | number)[]) =>
  placed(state, { file, path, text: { ko: '없음', en: 'Missing' } }, 'en');

it('names the entry of a list in a list of problems of several files, and not above its form', () => {
  const [first, third] = [
    at('db.json', 'press', 0, 'title', 'en'),
    at('db.json', 'press', 2, 'title', 'en'),
  ];
  expect(placeOf(first, 'en')).toMatch(/1 › Title › English$/);
  expect(placeOf(third, 'en')).toMatch(/3 › Title › English$/);
  expect(placeOf(third, 'en', false)).toBe('Title › English');
  expect(placeOf(at('content/pages/home.json', 'title'), 'en')).toMatch(/^\S.* › Title$/);
});
