import { expect, it } from 'vitest';

import { getOffsets } from './sites.ts';

it('detects time zones with daylight saving time', () => {
  expect(getOffsets('Asia/Seoul')).toEqual({ winter: 'UTC+9' });
  expect(getOffsets('Asia/Kolkata')).toEqual({ winter: 'UTC+5:30' });
  expect(getOffsets('America/Chicago')).toEqual({ winter: 'UTC−6', summer: 'UTC−5' });
  expect(getOffsets('Australia/Sydney')).toEqual({ winter: 'UTC+10', summer: 'UTC+11' });
  expect(getOffsets('America/Santiago')).toEqual({ winter: 'UTC−4', summer: 'UTC−3' });
});
