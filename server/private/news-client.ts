import { hash } from 'node:crypto';
import type { NewsPictureType, NewsVersion, NewsVersionFacts } from '@site/contract/news';
import type { ItemProblem } from '@site/contract/public-data';
import { z } from 'zod';

import { openKeyFile } from '../desk/key-file.ts';
import { createPrivateClient, type PrivateClient } from './client.ts';
import {
  conflictResponse,
  NEWS_ROUTES,
  pictureResponse,
  problemsResponse,
  publishRequest,
  publishResponse,
  readResponse,
  versionsResponse,
} from './news-protocol.ts';

export { PrivateServerError } from './client.ts';

/** A photograph that is published together with the items that name it. */
export interface SentPicture {
  /** Made by `createPictureAddress`; the server replaces it by the address that is published. */
  readonly address: string;
  readonly content: Uint8Array;
}

/** What became of a publication. */
export type PublishResult =
  | { readonly status: 'done'; readonly version: NewsVersion }
  /** Somebody else has published since `basedOn`. */
  | { readonly status: 'conflict'; readonly current: NewsVersion }
  | { readonly status: 'invalid'; readonly problems: readonly ItemProblem[] }
  /** The version that is to be brought back is not kept any more. */
  | { readonly status: 'missing' };

/** The news of a running site, through its private listener. Everything rejects with a `PrivateServerError`. */
export interface NewsClient {
  /** The shown version, and the categories that press items may have. */
  read(): Promise<NewsVersion & { readonly pressCategories: readonly string[] }>;
  /** Publishes a content that was made from version `basedOn`. Its items name photographs by their sent addresses. */
  publish(publication: {
    readonly basedOn: number;
    readonly content: unknown;
    readonly pictures?: readonly SentPicture[];
  }): Promise<PublishResult>;
  /** The kept versions, newest first. */
  listVersions(): Promise<NewsVersionFacts[]>;
  readVersion(number: number): Promise<NewsVersion | undefined>;
  /** Publishes an earlier version again, as a new one. */
  restore(version: { readonly number: number; readonly basedOn: number }): Promise<PublishResult>;
  /** The bytes of a published photograph. */
  readPicture(address: string): Promise<Uint8Array | undefined>;
}

/** Creates the address under which a photograph is sent. */
export const createPictureAddress = (content: Uint8Array, type: NewsPictureType): string =>
  `/media/sent-${hash('sha256', content).slice(0, 16)}.${type}`;

/**
 * Connects to the private listener with the key file of an editor. Throws a `StartError` if the file or the passphrase
 * is wrong; nothing is sent yet.
 */
export async function connectToNews({
  url,
  keyFile,
  passphrase,
}: {
  readonly url: string;
  readonly keyFile: string;
  readonly passphrase: string;
}): Promise<NewsClient> {
  const pair = await openKeyFile(keyFile, () => Promise.resolve(passphrase));
  return createNewsClient(await createPrivateClient(url, pair));
}

/** Creates the client of the news over a connection. */
export function createNewsClient(client: PrivateClient): NewsClient {
  async function publish(path: string, value: unknown): Promise<PublishResult> {
    const { status, body } = await client.send(path, value);
    switch (status) {
      case 200:
        return { status: 'done', version: publishResponse.parse(body).version };
      case 409:
        return { status: 'conflict', current: conflictResponse.parse(body).current };
      case 404:
        return { status: 'missing' };
      default:
        return { status: 'invalid', problems: problemsResponse.parse(body).problems };
    }
  }

  return {
    read: async () => readResponse.parse((await client.send(NEWS_ROUTES.read, {})).body),
    publish: ({ basedOn, content, pictures = [] }) =>
      publish(
        NEWS_ROUTES.publish,
        z.encode(publishRequest, { basedOn, content, pictures: [...pictures] }),
      ),
    listVersions: async () =>
      versionsResponse.parse((await client.send(NEWS_ROUTES.versions, {})).body),
    async readVersion(number) {
      const { status, body } = await client.send(NEWS_ROUTES.version, { number });
      return status === 404 ? undefined : publishResponse.parse(body).version;
    },
    restore: (version) => publish(NEWS_ROUTES.restore, version),
    async readPicture(address) {
      const { status, body } = await client.send(NEWS_ROUTES.picture, { address });
      return status === 404 ? undefined : pictureResponse.parse(body).content;
    },
  };
}
