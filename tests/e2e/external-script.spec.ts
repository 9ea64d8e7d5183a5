import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

import { PATHS } from '@site/contract/paths';

import { getBlocks, getFinishedPage, hasPage, library, plainPages } from '../fixtures/site.ts';
import { expectAccessible, waitForHydration, setLanguageCookie, openPage } from './visitor.ts';

/** A script of another company on a separate port, which counts its requests. */
interface ScriptServer {
  readonly origin: string;
  readonly getRequestCount: () => number;
}

/** A page without a form, with an island that has props: the test replaces it by the map. */
const PAGE = plainPages.find((at) => /data-props=/.test(getFinishedPage(at))) ?? PATHS.home;

const SCRIPT = `globalThis.siteMap = (element, places) => {
  element.textContent = 'Map of ' + places.map(({ name }) => name).join();
};`;

async function serveScript(): Promise<{ server: Server; script: ScriptServer }> {
  let count = 0;
  const server = createServer((_request, response) => {
    count += 1;
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(SCRIPT);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return { server, script: { origin: `http://127.0.0.1:${port}`, getRequestCount: () => count } };
}

/** Two script servers, and the site that allows the first one. */
const test = base.extend<{ allowedServer: ScriptServer; otherServer: ScriptServer; site: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that a function needs from its pattern.
  allowedServer: async ({}, use) => {
    const { server, script } = await serveScript();
    await use(script);
    server.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- As above.
  otherServer: async ({}, use) => {
    const { server, script } = await serveScript();
    await use(script);
    server.close();
  },
  site: async ({ allowedServer }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'site-scripts-'));
    const child = spawn(process.execPath, ['server/main.ts'], {
      env: {
        ...process.env,
        PORT: '0',
        DATA_DIR: folder,
        PREPARE_PAGES: 'false',
        ALLOWED_SCRIPT_ORIGINS: allowedServer.origin,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      child.on('exit', () => reject(new Error(output)));
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const [, origin] = /Site\s+(http:\/\/\S+:\d+)\//.exec(output) ?? [];
        if (origin) resolve(origin);
      });
    });
    await use(address);
    await new Promise((resolve) => {
      child.removeAllListeners('exit').on('exit', resolve).kill('SIGTERM');
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

/**
 * Adds a block with the script of another company to a page without one. Headers and client code are those of the
 * server.
 */
async function addMap(page: Page, address: string, script: string): Promise<void> {
  await page.goto(address);
  await page.evaluate((src) => {
    const island = document.createElement('site-island');
    const block = {
      type: 'external-map',
      heading: 'On a map',
      text: 'It comes from another company.',
      load: 'Agree and load the map',
      loading: 'Loading',
      failed: 'Not loaded',
      script: src,
      places: [{ name: 'Place', address: '1 Street', longitude: 0, latitude: 0 }],
    };
    island.id = 'ExternalMap0';
    island.setAttribute('name', 'ExternalMap');
    island.setAttribute('state', JSON.stringify({ props: { block } }));
    document.querySelector('main')?.append(island);
  }, script);
  await waitForHydration(page);
}

test('a script of the site draws its map after the visitor has asked for it, in both languages', async ({
  page,
  baseURL,
}) => {
  const source = library.site?.scripts?.map ?? '';
  const [map] = getBlocks('network', 'external-map');
  test.skip(!map || !source.startsWith('/'), 'The site has no map with a script of its own.');
  if (!map) return;
  const places = library.sites.filter(({ countryCode }) => countryCode === 'KR');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === source) requests.push(request.resourceType());
  });
  for (const language of ['ko', 'en'] as const) {
    requests.length = 0;
    await setLanguageCookie(page, language, baseURL ?? '');
    await openPage(page, PATHS.network);
    expect(requests).toEqual([]);
    await page.getByRole('button', { name: map.load[language] }).click();
    const drawing = page.getByRole('img', { name: `${places[0]?.name[language]}: ` });
    await expect(drawing).toBeVisible();
    for (const { name } of places)
      await expect(drawing.getByText(name[language], { exact: true })).toBeVisible();
    expect(requests).toEqual(['script']);
    await expectAccessible(page);
  }
});

test('a script of an allowed origin is loaded after consent and leaves with its document, one of another origin is refused, and pages with forms load none', async ({
  page,
  site,
  allowedServer,
  otherServer,
}) => {
  test.skip(!hasPage(PATHS.inquiry), 'The site has no form.');
  await test.step('no page with a form loads a script of an allowed origin', async () => {
    const forms = [PATHS.inquiry, PATHS.whistleblowing, PATHS.tipResult].filter(hasPage);
    for (const form of forms.map((at) => (at === PATHS.whistleblowing ? `${at}?tab=report` : at))) {
      await page.goto(site + form);
      const isLoaded = await page.evaluate(
        (src) =>
          new Promise((resolve) => {
            const policy = window.trustedTypes?.createPolicy('external-scripts', {
              createScriptURL: (address) => address,
            });
            const script = document.createElement('script');
            script.src = (policy?.createScriptURL(src) ?? src) as string;
            script.addEventListener('load', () => resolve(true));
            script.addEventListener('error', () => resolve(false));
            document.head.append(script);
          }),
        `${allowedServer.origin}/map.js`,
      );
      expect(isLoaded).toBe(false);
    }
    expect(allowedServer.getRequestCount()).toBe(0);
  });

  const load = page.getByRole('button', { name: 'Agree and load the map' });
  await test.step('a script of another origin is refused, and the page says so', async () => {
    await addMap(page, `${site}${PAGE}`, `${otherServer.origin}/map.js`);
    await load.click();
    await expect(page.getByText('Not loaded')).toBeVisible();
    expect(otherServer.getRequestCount()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  await test.step('a script of an allowed origin is loaded after consent, and leaves with its document', async () => {
    await addMap(page, `${site}${PAGE}`, `${allowedServer.origin}/map.js`);
    await expect(load).toBeVisible();
    expect(allowedServer.getRequestCount()).toBe(0);
    await load.click();
    await expect(page.getByText('Map of Place')).toBeVisible();
    expect(allowedServer.getRequestCount()).toBe(1);
    // The form is in a new document, which contains nothing of the map.
    await page.locator(`footer a[href="${PATHS.inquiry}"]`).first().click();
    await expect(page.locator('#writer')).toBeVisible();
    expect(await page.evaluate(() => 'siteMap' in globalThis)).toBe(false);
  });
});
