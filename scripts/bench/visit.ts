/**
 * What one visitor asks for who reads four pages: how many requests, how many bytes, and which of them any cache
 * between could have answered. For reckoning how many visitors a server or a CDN has to bear.
 */
import type { Response } from 'playwright';

import { launch } from './browser.ts';
import { startBenchServer } from './server.ts';
import { rounded, type Figure } from './table.ts';

/** Read in turn, each with all its parts. */
const PAGES = ['/home/main', '/home/connected?tab=junction-block', '/home/intro', '/home/inquiry'];
const KIBIBYTE = 1024;

interface Total {
  requests: number;
  bytes: number;
}

async function add(total: Total, response: Response): Promise<void> {
  const { responseBodySize, responseHeadersSize } = await response.request().sizes();
  total.requests += 1;
  total.bytes += responseBodySize + responseHeadersSize;
}

/** Reads the pages as one visitor does. */
export async function measure(): Promise<readonly Figure[]> {
  const server = await startBenchServer();
  const browser = await launch();
  try {
    const page = await browser.newPage();
    const immutable: Total = { requests: 0, bytes: 0 };
    const asked: Total = { requests: 0, bytes: 0 };
    const counting: Promise<void>[] = [];
    page.on('response', (response) => {
      const isImmutable = (response.headers()['cache-control'] ?? '').includes('immutable');
      counting.push(add(isImmutable ? immutable : asked, response));
    });
    for (const address of PAGES) {
      await page.goto(server.url + address);
      await page.mouse.move(100, 100);
      await page.waitForLoadState('networkidle');
    }
    await Promise.all(counting);
    const figure = ({ requests, bytes }: Total): string =>
      `${requests} requests, ${rounded(bytes / KIBIBYTE)} KiB`;
    return [
      { what: `${PAGES.length} pages: files that never change`, figure: figure(immutable) },
      { what: `${PAGES.length} pages: documents and data`, figure: figure(asked) },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
