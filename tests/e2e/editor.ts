import { expect as base, type Browser, type Page } from '@playwright/test';

import type { test } from './content-server.ts';

/** The page waits for a development server that renders from source and checks all content at each pause. */
export const expect = base.configure({ timeout: 120_000 });

/** The editor's; the preview and its backend take the next two. Not those of `dev.spec.ts`. */
const PORT = 30_000 + 3 * (process.pid % 900);

type StartContentServer = Parameters<Parameters<typeof test>[2]>[0]['startContentServer'];

/** Starts the editor over a copy of the content and opens its page. */
export async function openEditor(browser: Browser, startContentServer: StartContentServer) {
  const server = startContentServer('edit/main.ts', PORT);
  const address = await server.printed(
    (text) => /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//.exec(text)?.[0],
  );
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1600, height: 900 },
    // Contrast is that of colors, not of a transition between them.
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  await page.goto(address);
  const tree = page.getByRole('navigation', { name: 'What to edit' });
  return { page, address, folder: server.folder, tree, preview: page.frameLocator('iframe') };
}

/** Returns the two controls of a text in the form. */
export const findTexts = (page: Page, name: string) => {
  const group = page.getByRole('group', { name, exact: true });
  return {
    ko: group.getByRole('textbox', { name: 'Korean' }),
    en: group.getByRole('textbox', { name: 'English' }),
  };
};

/** Creates a PNG file of a width in pixels. */
export async function createPicture(page: Page, width: number): Promise<Buffer> {
  const url = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas');
    canvas.width = pixels;
    canvas.height = 600;
    const context = canvas.getContext('2d');
    if (context) {
      context.fillStyle = 'steelblue';
      context.fillRect(0, 0, pixels / 2, 600);
    }
    return canvas.toDataURL('image/png');
  }, width);
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}
