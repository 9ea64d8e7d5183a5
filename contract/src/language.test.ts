import { expect, it } from 'vitest';

import { isLocalizedText, LANGUAGES, mapLanguages } from './language.ts';

it.each([
  ['every language', mapLanguages(() => 'Text'), true],
  ['one language, the others missing', { en: 'Text' }, true],
  ['a rich text in every language', mapLanguages(() => [{ type: 'text' }]), true],
  ['a language and another key', { en: ['expression'], any: ['expression'] }, false],
  ['every language and another key', { ...mapLanguages(() => []), any: [] }, false],
  ['an object without keys', {}, false],
  ['a list', ['ko', 'en'], false],
  ['a list without items', [], false],
  ['a text', 'en', false],
  ['null', null, false],
  ['undefined', undefined, false],
])('%s: detects localized values', (_, value, expected) => {
  expect(isLocalizedText(value)).toBe(expected);
});

it('creates a value for every language, in the order of the list', () => {
  expect(Object.entries(mapLanguages((language) => language.toUpperCase()))).toEqual(
    LANGUAGES.map((language) => [language, language.toUpperCase()]),
  );
});
