import { existsSync, readFileSync, statSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { LANGUAGES } from '@site/contract/language';
import type { SiteManifest } from '@site/contract/renderer';

import { createSecurityHeaders } from '../../server/http/headers.ts';
import { library, manifest as site } from '../fixtures/site.ts';
import { waitForHydration } from '../e2e/visitor.ts';

/** Budgets of scripts in KiB, compressed with brotli. */
const BEFORE_USE = 66;
/** Status line and headers of a page over TLS, in bytes. */
const HEADERS = 1500;
const SCRIPTS = { page: 135, form: 170 } as const;

const DIST = path.resolve('app/dist');
const getSize = (file: string): number =>
  statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size / 1024;

const getName = ({ path: at, tab, language }: SiteManifest['pages'][number]) =>
  `${at}${tab ? `?tab=${tab}` : ''} in ${language}`;

test('every finished page paints without another request', () => {
  for (const page of site.pages) {
    const html = readFileSync(path.join(DIST, 'pages', page.file), 'utf8');
    const name = getName(page);
    // A system in light mode does not wait for the dark stylesheet.
    const [lightPart = '', darkPart = ''] = html.split('<link media="(prefers-color-scheme:dark)"');
    expect(darkPart, name).toMatch(/^ rel="stylesheet" href="[^"]+"><\/head>/);
    expect(lightPart + darkPart.slice(darkPart.indexOf('>')), name).not.toMatch(
      /<link[^>]+rel="?(?:stylesheet|modulepreload)/,
    );
    // A drawing of the first screen may be preloaded, because it does not block the first paint.
    expect(html, name).not.toMatch(/<link rel="preload" as="(?!image")/);
    expect(html, name).not.toMatch(/<script[^>]+\ssrc=/);
    expect(html, name).not.toMatch(/@import/);
  }
});

test('every page that can be shared has a card', () => {
  for (const page of site.pages) {
    const html = readFileSync(path.join(DIST, 'pages', page.file), 'utf8');
    const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
    expect(Boolean(card) || html.includes('content="noindex"'), getName(page)).toBe(true);
    if (card)
      expect(getSize(path.join(DIST, 'client', new URL(card).pathname)), card).toBeLessThan(200);
  }
});

/** Returns the number of an item of a list. */
const getId = (item: 'press' | 'notices' | 'patents' | 'recruitments' | undefined) =>
  (item && library.publicData?.[item][2]?.id) ?? 1;

/** Returns the size of the status line and the headers of a response, in bytes. */
const getHeadersSize = (address: string, language: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'br', Cookie: `language=${language}` };
    request(address, { method: 'HEAD', headers }, (response) => {
      const { rawHeaders } = response;
      response.resume();
      // Each name ends with a colon and a space, each value with a line break.
      const fields = rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text) + 2, 0);
      resolve('HTTP/1.1 200 OK\r\n\r\n'.length + fields);
    })
      .on('error', reject)
      .end();
  });

test('the headers of every page stay within their budget', async ({ baseURL }) => {
  // The tests do not use TLS.
  const { 'Strict-Transport-Security': hsts = '' } = createSecurityHeaders({
    production: true,
    hstsIncludeSubDomains: true,
  });
  const overTls = `Strict-Transport-Security: ${hsts}\r\n`.length;
  const addresses = new Set([
    ...site.routes.map(({ path: at, item }) => at.replace('{id}', String(getId(item)))),
    ...site.pages.map(({ path: at, tab }) => (tab ? `${at}?tab=${tab}` : at)),
  ]);
  const sizes = await Promise.all(
    [...addresses].flatMap((address) =>
      LANGUAGES.map(async (language) => ({
        page: `${address} in ${language}`,
        size: overTls + (await getHeadersSize(new URL(address, baseURL).href, language)),
      })),
    ),
  );
  expect(sizes.filter(({ size }) => size > HEADERS)).toEqual([]);
});

/** Every kind of page by its islands: one address of each set of islands. */
const ADDRESSES = [
  ...new Map(
    site.routes.flatMap(({ path: at, tabs, form, item, query }) =>
      (typeof form === 'object' ? Object.keys(form) : tabs.slice(0, 1).concat('')).map((tab) => [
        `${JSON.stringify(form)} ${tab && tabs.length > 0} ${item} ${query.join()}`,
        at.replace('{id}', String(getId(item))) + (tab ? `?tab=${tab}` : ''),
      ]),
    ),
  ).values(),
];

for (const address of ADDRESSES)
  test(`the scripts of ${address} keep their budget, before the first interaction and in total`, async ({
    page,
  }) => {
    const sumScripts = async () => {
      const names = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => new URL(name).pathname)
          .filter((name) => name.endsWith('.js')),
      );
      return [...new Set(names)].reduce(
        (sum, name) => sum + getSize(path.join(DIST, 'client', name)),
        0,
      );
    };
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const initialBytes = await sumScripts();
    expect(initialBytes).toBeGreaterThan(0);
    expect(initialBytes).toBeLessThanOrEqual(BEFORE_USE);
    await waitForHydration(page);
    const holdsForm = await page.locator('main form[method=post]').count();
    expect(await sumScripts()).toBeLessThanOrEqual(holdsForm > 0 ? SCRIPTS.form : SCRIPTS.page);
  });
