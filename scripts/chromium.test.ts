import { chromium } from 'playwright';
import { expect, it } from 'vitest';

import { CHROMIUM_ARGUMENTS } from './chromium.ts';

it('disables every feature that Playwright disables, because the last list counts alone', async () => {
  const server = await chromium.launchServer({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
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
