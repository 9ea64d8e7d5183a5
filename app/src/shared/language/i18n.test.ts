import { afterEach, expect, it, vi } from 'vitest';

import { addMessages, getI18n } from './i18n.ts';

afterEach(() => vi.unstubAllEnvs());

addMessages('en', 'form', { found: '{count} of {total} found in {count} places' });
const t = getI18n('en').getFixedT('en', 'form');

it('fills values into messages of the interface', () => {
  expect(t('found', { count: 2, total: '{count}' })).toBe('2 of {count} found in 2 places');
});

it('throws in tests if a value is missing', () => {
  expect(() => t('found', { count: 2 })).toThrow('There is no value for {total}');
});

it('keeps the placeholder of a missing value in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(t('found', { count: 2 })).toBe('2 of {total} found in 2 places');
});
