import { existsSync, readFileSync, statSync } from 'node:fs';
import { get, request } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@site/contract/language';
import type { SiteManifest } from '@site/contract/renderer';

import { kindOf, scriptsOf, type PageKind } from '../../scripts/bench/pageScripts.ts';
import { securityHeaders } from '../../server/http/headers.ts';
import { library, manifest as site } from '../fixtures/site.ts';

/** What the first ten segments of a connection carry: one round trip, the same for pages with live data; in bytes. */
const HTML = 14_336;
/** Status line and headers of a page over TLS, in bytes. */
const HEADERS = 1500;
/** The stylesheet that all pages share, fetched once per visit; in KiB, compressed with brotli 11. */
const STYLESHEET = 24;
/** Budgets of scripts in KiB, compressed with brotli 11. */
/** What every page fetches before an interaction: `afterPaint.ts` and React. */
const BEFORE_INTENT = 60;
/** All, by what a page does. */
const SCRIPT: Readonly<Record<PageKind, number>> = {
  content: 111,
  search: 114,
  tabs: 115,
  form: 136,
  hotline: 145,
};

const DIST = path.resolve('app/dist');
const kibibytes = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;

const name = ({ path: at, tab, language }: SiteManifest['pages'][number]) =>
  `${at}${tab ? `?tab=${tab}` : ''} in ${language}`;

test('every finished page arrives in one round trip', () => {
  const heavy = site.pages
    .map((page) => ({
      page: name(page),
      size: kibibytes(path.join(DIST, 'pages', page.file)) * 1024,
    }))
    .filter(({ size }) => size > HTML);
  expect(heavy).toEqual([]);
});

/** The number of an item of a list. */
const idOf = (item: 'press' | 'notices' | 'patents' | 'recruitments' | undefined) =>
  (item && library.publicData?.[item][2]?.id) ?? 1;

/** The size of the status line and the headers that an address is answered with, in bytes. */
const headersSize = (address: string, language: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Cookie: `language=${language}` };
    request(address, { method: 'HEAD', headers }, (answer) => {
      const { rawHeaders } = answer;
      answer.resume();
      // Each name ends with a colon and a space, each value with the end of its line.
      const fields = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
      resolve('HTTP/1.1 200 OK\r\n\r\n'.length + fields);
    })
      .on('error', reject)
      .end();
  });

test('the headers of every page stay within their budget', async ({ baseURL }) => {
  // The visits are not over TLS.
  const { 'Strict-Transport-Security': hsts = '' } = securityHeaders({
    production: true,
    hstsIncludeSubDomains: true,
  });
  const overTls = `Strict-Transport-Security: ${hsts}\r\n`.length;
  const addresses = new Set([
    ...site.routes.map(({ path: at, item }) => at.replace('{id}', String(idOf(item)))),
    ...site.pages.map(({ path: at, tab }) => (tab ? `${at}?tab=${tab}` : at)),
  ]);
  const sizes = await Promise.all(
    [...addresses].flatMap((address) =>
      LANGUAGES.map(async (language) => ({
        page: `${address} in ${language}`,
        size: overTls + (await headersSize(new URL(address, baseURL).href, language)),
      })),
    ),
  );
  expect(sizes.filter(({ size }) => size > HEADERS)).toEqual([]);
});

/** What an address answers with, compressed. */
const transferred = (address: string, language: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Cookie: `language=${language}` };
    get(address, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Buffer.concat(chunks)));
    }).on('error', reject);
  });

/** How much script a page names, in KiB. */
function scriptSizes(html: string) {
  const { beforeIntent, all } = scriptsOf(html);
  // `afterPaint.ts` and React; the entry and modules.
  expect(beforeIntent).toHaveLength(2);
  expect(all.length).toBeGreaterThan(2);
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + kibibytes(path.join(DIST, 'client', file)), 0);
  return { beforeIntent: sizeOf(beforeIntent), all: sizeOf(all) };
}

for (const { path: at, live, list, item, search } of site.routes)
  if (live || list || item || search)
    test(`${at} with its data arrives in one round trip, and its script keeps its budget`, async ({
      baseURL,
    }) => {
      const address = baseURL + at.replace('{id}', String(idOf(item)));
      for (const language of ['ko', 'en']) {
        // What was rendered for a request is compressed at the highest level afterwards.
        await expect
          .poll(async () => (await transferred(address, language)).length, { message: language })
          .toBeLessThanOrEqual(HTML);
        const html = brotliDecompressSync(await transferred(address, language)).toString();
        const { beforeIntent, all } = scriptSizes(html);
        expect(beforeIntent).toBeLessThanOrEqual(BEFORE_INTENT);
        expect(all).toBeLessThanOrEqual(SCRIPT.tabs);
      }
    });

test('every finished page paints without another request', () => {
  for (const page of site.pages) {
    const html = readFileSync(path.join(DIST, 'pages', page.file), 'utf8');
    // The one stylesheet is linked after the first screen, so that it holds up nothing before it.
    const [head = '', body = ''] = html.split('<body>', 2);
    // A system that is light does not wait for the dark mode.
    const [before = '', after] = head.split('<link media="(prefers-color-scheme:dark)"');
    expect(after, name(page)).toMatch(/^ rel="stylesheet" href="[^"]+"><\/head>$/);
    expect(before, name(page)).not.toMatch(/<link[^>]+rel="?(?:stylesheet|modulepreload)/);
    const [first = '', ...links] = body.split('<link rel="stylesheet"');
    expect(first, name(page)).toContain('<h1');
    expect(links, name(page)).toHaveLength(1);
    // A drawing of the first screen may be named early; it holds up nothing.
    expect(html, name(page)).not.toMatch(/<link rel="preload" as="(?!image")/);
    expect(html, name(page)).not.toMatch(/<script[^>]+\ssrc=/);
    expect(html, name(page)).not.toMatch(/@import/);
  }
});

test('all pages share one stylesheet, which keeps its budget', () => {
  const links = site.pages.map((page) => {
    const html = readFileSync(path.join(DIST, 'pages', page.file), 'utf8');
    return /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? '';
  });
  const [stylesheet = '', ...others] = new Set(links);
  expect(others).toEqual([]);
  expect(kibibytes(path.join(DIST, 'client', stylesheet))).toBeLessThanOrEqual(STYLESHEET);
});

test('the script of every page keeps its budget, before an interaction and with its content in one language', () => {
  const heavy = site.pages.flatMap((page) => {
    const html = readFileSync(path.join(DIST, 'pages', page.file), 'utf8');
    const { beforeIntent, all } = scriptSizes(html);
    const kind = kindOf(site, page.path);
    return all > SCRIPT[kind] || beforeIntent > BEFORE_INTENT
      ? [{ page: name(page), kind, beforeIntent, all }]
      : [];
  });
  expect(heavy).toEqual([]);
});

test('every page that can be shared has its card', () => {
  for (const page of site.pages) {
    const html = readFileSync(path.join(DIST, 'pages', page.file), 'utf8');
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(Boolean(card) || html.includes('content="noindex"'), name(page)).toBe(true);
    if (card)
      expect(kibibytes(path.join(DIST, 'client', new URL(card).pathname)), card).toBeLessThan(200);
  }
});
