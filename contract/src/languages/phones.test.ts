import { expect, test } from 'vitest';

import { addCountryCode, formatPhone } from './phones.ts';

test('a number has its country code in languages that are read abroad', () => {
  expect(formatPhone('032-000-0011', 'ko')).toBe('032-000-0011');
  expect(formatPhone('032-000-0011', 'en')).toBe('+82-32-000-0011');
  expect(formatPhone('+48-61-000-0000', 'en')).toBe('+48-61-000-0000');
  expect(addCountryCode('02-000-0000')).toBe('+82-2-000-0000');
});
