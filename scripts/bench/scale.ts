/**
 * What a larger site takes: many times the content (build, check, start, memory, pages, searches), and many
 * times the public data (start, memory, a list, an article, a search).
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  API,
  areaPath,
  PATHS,
  PRODUCT_PARAMETER,
  SITEMAP,
  TAB_PARAMETER,
  withId,
} from '@site/contract/paths';

import { readPageSizes, ROUND_TRIP } from '../../content/fullness.ts';
import { ROOT, run } from '../run.ts';
import { writeLargerSite, type SiteSize } from './larger-site.ts';
import { endedChildrenTime, processorTime } from './processorTime.ts';
import { startBenchServer, type BenchServer } from './server.ts';
import { median, rounded, type Figure } from './table.ts';

/** How many items of each collection: those there are, and multiples of them. */
const MULTIPLES = [1, 10, 100];
/** How often an address is asked for: the system counts processor time in hundredths of a second. */
const ROUNDS = 200;

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

/** About what this site holds, and multiples of it. */
const SIZES: readonly SiteSize[] = [
  { products: 21, pages: 50, press: 100 },
  { products: 63, pages: 150, press: 300 },
  { products: 210, pages: 500, press: 1000 },
];
/** The file of one text, which is changed before a build. */
const CHANGED = 'content/pages/greeting.json';

const searchFor = (q: string): string =>
  `${API.searches}?${new URLSearchParams({ q, lang: 'ko' }).toString()}`;

/** The times of answers to an address, one after the other, in milliseconds. */
async function timesOf(server: BenchServer, address: string, rounds = ROUNDS): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const asked = performance.now();
    const response = await fetch(server.url + address);
    await response.text();
    if (!response.ok) throw new Error(`${address} is answered ${response.status}.`);
    times.push(performance.now() - asked);
  }
  return times;
}

/** The median time of answers to an address, and how much of the processor the server uses for one. */
async function medianTime(server: BenchServer, address: string, rounds?: number): Promise<string> {
  const before = processorTime(server.pid);
  const times = await timesOf(server, address, rounds);
  const processor = (1000 * (processorTime(server.pid) - before)) / times.length;
  return `${rounded(median(times))} ms (${rounded(processor)} ms)`;
}

/** How long a server took to start, and how much of the processor. */
const startOf = (server: BenchServer, milliseconds: number): string =>
  `${rounded(milliseconds / 1000)} s (${rounded(processorTime(server.pid))} s)`;

/** Runs a program of a site in its folder. @returns how long it took, and how much of the processor */
async function timeOf(folder: string, program: string): Promise<string> {
  const before = endedChildrenTime();
  const { status, output, seconds } = await run('node', [program], { cwd: folder, quiet: true });
  if (status !== 0) throw new Error(output);
  return `${rounded(seconds)} s (${rounded(endedChildrenTime() - before)} s)`;
}

type Row = readonly [what: string, figure: string];

/** How long a site takes to be built and checked, and how large its pages are. */
async function measureBuilds(folder: string): Promise<Row[]> {
  const anew = await timeOf(folder, 'app/site-build/build.ts');
  const again = await timeOf(folder, 'app/site-build/build.ts');
  const file = path.join(folder, CHANGED);
  writeFileSync(file, readFileSync(file, 'utf8').replace('니다.', '니다!'));
  const changed = await timeOf(folder, 'app/site-build/build.ts');
  const sizes = (readPageSizes(folder) ?? []).toSorted((a, b) => b.bytes - a.bytes);
  const [fullest] = sizes;
  const search = path.join(folder, 'app/dist/search.json');
  return [
    ['a build, nothing cached (processor)', anew],
    ['a build, everything cached', again],
    ['a build, everything cached, one text changed', changed],
    ['the check of the content', await timeOf(folder, 'content/check.ts')],
    ['pages and tabs, measured in both languages', rounded(sizes.length)],
    ['of them above a round trip', rounded(sizes.filter(({ bytes }) => bytes > ROUND_TRIP).length)],
    ['the fullest page', `${rounded((fullest?.bytes ?? 0) / 1024)} KiB`],
    ['texts for the search', `${rounded(statSync(search).size / 1024)} KiB`],
  ];
}

