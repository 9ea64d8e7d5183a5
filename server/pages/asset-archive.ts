import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

import { describeError, type Log } from '../log.ts';
import type { Representation } from '../http/representation.ts';
import { ASSETS, COMPRESSED, representFile } from './client-files.ts';

const DAY = 24 * 60 * 60 * 1000;
/** The time for which the files of a build are stored after its last start, in milliseconds. */
const MAX_AGE = 30 * DAY;
/** The names that the build creates; a draft begins with a dot. */
const NAME = /^[\w-][\w.-]{0,200}$/;
/** The maximum number of files in memory. */
const CACHED_MAX = 500;

/**
 * The files with hashed names of other builds, in a folder that several servers may share. A page that a browser loaded
 * before a deployment, or from another server, still finds its files.
 */
export interface AssetArchive {
  /** Adds the files of this build and removes those that no build has used for a month. Never rejects. */
  publish(): Promise<void>;
  /** Returns the file of a URL path below `/assets/`, if any build had it. */
  find(url: string): Representation | undefined;
}

/**
 * Creates the archive of a folder.
 * @param assets the folder of this build's own files
 */
export function createAssetArchive({
  folder,
  assets,
  headers,
  log,
  now,
}: {
  readonly folder: string;
  readonly assets: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly log: Log;
  readonly now: () => Date;
}): AssetArchive {
  const cachedFiles = new Map<string, Representation>();

  /** Adds a file of this build. */
  async function add(name: string): Promise<void> {
    // The file gets its name when it is complete: other servers never find half a file.
    const draft = path.join(folder, `.${name}.${randomUUID()}`);
    await copyFile(path.join(assets, name), draft);
    await rename(draft, path.join(folder, name));
  }

  const markUsed = (name: string): Promise<void> => utimes(path.join(folder, name), now(), now());

  async function removeOld(name: string): Promise<void> {
    const file = path.join(folder, name);
    // Another server may have renamed its draft, or removed the file.
    const stats = await stat(file).catch(() => undefined);
    if (stats && now().getTime() - stats.mtimeMs > MAX_AGE) await rm(file, { force: true });
  }

  const readAsset = (name: string): Buffer | undefined => {
    try {
      return readFileSync(path.join(folder, name));
    } catch {
      return undefined;
    }
  };

  return {
    async publish() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const [own, present] = [await readdir(assets), new Set(await readdir(folder))];
        // A server with another build may remove existing files at the same time, because they are old.
        await Promise.all(
          own.map((name) =>
            present.has(name) ? markUsed(name).catch(() => add(name)) : add(name),
          ),
        );
        for (const name of own) present.delete(name);
        await Promise.all([...present].map(removeOld));
      } catch (error) {
        log('assets.failed', describeError(error));
      }
    },
    find(url) {
      const cachedAsset = cachedFiles.get(url);
      if (cachedAsset) return cachedAsset;
      const name = url.slice(ASSETS.length);
      if (!url.startsWith(ASSETS) || !NAME.test(name) || COMPRESSED.test(name)) return undefined;
      const identity = readAsset(name);
      if (!identity) return undefined;
      const br = readAsset(`${name}.br`);
      const gzip = readAsset(`${name}.gz`);
      const file = representFile(
        url,
        { identity, ...(br && { br }), ...(gzip && { gzip }) },
        headers,
      );
      if (cachedFiles.size < CACHED_MAX) cachedFiles.set(url, file);
      return file;
    },
  };
}
