import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';

import { getSentence } from '../../content/library/sentences.ts';
import { ROOT } from '../../scripts/run.ts';
import { library, plainPages } from '../fixtures/site.ts';
import { test } from './content-server.ts';

/**
 * Of the site; its backend takes the one after it. Two that follow each other, below those that the
 * system hands out to the tests that run beside this one.
 */
const PORT = 10_000 + 2 * (process.pid % 10_000);
const SITE = `http://localhost:${PORT}`;
/** A page whose heading is the title in its file. */
const SLUG = plainPages
  .map((at) => at.split('/').at(-1) ?? '')
  .find((slug) => library.pages.has(slug));

/** Puts a file in the place of another one, as many editors save. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Expects that the files of the data folder are not sent, as modules of the project are. */
async function expectPrivateData(request: APIRequestContext): Promise<void> {
  const file = path.join(ROOT, 'data', `private-${process.pid}.txt`);
  const sent = async (name: string) =>
    (await request.get(`${SITE}/@fs${name.replaceAll(path.sep, '/')}?raw`)).status();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, 'key');
  try {
    expect(await sent(path.join(ROOT, 'db.json'))).toBe(200);
    expect(await sent(file)).toBe(403);
  } finally {
    rmSync(file);
  }
}

test('development hydrates its pages without a warning, and shows over them what is wrong with the content', async ({
  page,
  startContentServer,
}) => {
  const server = startContentServer('app/site-build/dev.ts', PORT);
  await server.printed(
    (text) => (text.includes('Local:') && text.includes('backend │ Site')) || undefined,
  );

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${SITE}/home/${SLUG}?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 200);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 1000 });
  }).toPass();
  expect(errors).toEqual([]);
  expect((await page.request.get(`${SITE}/favicon.svg`)).status()).toBe(200);
  await expectPrivateData(page.request);

  const file = path.join(server.folder, `content/pages/${SLUG}.json`);
  const text = readFileSync(file, 'utf8');
  const heading = page.getByRole('heading', { level: 1 });
  for (const title of ['First title', 'Second title']) {
    const changed = JSON.parse(text) as { title: { en: string } };
    changed.title.en = title;
    replace(file, JSON.stringify(changed));
    await expect(heading).toHaveText(title);
  }
  const overlay = page.locator('vite-error-overlay');
  replace(file, text.replace('"slug"', '"slug'));
  await expect(overlay).toContainText(getSentence('json.name', 'en'));
  await page.reload();
  await expect(overlay).toContainText(`content/pages/${SLUG}.json:2:`);
  replace(file, text);
  await expect(overlay).toHaveCount(0);
});
