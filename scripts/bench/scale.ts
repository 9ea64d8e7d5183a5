/** What the server takes with many times the public data: start, memory, a list, an article, a search. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { API, withId, PATHS } from '@site/contract/paths';

import { ROOT } from '../run.ts';
import { startBenchServer } from './server.ts';
import { median, rounded, type Figure } from './table.ts';

/** How many items of each collection: those there are, and multiples of them. */
const MULTIPLES = [1, 10, 100];
const ROUNDS = 60;

type Items = ReadonlyArray<{ readonly id: number }>;

/** The public data with every item repeated under a number of its own. */
function multiply(data: Readonly<Record<string, Items>>, times: number): Record<string, Items> {
  return Object.fromEntries(
    Object.entries(data).map(([name, items]) => [
      name,
      Array.from({ length: times }, (_, copy) =>
        items.map((item) => ({ ...item, id: item.id + copy * items.length })),
      ).flat(),
    ]),
  );
}

export async function measure(): Promise<readonly Figure[]> {
  const data = JSON.parse(readFileSync(path.join(ROOT, 'db.json'), 'utf8')) as Record<
    string,
    Items
  >;
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-scale-'));
  const file = path.join(folder, 'db.json');
  const figures: Figure[] = [];
  try {
    for (const times of MULTIPLES) {
      const multiplied = multiply(data, times);
      writeFileSync(file, JSON.stringify(multiplied));
      const count = Object.values(multiplied).reduce((sum, items) => sum + items.length, 0);
      const started = performance.now();
      const server = await startBenchServer({ PUBLIC_DATA_FILE: file });
      const start = performance.now() - started;
      /** The median time of an answer; the first one, which may render the page, apart. */
      const timesOf = async (address: string): Promise<string> => {
        const all: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const asked = performance.now();
          const response = await fetch(server.url + address);
          await response.text();
          if (!response.ok) throw new Error(`${address} is answered ${response.status}.`);
          all.push(performance.now() - asked);
        }
        const [first = 0, ...rest] = all;
        return `${rounded(median(rest))} ms, the first ${rounded(first)} ms`;
      };
      try {
        const add = (what: string, figure: string) =>
          figures.push({ what: `${rounded(count)} items: ${what}`, figure });
        add('until it answers', `${rounded(start)} ms`);
        add('a page of the list', await timesOf(`${PATHS.press}?page=2`));
        add('an article', await timesOf(withId(PATHS.pressView, 2)));
        add(
          'a search',
          await timesOf(
            `${API.searches}?${new URLSearchParams({ q: 'EMC', lang: 'ko' }).toString()}`,
          ),
        );
        const memory = server.memory();
        add('memory', memory === undefined ? 'unknown here' : `${rounded(memory)} MiB`);
      } finally {
        await server.stop();
      }
    }
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