/** How a site is served: start, memory and answers. */
async function measureServer(folder: string): Promise<Row[]> {
  const started = performance.now();
  const server = await startBenchServer({
    DIST_DIR: path.join(folder, 'app', 'dist'),
    PUBLIC_DATA_FILE: path.join(folder, 'db.json'),
  });
  const start = startOf(server, performance.now() - started);
  try {
    const product = `${areaPath('connected')}?${TAB_PARAMETER}=junction-block`;
    const compared = ['junction-block', 'spdu', 'gateway'].map((one) => [PRODUCT_PARAMETER, one]);
    const comparison = `${PATHS.compare}?${new URLSearchParams(compared).toString()}`;
    const timeOfPage = (address: string, rounds?: number) => medianTime(server, address, rounds);
    // The first search waits for the index.
    const index = await timesOf(server, searchFor('EMC'), 1);
    const rows: Row[] = [
      ['until it answers (processor)', start],
      ['the first search', `${rounded(index[0] ?? 0)} ms`],
      ['a search', await timeOfPage(searchFor('EMC'))],
      ['a search that finds nearly all', await timeOfPage(searchFor('전압'))],
      ['a page of the press list', await timeOfPage(`${PATHS.press}?page=2`)],
      ['a press item', await timeOfPage(withId(PATHS.pressView, 2))],
      ['a product', await timeOfPage(product)],
      ['a comparison of three products', await timeOfPage(comparison, 20)],
      ['the sitemap', await timeOfPage(SITEMAP)],
    ];
    const memory = server.memory();
    return [...rows, ['memory', memory === undefined ? 'unknown here' : `${rounded(memory)} MiB`]];
  } finally {
    await server.stop();
  }
}

/** Sites of growing size, built and served, in columns beside each other: a line, or a cliff. */
async function measureContent(): Promise<Figure[]> {
  const columns: Row[][] = [];
  for (const [index, size] of SIZES.entries()) {
    const folder = await writeLargerSite(String(index + 1), size);
    const column = [...(await measureBuilds(folder)), ...(await measureServer(folder))];
    columns.push(column);
    rmSync(folder, { recursive: true, force: true });
    // The largest site takes minutes: what is known of the others is not lost with it.
    console.log(`  ${Object.values(size).join(' / ')}`);
    for (const [what, figure] of column) console.log(`    ${figure.padStart(16)}  ${what}`);
  }
  const headings = SIZES.map(({ products, pages, press }) => `${products} / ${pages} / ${press}`);
  const rows = [
    ['products / pages / press items', ...headings],
    ...(columns[0] ?? []).map(([what], row) => [
      what,
      ...columns.map((column) => column[row]?.[1] ?? ''),
    ]),
  ];
  const width = Math.max(...rows.flatMap(([, ...cells]) => cells.map((cell) => cell.length)));
  return rows.map(([what = '', ...cells]) => ({
    what,
    figure: cells.map((cell) => cell.padStart(width)).join('  '),
  }));
}

async function measurePublicData(): Promise<Figure[]> {
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
      const start = startOf(server, performance.now() - started);
      /** The first answer, which may render the page or wait for the index, apart. */
      const answered = async (address: string): Promise<string> => {
        const [first = 0] = await timesOf(server, address, 1);
        return `${await medianTime(server, address)}, the first ${rounded(first)} ms`;
      };
      try {
        const add = (what: string, figure: string) =>
          figures.push({ what: `${rounded(count)} items: ${what}`, figure });
        add('until it answers (processor)', start);
        // Waits for the index, which would be made beside the others.
        add('a search', await answered(searchFor('EMC')));
        add('a page of the list', await answered(`${PATHS.press}?page=2`));
        add('an article', await answered(withId(PATHS.pressView, 2)));
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

/** Measures copies of the site with many times its content and public data. */
export async function measure(): Promise<readonly Figure[]> {
  return [...(await measureContent()), ...(await measurePublicData())];
}
