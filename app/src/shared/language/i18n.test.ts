import { afterEach, expect, it, vi } from 'vitest';

import { addMessages, getI18n } from './i18n.ts';

afterEach(() => vi.unstubAllEnvs());

addMessages('en', 'form', { found: '{count} of {total} found in {count} places' });
const t = getI18n('en').getFixedT('en', 'form');

it('messages of the interface are filled in', () => {
  expect(t('found', { count: 2, total: '{count}' })).toBe('2 of {count} found in 2 places');
});

it('a missing value is an error in tests', () => {
  expect(() => t('found', { count: 2 })).toThrow('There is no value for {total}');
});

it('a missing value keeps its placeholder in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(t('found', { count: 2 })).toBe('2 of {total} found in 2 places');
});
