import { expect, it } from 'vitest';

import { formatFileSize } from './file-size.ts';

it('a file that is one byte above a limit does not look as if it met it', () => {
  expect(formatFileSize(2 * 1024 ** 2)).toBe('2.0 MB');
  expect(formatFileSize(2 * 1024 ** 2 + 1)).toBe('2.1 MB');
  expect(formatFileSize(2048)).toBe('2 KB');
  expect(formatFileSize(12)).toBe('12 B');
});
