import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { CACHE } from './paths.ts';

const ENTRIES = path.join(CACHE, 'made');
const DAY = 24 * 60 * 60 * 1000;
/** Age in milliseconds after which unused entries are deleted. */
const UNUSED = 14 * DAY;

const getKey = (sources: string | Uint8Array): string =>
  createHash('sha256').update(sources).digest('hex').slice(0, 24);

/** Marks an entry of the cache as used, at most once a day, for `removeUnused`. */
async function markUsed(entry: string): Promise<void> {
  const { mtimeMs } = await stat(entry);
  const now = new Date();
  if (now.getTime() - mtimeMs > DAY) await utimes(entry, now, now);
}

/** Moves a completed entry into place, so that incomplete entries are never read. */
async function moveIntoPlace(completedEntry: string, entry: string): Promise<void> {
  // If two builds create the same entry, the second one cannot replace the folder of the first.
  await rename(completedEntry, entry).catch(() =>
    rm(completedEntry, { recursive: true, force: true }),
  );
}

/** Pending entries by file: concurrent requests for the same entry share one promise. */
const pendingEntries = new Map<string, Promise<Uint8Array>>();

/**
 * Returns the cached file of the same `sources`, or creates and caches it. `kind` is its folder and extension.
 * `sources` must contain everything that the file depends on.
 */
export async function readOrCreate(
  kind: string,
  sources: string | Uint8Array,
  create: () => Promise<Uint8Array> | Uint8Array,
): Promise<Uint8Array> {
  const file = path.join(ENTRIES, kind, `${getKey(sources)}.${kind}`);
  const pendingEntry =
    pendingEntries.get(file) ??
    readOrCreateFile(file, create).finally(() => pendingEntries.delete(file));
  pendingEntries.set(file, pendingEntry);
  return pendingEntry;
}

async function readOrCreateFile(
  file: string,
  create: () => Promise<Uint8Array> | Uint8Array,
): Promise<Uint8Array> {
  try {
    const body = await readFile(file);
    await markUsed(file);
    return body;
  } catch {
    const body = await create();
    await mkdir(path.dirname(file), { recursive: true });
    const temporaryFile = `${file}.${process.pid}`;
    await writeFile(temporaryFile, body);
    await moveIntoPlace(temporaryFile, file);
    return body;
  }
}

/** Deletes entries that no build of the last two weeks has used; once a day. */
export async function removeUnused(): Promise<void> {
  const stamp = path.join(CACHE, 'unused-removed');
  const lastRemoval = await stat(stamp).catch(() => undefined);
  if (lastRemoval && Date.now() - lastRemoval.mtimeMs < DAY) return;
  await writeFile(stamp, '');
  const kinds = await readdir(ENTRIES).catch(() => []);
  const entries = await Promise.all(
    kinds.map(async (kind) =>
      (await readdir(path.join(ENTRIES, kind))).map((name) => path.join(ENTRIES, kind, name)),
    ),
  );
  await Promise.all(
    entries.flat().map(async (entry) => {
      const stats = await stat(entry).catch(() => undefined);
      if (stats && Date.now() - stats.mtimeMs > UNUSED)
        await rm(entry, { recursive: true, force: true });
    }),
  );
}
