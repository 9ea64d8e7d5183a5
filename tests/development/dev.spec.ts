import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '@site/contract/paths';

import { getSentence } from '../../content/library/sentences.ts';
import { library, plainPages } from '../fixtures/site.ts';
import { expect, test } from './project.ts';

/** A page whose heading is the title in its file. */
const SLUG = plainPages
  .map((at) => at.split('/').at(-1) ?? '')
  .find((slug) => library.pages.has(slug));

/** Moves the pointer until the page is hydrated, because the page may be reloaded in between. */
async function expectHydration(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 200);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', '', { timeout: 1000 });
  }).toPass();
}

/** Expects that files of the data folder are refused, while modules of the project are served. */
async function expectPrivateData(
  request: APIRequestContext,
  origin: string,
  folder: string,
): Promise<void> {
  const file = path.join(folder, 'data', `private-${process.pid}.txt`);
  const fetchText = async (name: string) =>
    (await request.get(`${origin}/@fs${name.replaceAll(path.sep, '/')}?raw`)).status();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, 'key');
  try {
    expect(await fetchText(path.join(folder, 'db.json'))).toBe(200);
    expect(await fetchText(file)).toBe(403);
  } finally {
    rmSync(file);
  }
}

test('development hydrates its pages without a warning, and shows problems of the content over them', async ({
  page,
  project: { folder, origin, changeFile, restoreFile },
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${origin}/home/${SLUG}?lang=en`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectHydration(page);
  expect(errors).toEqual([]);
  expect((await page.request.get(`${origin}/favicon.svg`)).status()).toBe(200);
  await expectPrivateData(page.request, origin, folder);

  const file = `content/pages/${SLUG}.json`;
  for (const title of ['First title', 'Second title']) {
    changeFile(file, (text) => {
      const changedFile = JSON.parse(text) as { title: { en: string } };
      changedFile.title.en = title;
      return JSON.stringify(changedFile);
    });
    await expect(page).toHaveTitle(new RegExp(`^${title} `));
  }
  restoreFile(file);
  const overlay = page.locator('vite-error-overlay');
  changeFile(file, (text) => text.replace('"slug"', '"slug'));
  await expect(overlay).toContainText(getSentence('json.name', 'en'));
  // The server may reload the page at the same moment.
  await expect(() => page.reload()).toPass();
  await expect(overlay).toContainText(`${file}:2:`);
  restoreFile(file);
  await expect(overlay).toHaveCount(0);
});

test('development shows changes of all sources of a page without a restart', async ({
  page,
  request,
  project: { origin, waitForOutput, changeFile, saveFile },
}) => {
  /** Changes a file and expects that the page shows it. */
  async function change(
    file: string,
    edit: (text: string) => string,
    expectShown: () => Promise<unknown>,
  ): Promise<void> {
    changeFile(file, edit);
    await test.step(file, expectShown);
  }
  const main = page.locator('main');

  await page.goto(`${origin}/home/intro?lang=en`);
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
    'content/messages/pages.json',
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

  await page.goto(`${origin}/home/faq?lang=en`);
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

  await page.goto(`${origin}/notice?lang=en`);
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

  // While the backend restarts, requests wait for it. It restarts if its code is saved, even unchanged.
  const starts = (text: string): number => [...text.matchAll(/backend │ Site/g)].length;
  const startCount = await waitForOutput(starts);
  saveFile('server/main.ts');
  const statuses = new Set<number>();
  const restart = waitForOutput((text) => starts(text) > startCount || undefined);
  const isRestarted = () => Promise.race([restart, Promise.resolve(false)]);
  while (!(await isRestarted()))
    statuses.add((await request.get(`${origin}/api/notices`)).status());
  expect([...statuses]).toEqual([200]);

  // The backend answers a form that is sent without scripts.
  const response = await request.post(`${origin}${PATHS.inquiry}`, {
    headers: { Origin: origin },
    form: { name: '' },
  });
  expect(response.status()).toBe(400);
  expect(await response.text()).toContain(`action="${PATHS.inquiry}`);
});
