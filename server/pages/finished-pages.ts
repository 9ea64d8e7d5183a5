import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FinishedPage } from '@site/contract/renderer';

import { represent, type Bodies, type Representation } from '../http/representation.ts';
import { createKey, type PageAddress } from './page-address.ts';
import type { PageCache, PageMap } from './page-cache.ts';
import type { CreatePageHeaders } from './page-headers.ts';

interface Options {
  readonly distDir: string;
  readonly pages: readonly FinishedPage[];
  readonly createHeaders: CreatePageHeaders;
  readonly isCacheable: (path: string) => boolean;
  /** Replaces the origin in a page; `undefined` if the site was built for this origin. */
  readonly replaceOrigin: ((html: string) => string) | undefined;
  readonly cache: PageCache;
}

/** Returns a page of the build. */
export type FindFinishedPage = (address: PageAddress) => Representation | undefined;

// Synchronous, because nothing else waits at the start and it reads many small files several times as fast.
const readBodies = (file: string): Bodies => ({
  identity: readFileSync(file),
  br: readFileSync(`${file}.br`),
  gzip: readFileSync(`${file}.gz`),
});

/**
 * Loads the pages of the build into memory. Their headers are created with the first request. Rejects if a file is
 * missing.
 */
export async function loadFinishedPages({
  distDir,
  pages,
  createHeaders,
  isCacheable,
  replaceOrigin,
  cache,
}: Options): Promise<FindFinishedPage> {
  const preparedPages: PageMap = new Map();
  const unprepared = new Map<string, () => Representation>();

  async function load(page: FinishedPage): Promise<void> {
    const createOwnHeaders = () => createHeaders(page, page.language, isCacheable(page.path));
    const file = path.join(distDir, 'pages', page.file);
    const key = createKey(page);
    if (replaceOrigin) {
      const html = replaceOrigin(readFileSync(file, 'utf8'));
      await cache.add(preparedPages, key, { html, status: page.status }, createOwnHeaders());
    } else {
      const bodies = readBodies(file);
      unprepared.set(key, () => represent(page.status, createOwnHeaders(), bodies));
    }
  }

  for (const page of pages) await load(page);
  return (address) => {
    const key = createKey(address);
    const cachedPage = preparedPages.get(key);
    if (cachedPage) return cachedPage;
    const page = unprepared.get(key)?.();
    if (page) preparedPages.set(key, page);
    unprepared.delete(key);
    return page;
  };
}
