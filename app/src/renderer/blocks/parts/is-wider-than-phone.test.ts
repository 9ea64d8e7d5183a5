import { expect, it } from 'vitest';

import { isWiderThanPhone } from './is-wider-than-phone.ts';

it.each([
  [
    'two columns, however long',
    [['상장', '보통주 24,000,000주, 액면가 500원, 무액면 아님']],
    false,
  ],
  ['four columns of figures', [['유동자산', '351,900', '338,200', '329,400']], false],
  ['five columns of figures', [['2025', '100', '2,400', '6.2%', '2026.04.24']], true],
  [
    'three columns with a sentence',
    [['감사', '회계와 내부통제를 감사하고 감사인을 선정합니다.', '6회']],
    true,
  ],
])('%s', (_, rows, expected) => {
  expect(isWiderThanPhone(rows)).toBe(expected);
});
