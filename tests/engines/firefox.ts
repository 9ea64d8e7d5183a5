import puppeteer from 'puppeteer-core';

import type { Engine } from './visitor.ts';

/** Starts the Firefox at `FIREFOX_PATH`, which supports WebDriver BiDi. */
export async function startFirefox(origin: string): Promise<Engine> {
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX_PATH'] ?? '',
  });
  return {
    async openTab() {
      const context = await firefox.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('console', (entry) => {
        if (entry.type() === 'error') problems.push(entry.text());
      });
      // Uncaught errors, and messages of the browser about a page: violations of its policy.
      page.on('pageerror', (error) => problems.push(String(error)));
      return {
        open: (address) => page.goto(origin + address),
        run: (source) => page.evaluate(source) as Promise<string>,
        click: (x, y) => page.mouse.click(x, y),
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        resize: (width, height) => page.setViewport({ width, height }),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => firefox.close(),
  };
}
