import { expect, it } from 'vitest';

import { formatNumber } from './format-number.ts';

it('formats numbers like Intl in both languages', () => {
  for (const value of [0, 7, 999, 1000, 24430, 1234567.891, -68000, 0.05, 2.5, 12345.6789])
    for (const digits of [0, 1, 4])
      for (const language of ['ko', 'en'])
        expect(formatNumber(value, digits), `${value}, ${digits}`).toBe(
          new Intl.NumberFormat(language, {
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(value),
        );
});
