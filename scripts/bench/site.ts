import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SiteManifest } from '@site/contract/renderer';

import { ROOT, run } from '../run.ts';

export const DIST = path.join(ROOT, 'app', 'dist');

/** Builds the site as a visitor would get it now. Throws what the build said where it fails. */
export async function buildSite(): Promise<number> {
  const { status, output, seconds } = await run('node', ['app/site-build/build.ts'], {
    quiet: true,
  });
  if (status !== 0) throw new Error(output);
  return seconds;
}

/** The manifest of the built site. */
export const readSite = (): SiteManifest =>
  JSON.parse(readFileSync(path.join(DIST, 'site.json'), 'utf8')) as SiteManifest;

/** The address of a finished page. */
export const addressOf = ({ path: at, tab, language }: SiteManifest['pages'][number]): string => {
  const query = new URLSearchParams({
    ...(tab && { tab }),
    ...(language === 'en' && { lang: 'en' }),
  });
  return query.size > 0 ? `${at}?${query}` : at;
};

/** What a file weighs as it travels, in KiB: compressed where the build compressed it. */
export function kibibytes(file: string): number {
  const compressed = statSync(`${file}.br`, { throwIfNoEntry: false });
  return (compressed ?? statSync(file)).size / 1024;
}
