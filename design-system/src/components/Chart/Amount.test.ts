import { expect, it } from 'vitest';

import { formatAmount } from './Amount.tsx';

it('writes amounts as Intl does in English', () => {
  for (const amount of [0, 7, 999, 1000, 24430, 1234567.891, -68000, 0.05, 2.5, 12345.6789])
    for (const digits of [0, 1, 4])
      expect(formatAmount(amount, { label: '', digits }), `${amount}, ${digits}`).toBe(
        new Intl.NumberFormat('en', {
          minimumFractionDigits: digits,
          maximumFractionDigits: digits,
        }).format(amount),
      );
  expect(formatAmount(68_000_000, { label: '', divisor: 1000 })).toBe('68,000');
});
