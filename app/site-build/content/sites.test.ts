import { expect, it } from 'vitest';

import { offsetsOf } from './sites.ts';

it('tells which time zones have summer time', () => {
  expect(offsetsOf('Asia/Seoul')).toEqual({ winter: 'UTC+9' });
  expect(offsetsOf('Asia/Kolkata')).toEqual({ winter: 'UTC+5:30' });
  expect(offsetsOf('America/Chicago')).toEqual({ winter: 'UTC−6', summer: 'UTC−5' });
  expect(offsetsOf('Australia/Sydney')).toEqual({ winter: 'UTC+10', summer: 'UTC+11' });
  expect(offsetsOf('America/Santiago')).toEqual({ winter: 'UTC−4', summer: 'UTC−3' });
});
