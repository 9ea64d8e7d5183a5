import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

import { launch } from './browser.ts';
import { captureStories } from './stories.ts';

it('refuses a Storybook without the channel by which stories are switched', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'storybook-'));
  const browser = await launch();
  onTestFinished(async () => {
    await browser.close();
    await rm(folder, { recursive: true });
  });
  const id = 'components-button--kitchen-sink';
  await writeFile(
    path.join(folder, 'index.json'),
    JSON.stringify({ entries: { [id]: { id, exportName: 'KitchenSink' } } }),
  );
  await writeFile(path.join(folder, 'iframe.html'), '<!doctype html><title>Storybook</title>');
  await expect(captureStories(browser, folder, folder)).rejects.toThrow(
    '__STORYBOOK_ADDONS_CHANNEL__',
  );
});
