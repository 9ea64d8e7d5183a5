/** How long the server takes for a search, and for what is offered while it is typed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';
import { API } from '@site/contract/paths';

import { ROOT } from '../run.ts';
import { startBenchServer } from './server.ts';
import { against, median, percentile, type Figure } from './table.ts';

/** The searches that the test of relevance asks, and the number of rounds. */
const SEARCHES = path.join(ROOT, 'tests', 'server', 'fixture', 'searches.json');
const ROUNDS = 5;

type Searches = Record<Language, readonly (readonly [words: string, href: string])[]>;

export async function measure(): Promise<readonly Figure[]> {
  const searches = JSON.parse(await readFile(SEARCHES, 'utf8')) as Searches;
  const server = await startBenchServer();
  const ask = async (address: string): Promise<number> => {
    const started = performance.now();
    await (await fetch(server.url + address)).text();
    return performance.now() - started;
  };
  /** One after the other, as one visitor asks; the first round warms up. */
  const round = async (api: string): Promise<number[]> => {
    const times: number[] = [];
    for (const lang of LANGUAGES)
      for (const [q] of searches[lang])
        times.push(await ask(`${api}?${new URLSearchParams({ q, lang }).toString()}`));
    return times;
  };
  const timesOf = async (api: string): Promise<number[]> => {
    await round(api);
    const times: number[] = [];
    for (let index = 0; index < ROUNDS; index += 1) times.push(...(await round(api)));
    return times;
  };
  try {
    const found = await timesOf(API.searches);
    const offered = await timesOf(API.suggestions);
    return [
      against('a search, half of them within', median(found), 'ms', { atMost: 20 }),
      against('a search, 99 of 100 within', percentile(found, 0.99), 'ms', { atMost: 20 }),
      against('suggestions, 99 of 100 within', percentile(offered, 0.99), 'ms', { atMost: 20 }),
    ];
  } finally {
    await server.stop();
  }
}
