import { chromium } from 'playwright';
import { expect, it } from 'vitest';

import { findInstalledBrowser } from './browser.ts';
import { CHROMIUM_ARGUMENTS } from './chromium.ts';

it('disables every feature that Playwright disables, because only the last list counts', async () => {
  const executablePath = findInstalledBrowser();
  const server = await chromium.launchServer({
    ...(executablePath && { executablePath }),
    args: [...CHROMIUM_ARGUMENTS],
  });
  const lists = server
    .process()
    .spawnargs.filter((argument) => argument.startsWith('--disable-features='))
    .map((argument) => argument.replace('--disable-features=', '').split(','));
  await server.close();
  expect(lists).toHaveLength(2);
  const [playwright, ours] = lists;
  expect(ours).toEqual(expect.arrayContaining(playwright!));
});
