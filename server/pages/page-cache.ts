import type { OutgoingHttpHeaders } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { RenderResult } from '@site/contract/renderer';

import {
  compressQuickly,
  compressThoroughly,
  represent,
  type Representation,
} from '../http/representation.ts';
import { describeError, type Log } from '../log.ts';

/**
 * The age at which a page is compressed at the highest level, in milliseconds. The start and the first requests get the
 * processor first, and a page that is replaced sooner is not compressed twice.
 */
const SETTLED = 500;

/** Pages by key. */
export type PageMap = Map<string, Representation>;

/** Adds rendered pages to maps. */
export interface PageCache {
  /** Adds a page. It is compressed at a low level, because a client may be waiting, and later at the highest level. */
  add(
    pages: PageMap,
    key: string,
    page: Pick<RenderResult, 'html' | 'status'>,
    headers: OutgoingHttpHeaders,
  ): Promise<Representation>;
  /** Stops the compression. */
  close(): void;
}

/** Creates a page cache, which compresses one page after another at the highest level. */
export function createPageCache(log: Log): PageCache {
  let thoroughCompression = Promise.resolve();
  let isClosed = false;
  return {
    async add(pages, key, { html, status }, headers) {
      const identity = Buffer.from(html);
      const quick = represent(status, headers, await compressQuickly(identity));
      pages.set(key, quick);
      const isCurrent = () => !isClosed && pages.get(key) === quick;
      const settlingTime = setTimeout(SETTLED, undefined, { ref: false });
      async function compressAgain(): Promise<void> {
        if (!isCurrent()) return;
        const bodies = await compressThoroughly(identity);
        if (isCurrent()) pages.set(key, represent(status, headers, bodies));
      }
      thoroughCompression = Promise.all([settlingTime, thoroughCompression])
        .then(compressAgain)
        .catch((error: unknown) => log('pages.failed', describeError(error)));
      return quick;
    },
    close: () => void (isClosed = true),
  };
}
