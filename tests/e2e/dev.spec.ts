import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { getSentence } from '../../content/library/sentences.ts';
import { ROOT } from '../../scripts/run.ts';
import { library, plainPages } from '../fixtures/site.ts';
import { test } from './content-server.ts';

/**
 * The port of the site; its backend uses the next one. Both are below the ports that the system assigns to tests that
 * run in parallel.
 */
const PORT = 10_000 + 2 * (process.pid % 10_000);
const SITE = `http://localhost:${PORT}`;
/** A page whose heading is the title in its file. */
const SLUG = plainPages
  .map((at) => at.split('/').at(-1) ?? '')
  .find((slug) => library.pages.has(slug));

/** Replaces a file by renaming, as many editors save. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Moves the pointer until the page is hydrated, because the page may be reloaded in between. */
async function expectHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 200);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 1000 });
  }).toPass();
}

/** Expects that files of the data folder are refused, while modules of the project are served. */
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

test('development hydrates its pages without a warning, and shows problems of the content over them', async ({
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
  await expectHydration(page);
  expect(errors).toEqual([]);
  expect((await page.request.get(`${SITE}/favicon.svg`)).status()).toBe(200);
  await expectPrivateData(page.request);

  const file = path.join(server.folder, `content/pages/${SLUG}.json`);
  const text = readFileSync(file, 'utf8');
  for (const title of ['First title', 'Second title']) {
    const changed = JSON.parse(text) as { title: { en: string } };
    changed.title.en = title;
    replace(file, JSON.stringify(changed));
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
  }
  const overlay = page.locator('vite-error-overlay');
  replace(file, text.replace('"slug"', '"slug'));
  await expect(overlay).toContainText(getSentence('json.name', 'en'));
  await page.reload();
  await expect(overlay).toContainText(`content/pages/${SLUG}.json:2:`);
  replace(file, text);
  await expect(overlay).toHaveCount(0);
});

/** Waits until the server of the copy answers requests. */
const isReady = (text: string) =>
  (text.includes('Local:') && text.includes('backend │ Site')) || undefined;

test('development shows changes of all sources of a page without a restart', async ({
  page,
  request,
  startProjectCopy,
}) => {
  const port = PORT + 20_000;
  const site = `http://localhost:${port}`;
  const server = startProjectCopy(port);
  await server.printed(isReady);

  /** Changes a file, and restores it after `expectShown` has passed. */
  async function change(
    file: string,
    edit: (text: string) => string,
    expectShown: () => Promise<unknown>,
  ): Promise<void> {
    const target = path.join(server.folder, file);
    const text = readFileSync(target, 'utf8');
    expect(edit(text), file).not.toBe(text);
    replace(target, edit(text));
    await test.step(file, expectShown);
  }
  const main = page.locator('main');

  await page.goto(`${site}/home/intro?lang=en`);
  await change(
    'design-system/src/components/Breadcrumb/Breadcrumb.tsx',
    (text) => text.replace('<nav ', '<nav data-changed="component" '),
    () => expect(page.locator('[data-changed=component]')).toHaveCount(1),
  );
  await change(
    'app/src/renderer/blocks/Cards.tsx',
    (text) => text.replace('heading={item.title}', 'heading={`Changed ${item.title}`}'),
    () => expect(main.getByRole('heading', { name: /^Changed / }).first()).toBeVisible(),
  );
  await change(
    'content/messages/shell.json',
    (text) => text.replace('"en": "System"', '"en": "Changed system"'),
    () => expect(page.getByRole('contentinfo')).toContainText('Changed system'),
  );
  await change(
    'tokens/src/primitive.json',
    (text) => text.replace('"#0B1F3F"', '"#0B1F3E"'),
    () => expect(page.locator('html')).toHaveCSS('--color-text-heading', '#0b1f3e'),
  );
  const drawing = main.locator('img[src*="scene-yard"]').first();
  const height = await drawing.getAttribute('height');
  await change(
    'drawings/scenes/size.ts',
    (text) =>
      text.replace(
        /(COVER_HEIGHT = )(\d+)/,
        (_all, name: string, size: string) => name + String(Number(size) + 8),
      ),
    () => expect(drawing).not.toHaveAttribute('height', height ?? ''),
  );

  await page.goto(`${site}/home/faq?lang=en`);
  await change(
    'app/src/islands/Faq.tsx',
    (text) => text.replace('hint={block.search.hint}', 'hint="Changed hint"'),
    () => expect(page.getByText('Changed hint')).toBeVisible(),
  );
  await expectHydration(page);
  await change(
    'app/src/islands/Faq.tsx',
    (text) => text.replace('Changed hint', 'Changed again'),
    () => expect(page.getByText('Changed again')).toBeVisible(),
  );

  await page.goto(`${site}/notice?lang=en`);
  await change(
    'db.json',
    (text) => {
      const data = JSON.parse(text) as { notices: { subject: object }[] };
      for (const notice of data.notices)
        notice.subject = { ko: '바뀐 제목', en: 'Changed subject' };
      return JSON.stringify(data);
    },
    () => expect(main.getByText('Changed subject').first()).toBeVisible(),
  );

  // While the backend restarts, requests wait for it.
  const file = path.join(server.folder, 'server/main.ts');
  replace(file, `${readFileSync(file, 'utf8')}\nconsole.log('started again');\n`);
  const statuses = new Set<number>();
  const restarted = server.printed((text) => text.includes('started again') || undefined);
  const isRestarted = () => Promise.race([restarted, Promise.resolve(false)]);
  while (!(await isRestarted())) statuses.add((await request.get(`${site}/api/notices`)).status());
  expect([...statuses]).toEqual([200]);

  // The backend answers a form that is sent without scripts.
  const answer = await request.post(`${site}${PATHS.inquiry}`, {
    headers: { Origin: site },
    form: { name: '' },
  });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain(`action="${PATHS.inquiry}`);
});
