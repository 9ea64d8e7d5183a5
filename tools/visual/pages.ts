/** The pages of the site that a change can affect, photographed as served. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';

import { ROOT } from '../../scripts/run.ts';
import { FIXED_DATE, openContext, takeScreenshot } from './browser.ts';
import { chooseCauses } from './causes.ts';
import { splitIntoChunks, forEachConcurrent } from './concurrency.ts';
import { findDifferences, computeFingerprint } from './fingerprint.ts';
import { getPictureFile } from './picture.ts';
import { getBaseFolder, explain, type Review, type TakenPictures } from './review.ts';
import { listDifferingTexts, type Texts } from './texts.ts';
import { buildSite, CACHE, getChange } from './tree.ts';

const LANGUAGES = ['ko', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
const WIDTHS = [360, 768, 1440];
/** Every width in both languages; dark mode once, because it only changes colors. */
const VIEWS = [
  ...LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ language, width, dark: false }))),
  { language: 'ko', width: 1440, dark: true },
] as const satisfies readonly { language: Language; width: number; dark: boolean }[];
/** Item pages of a collection share a layout: one per collection is photographed. */
const ITEM = /^\/(press|notice)\/view\//;
/** Pages that are not in the sitemap, because they depend on query parameters. */
const QUERY_PAGES = ['/home/compare?product=ccu&product=gateway', '/search?q=ICCB'];
/** If a change affects more pages than these, only these are photographed; `--all` takes all. */
const PAGES_PER_CAUSE = 3;
/** Number of pages that are shown in one browser context. */
const PAGES_PER_CONTEXT = 12;
/** Files that are not in the built site. */
const NOT_BUILT =
  /^(?:docs|tests|scripts|tools|deploy|edit|brands|\.storybook|\.github|\.changeset)\/|\.(?:md|mdx)$|\.(?:test|stories|guidance|example)\.tsx?$|\/src\/(?:stories|testing)\/|\.docs\.json$|\.transcript\.txt$/;

interface Shot {
  readonly address: string;
  readonly view: (typeof VIEWS)[number];
}

const getName = ({ address, view: { language, width, dark } }: Shot): string =>
  getPictureFile(address, language, String(width), ...(dark ? ['dark'] : [])).replace(/\.png$/, '');

/** Starts the server of a source tree on a free port at a fixed time; `stop` ends it and deletes its data. */
async function serve(tree: string) {
  const data = await mkdtemp(path.join(tmpdir(), 'site-visual-'));
  const server = spawn(process.execPath, [...FIXED_DATE, 'server/main.ts'], {
    cwd: tree,
    env: { ...process.env, PORT: '0', DATA_DIR: data, PUBLIC_ORIGIN: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const match = /http:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (match) resolve(match[0]);
    };
    server.stdout.on('data', listen);
    server.stderr.on('data', listen);
    server.on('exit', () =>
      reject(new Error(`The server of ${tree} exited during its start:\n${output}`)),
    );
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    server.kill();
    await once(server, 'exit');
    await rm(data, { recursive: true });
  };
  return { origin, stop };
}

/** Returns the addresses of pages: those of the sitemap and `QUERY_PAGES`. */
async function getAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const addresses = new Set(QUERY_PAGES);
  const kinds = new Set<string>();
  for (const [, address = ''] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, searchParams } = new URL(address.replaceAll('&amp;', '&'));
    const kind = ITEM.exec(pathname)?.[1];
    if (kind && kinds.has(kind)) continue;
    if (kind) kinds.add(kind);
    searchParams.delete('lang');
    addresses.add(searchParams.size ? `${pathname}?${searchParams.toString()}` : pathname);
  }
  return [...addresses];
}

/** Page views are not counted: the counts on lists would depend on the order of requests. */
const NOT_READING = { 'Sec-Purpose': 'prefetch' };

/** Returns a function that reads a document and its stylesheets for both modes. */
function createReader(origin: string) {
  const sheets = new Map<string, Promise<string>>();
  const text = async (at: string, language: Language) => {
    const response = await fetch(new URL(at, origin), {
      headers: { ...NOT_READING, Cookie: `language=${language}` },
    });
    return response.ok ? await response.text() : '';
  };
  const sheet = (href: string) => {
    const pendingSheet = sheets.get(href) ?? text(href, 'ko');
    sheets.set(href, pendingSheet);
    return pendingSheet;
  };
  return async (address: string, language: Language) => {
    const html = (await text(address, language)).replaceAll(origin, '');
    const links = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([link]) => ({
      dark: link.includes('prefers-color-scheme:dark'),
      href: /href="([^"]+)"/.exec(link)?.[1] ?? '',
    }));
    const texts = await Promise.all(
      links.map(async ({ dark, href }) => ({ dark, css: await sheet(href) })),
    );
    return { html, texts };
  };
}

/** How the documents of a page differ. */
interface PageDifference {
  readonly differences: readonly string[];
  readonly texts: Texts | undefined;
}

/** Returns the differences of each page and view between two servers, without equal pages. */
async function compareDocuments(
  addresses: readonly string[],
  [baseOrigin, currentOrigin]: readonly [base: string, current: string],
): Promise<Map<Shot, PageDifference>> {
  const [readBase, readCurrent] = [createReader(baseOrigin), createReader(currentOrigin)];
  const differences = new Map<Shot, PageDifference>();
  for (const address of addresses)
    for (const language of LANGUAGES) {
      const [before, after] = await Promise.all([
        readBase(address, language),
        readCurrent(address, language),
      ]);
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      for (const view of VIEWS.filter((candidate) => candidate.language === language)) {
        const [oldPrint, newPrint] = [before, after].map(({ html, texts }) =>
          computeFingerprint(
            html,
            texts.filter(({ dark }) => view.dark || !dark).map(({ css }) => css),
            view,
          ),
        ) as [ReturnType<typeof computeFingerprint>, ReturnType<typeof computeFingerprint>];
        const differing = findDifferences(oldPrint, newPrint);
        if (differing.length > 0)
          differences.set(
            { address, view },
            { differences: differing, texts: listDifferingTexts(before.html, after.html) },
          );
      }
    }
  return differences;
}

