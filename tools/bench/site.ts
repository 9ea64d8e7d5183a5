import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PATHS } from '@site/contract/paths';

import { ROOT } from '../../scripts/run.ts';
import { SERVER, SERVER_ENVIRONMENT } from '../../scripts/serve.ts';
import { waitUntilIdle } from './processor-time.ts';

/** A running site. */
export interface Site {
  readonly name: string;
  /** Without a trailing slash. */
  readonly origin: string;
}

/** The input of a measurement. */
export interface Bench {
  /** This site, and the other one if there is one. */
  readonly sites: readonly Site[];
  /** The selected pages. */
  readonly addresses: readonly string[];
  readonly rounds: number;
}

/** One page of each kind. */
const USUAL = [
  PATHS.home,
  `${PATHS.home}?lang=en`,
  '/home/connected?tab=junction-block',
  PATHS.privacy,
  PATHS.faq,
  PATHS.inquiry,
  `${PATHS.whistleblowing}?tab=report`,
  PATHS.press,
];

/** All requests come from one network, whose posts would otherwise be limited. */
const WITHOUT_LIMITS = { RATE_LIMIT_SUBMISSIONS: '1000000', RATE_LIMIT_LOOKUPS: '1000000' };

/**
 * Starts the server as `npm start` does, with the built site and an empty data folder.
 * @param settings environment variables of the server, in addition to limits that a bench does not reach
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<Site & { stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, [...SERVER], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      ...SERVER_ENVIRONMENT,
      ...WITHOUT_LIMITS,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output.length < 10_000) output += text;
      const address = /Site {2}(http:\S+)\//.exec(output)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error('The server did not start.')));
  });
  // Waits, because a new server still renders and compresses pages.
  await waitUntilIdle(origin);
  return {
    name: 'here',
    origin,
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns all addresses in the sitemap, but only the first of those with an id. */
export async function readAddresses(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const kinds = new Map<string, string>();
  for (const { 1: location = '' } of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(location.replaceAll('&amp;', '&'));
    const kind = pathname.replace(/\d+$/, '') + search;
    if (!kinds.has(kind)) kinds.set(kind, pathname + search);
  }
  return [...kinds.values()];
}

/**
 * Returns the selected pages.
 *
 * @param choice `all`, or parts of addresses separated by commas; by default one page of each kind
 * @throws if no address contains one of the parts
 */
export async function choosePages(origin: string, choice: string | undefined): Promise<string[]> {
  if (choice === undefined) return USUAL;
  const all = await readAddresses(origin);
  if (choice === 'all') return all;
  const parts = choice.split(',');
  const chosenAddresses = all.filter((address) => parts.some((part) => address.includes(part)));
  if (chosenAddresses.length === 0) throw new Error(`No page has "${choice}" in its address.`);
  return chosenAddresses;
}

/**
 * Measures the sites alternately, so that other load of the machine affects all of them.
 *
 * @returns for each site the results of all rounds
 */
export async function alternate<Result>(
  sites: readonly Site[],
  rounds: number,
  measure: (site: Site) => Promise<Result>,
): Promise<Result[][]> {
  const results = sites.map((): Result[] => []);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, site] of sites.entries()) results[index]?.push(await measure(site));
  return results;
}
