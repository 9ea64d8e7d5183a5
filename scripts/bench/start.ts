/** How soon a built site is served, and what it takes up with every page in memory. */
import { PATHS } from '@site/contract/paths';

import { startBenchServer } from './server.ts';
import { addressOf, readSite } from './site.ts';
import { against, median, type Figure } from './table.ts';

const STARTS = 5;

/** Starts the server several times. */
export async function measure(): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let index = 0; index < STARTS; index += 1) {
    const started = performance.now();
    const server = await startBenchServer();
    // A page with live data, which may have to be rendered first.
    await (await fetch(server.url + PATHS.home)).text();
    times.push(performance.now() - started);
    await server.stop();
  }
  const server = await startBenchServer();
  try {
    const pages = readSite().pages.filter(({ status }) => status === 200);
    for (const page of pages) await (await fetch(server.url + addressOf(page))).text();
    const memory = server.memory();
    return [
      against('until it has answered with the home page', median(times) / 1000, 's', { atMost: 1 }),
      memory === undefined
        ? { what: 'memory after every page was read', figure: 'unknown here' }
        : against('memory after every page was read', memory, 'MiB', { atMost: 200 }),
    ];
  } finally {
    await server.stop();
  }
}
