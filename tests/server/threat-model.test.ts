import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

test.each(['docs/threat-model.md', 'SECURITY.md'])(
  'every test that %s names exists',
  (document) => {
    const namedFiles = [
      ...read(document).matchAll(/`((?:tests|contract|desk|server)\/[\w./-]+)`/g),
    ].map(([, file = '']) => file);
    expect(namedFiles.length).toBeGreaterThan(10);
    expect(namedFiles.filter((file) => !existsSync(fileURLToPath(new URL(file, ROOT))))).toEqual(
      [],
    );
  },
);

test('every row of the threat model names its test', () => {
  const rows = read('docs/threat-model.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:who|an attacker|failure|-+) /.test(line));
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => !/`\S+\.(?:test|spec)\.tsx?`/.test(row))).toEqual([]);
});
