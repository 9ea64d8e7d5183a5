/** What searches find, how long the server takes for them, and for what is offered while they are typed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES, type Language } from '@site/contract/language';
import { API } from '@site/contract/paths';
import type { SearchAnswer } from '@site/contract/search';

import { ROOT } from '../run.ts';
import { startBenchServer } from './server.ts';
import { against, median, percentile, type Figure } from './table.ts';

/** The searches that the test of relevance asks, and the number of rounds. */
const SEARCHES = path.join(ROOT, 'tests', 'sample', 'searches.json');
const ROUNDS = 5;

type Searches = Record<Language, readonly (readonly [words: string, href: string])[]>;

/** Asks the searches of `tests/sample/searches.json`. */
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
  /** The share of searches whose page is the very first hit, and whose page is on the first screen. */
  const precisionOf = async (): Promise<readonly [first: number, screen: number]> => {
    const all = LANGUAGES.flatMap((lang) => searches[lang].map(([q, href]) => ({ lang, q, href })));
    const hits = { first: 0, screen: 0 };
    for (const { lang, q, href } of all) {
      const address = `${API.searches}?${new URLSearchParams({ q, lang }).toString()}`;
      const { groups } = (await (await fetch(server.url + address)).json()) as SearchAnswer;
      const shown = [
        ...(groups[0]?.hits.slice(0, 3) ?? []),
        ...groups.slice(1, 3).flatMap((group) => group.hits.slice(0, 1)),
      ].map((hit) => hit.href);
      if (shown[0] === href) hits.first += 1;
      if (shown.includes(href)) hits.screen += 1;
    }
    return [(hits.first / all.length) * 100, (hits.screen / all.length) * 100];
  };
  try {
    const [first, screen] = await precisionOf();
    const found = await timesOf(API.searches);
    const offered = await timesOf(API.suggestions);
    return [
      against('searches whose page is the first hit', first, '%', { atLeast: 80 }),
      against('searches whose page is on the first screen', screen, '%', { atLeast: 100 }),
      against('a search, half of them within', median(found), 'ms', { atMost: 20 }),
      against('a search, 99 of 100 within', percentile(found, 0.99), 'ms', { atMost: 20 }),
      against('suggestions, 99 of 100 within', percentile(offered, 0.99), 'ms', { atMost: 20 }),
    ];
  } finally {
    await server.stop();
  }
}
