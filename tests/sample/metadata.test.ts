import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

import { ROOT, run } from '../../scripts/run.ts';

const PAGES = path.join(ROOT, 'app', 'dist', 'pages');

/** The texts of a document for other programs: its title, its metadata, its structured data. */
const METADATA =
  /<title>[^<]*<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs;

test('texts for other programs contain no characters that prevent line breaks', async () => {
  if (!existsSync(PAGES)) await run('node', ['app/site-build/build.ts'], { quiet: true });
  const files = readdirSync(PAGES, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  expect(files.length).toBeGreaterThan(10);
  const problems = files.flatMap((name) =>
    (readFileSync(path.join(PAGES, name), 'utf8').match(METADATA) ?? [])
      .filter((text) => /[\u00A0\u2060\u200B\u00AD]/.test(text))
      .map((text) => `${name}: ${text.slice(0, 100)}`),
  );
  expect(problems).toEqual([]);
});
