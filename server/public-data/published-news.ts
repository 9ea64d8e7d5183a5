import {
  findNewsProblems,
  listNewsPictures,
  newsSchema,
  type NewsVersion,
} from '@site/contract/news';

import { describeError, type Log } from '../log.ts';
import type { NewsStore } from '../submissions/store.ts';

/** A published version, with the bytes of its photographs by address. */
export interface ShownNews extends NewsVersion {
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** The version of the news in the store: all servers that share the store show the same version within seconds. */
export interface PublishedNews {
  /** Returns the version to show; `undefined` while nothing is published. */
  get(): ShownNews | undefined;
  /** Checks for a later version now. Never rejects: the present version stays, and the log contains the reason. */
  readonly follow: () => Promise<void>;
  /** Calls `listener` after another version is shown. */
  onChange(listener: () => void): void;
  close(): void;
}

interface Options {
  readonly store: NewsStore;
  /** The categories of press items. */
  readonly pressCategories: readonly string[];
  readonly log: Log;
  /** The interval in which the store is checked, in milliseconds. */
  readonly interval?: number;
}

/** Opens the published news and follows them. */
export async function openPublishedNews({
  store,
  pressCategories,
  log,
  interval = 1000,
}: Options): Promise<PublishedNews> {
  let currentNews: ShownNews | undefined;
  let knownNumber = 0;
  let isFailing = false;
  const listeners: Array<() => void> = [];

  async function read(number: number): Promise<ShownNews> {
    const row = await store.findNews(number);
    const value: unknown = row && JSON.parse(row.content);
    const [problem] = findNewsProblems(value, pressCategories);
    // The version was published by another release, or for another company.
    if (!row || problem)
      throw new RangeError(`version ${number}: ${problem?.path.join('.')} ${problem?.message}`);
    const content = newsSchema.parse(value);
    const pictures = new Map<string, Uint8Array>();
    for (const address of listNewsPictures(content)) {
      const bytes = await store.findNewsPicture(address);
      if (bytes) pictures.set(address, bytes);
    }
    const { publishedAt, key } = row;
    return { number, publishedAt, key, content, pictures };
  }

  async function load(): Promise<void> {
    const number = await store.findNewsNumber();
    if (number === knownNumber) return;
    knownNumber = number;
    try {
      // A restored database may have fewer versions, or none.
      currentNews = number === 0 ? undefined : await read(number);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return log('news.failed', { publicDetail: error.message });
    }
    log('news.published', { count: number });
    for (const listener of listeners) listener();
  }

  async function loadOrLog(): Promise<void> {
    try {
      await load();
      isFailing = false;
    } catch (error) {
      // The next check tries again, also if the number was read and the content was not.
      knownNumber = currentNews?.number ?? 0;
      if (!isFailing) log('news.failed', describeError(error));
      isFailing = true;
    }
  }

  // Checks run one after the other, so that an older version never replaces a later one.
  let following = Promise.resolve();
  const follow = (): Promise<void> => (following = following.then(loadOrLog));
  await follow();
  const timer = setInterval(() => void follow(), interval).unref();

  return {
    get: () => currentNews,
    follow,
    onChange: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}