/** Photographs the pages that `origin` serves, into `target`. */
async function capturePages(
  browser: Browser,
  origin: string,
  target: string,
  shots: readonly Shot[],
): Promise<void> {
  const groups = [...Map.groupBy(shots, ({ view }) => view)].flatMap(([view, viewShots]) =>
    splitIntoChunks(viewShots, PAGES_PER_CONTEXT).map((chunk) => ({ view, shots: chunk })),
  );
  await forEachConcurrent(groups, async ({ view: { language, width, dark }, shots: chunk }) => {
    const context = await openContext(browser, width, {
      colorScheme: dark ? 'dark' : 'light',
      extraHTTPHeaders: NOT_READING,
    });
    await context.addCookies([{ name: 'language', value: language, url: origin }]);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    for (const shot of chunk) {
      await page.goto(origin + shot.address);
      // Scripts of the page show its font after the first paint. They hydrate it at the first interaction, later.
      await page.waitForFunction(() => document.documentElement.classList.contains('font'));
      await takeScreenshot(page, session, path.join(target, `${getName(shot)}.png`));
    }
    await context.close();
  });
}

/** Selects a few pages, far apart in the sitemap, among pages with the same difference. */
function chooseRepresentatives(shots: ReadonlyMap<Shot, PageDifference>): Shot[] {
  return [...Map.groupBy(shots, ([, { differences }]) => differences.join()).values()].flatMap(
    (own) => {
      const addresses = [...new Set(own.map(([{ address }]) => address))];
      const step = Math.max(1, addresses.length / PAGES_PER_CAUSE);
      const chosenNames = new Set(
        Array.from(
          { length: Math.min(PAGES_PER_CAUSE, addresses.length) },
          (_, index) => addresses[Math.floor(index * step)],
        ),
      );
      return own.map(([shot]) => shot).filter(({ address }) => chosenNames.has(address));
    },
  );
}

const buildBase = async (tree: string): Promise<void> => {
  if (!existsSync(path.join(tree, 'app', 'dist', 'site.json'))) await buildSite(tree);
};

/** Takes the pictures of pages that the changed files affect; `undefined` if they affect none. */
export async function reviewPages(review: Review): Promise<TakenPictures | undefined> {
  const changedFiles = review.changed.filter((file) => !NOT_BUILT.test(file));
  if (changedFiles.length === 0 && !review.all) return undefined;
  const { browser, tree } = review;
  await Promise.all([buildSite(ROOT), buildBase(tree)]);
  const [baseServer, server] = await Promise.all([serve(tree), serve(ROOT)]);
  try {
    const addresses = await getAddresses(server.origin);
    const differing = await compareDocuments(addresses, [baseServer.origin, server.origin]);
    const every = addresses.flatMap((address) => VIEWS.map((view) => ({ address, view })));
    const shots = review.all ? every : chooseRepresentatives(differing);
    const getPages = (some: Iterable<Shot>) => new Set([...some].map(({ address }) => address));
    explain(
      'pages',
      { chosen: getPages(differing.keys()).size, all: addresses.length },
      new Map(
        [...Map.groupBy(differing, ([, { differences }]) => differences.join(', '))].map(
          ([cause, own]) => [
            `${cause} (${own.length} pictures)`,
            getPages(own.map(([shot]) => shot)).size,
          ],
        ),
      ),
    );
    if (shots.length < differing.size)
      console.log(
        `    photographed: ${getPages(shots).size}, at most ${PAGES_PER_CAUSE} for the same difference (--all photographs the others)`,
      );
    if (shots.length === 0) return undefined;

    const baseFolder = getBaseFolder('pages', review);
    const currentFolder = path.join(CACHE, 'pages', 'now');
    await mkdir(baseFolder, { recursive: true });
    await rm(currentFolder, { recursive: true, force: true });
    await mkdir(currentFolder, { recursive: true });
    const knownAddresses = new Set(await getAddresses(baseServer.origin));
    const missing = shots.filter(
      (shot) =>
        knownAddresses.has(shot.address) &&
        !existsSync(path.join(baseFolder, `${getName(shot)}.png`)),
    );
    await Promise.all([
      capturePages(browser, server.origin, currentFolder, shots),
      capturePages(browser, baseServer.origin, baseFolder, missing),
    ]);
    const takenNames = new Set(shots.map(getName));
    const changes = await Promise.all(changedFiles.map((file) => getChange(review.base, file)));
    const byName = new Map(
      [...differing].map(([shot, difference]) => [getName(shot), { shot, ...difference }]),
    );
    return {
      before: baseFolder,
      after: currentFolder,
      isCompared: (picture) => takenNames.has(picture),
      findCauses: (picture) => chooseCauses(byName.get(picture)?.differences ?? [], changes),
      getTexts: (picture) => byName.get(picture)?.texts,
      getAddress: (picture) => {
        const shot = byName.get(picture)?.shot;
        return shot && `http://localhost:3000${shot.address}`;
      },
    };
  } finally {
    await Promise.all([baseServer.stop(), server.stop()]);
  }
}
