import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMPANY } from '@site/content/testing/company.ts';
import { expect, it } from 'vitest';

import { createMissingError, getMissingName } from './content/references.ts';
import { createProblemList } from './dev-problems.ts';

it('lists the places that refer to a removed page, and nothing for another address', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'site-problems-'));
  cpSync(COMPANY, root, { recursive: true });
  rmSync(path.join(root, 'content/pages/history.json'));
  const list = createProblemList(root, 'en', '/home/history');
  expect(list).toMatch(/^<section lang="en".*<li>content\/site\.json:.*\/home\/history/);
  expect(createProblemList(root, 'en', '/home/elsewhere')).toBe('');
  const error = createMissingError('page', '/home/history');
  expect(getMissingName(new Error(error.message))).toBe('/home/history');
  rmSync(root, { recursive: true });
});
