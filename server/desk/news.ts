import { readFileSync, renameSync } from 'node:fs';
import { publicDataSchema, type PublicData } from '@site/contract/public-data';
import type { News } from '@site/contract/news';

import { writeNewFile } from '../new-file.ts';
import { createPrivateClient, PrivateServerError } from '../private/client.ts';
import { createNewsClient } from '../private/news-client.ts';
import { StartError } from '../start-error.ts';
import type { Desk } from './desk.ts';
import { createNotMadeError } from './failures.ts';
import { message } from './messages.ts';

/** The published news of the store, or of a server that accepts this key; `undefined` if nothing is published. */
async function readNews(desk: Desk) {
  const { server } = desk.options;
  if (server !== undefined) {
    try {
      const version = await createNewsClient(
        await createPrivateClient(server, await desk.key()),
      ).read();
      return version.number === 0 ? undefined : version;
    } catch (error) {
      if (error instanceof PrivateServerError)
        throw new StartError(message(`server.${error.code}`, { server }));
      throw error;
    }
  }
  return desk.withOwnStore('read', async (store) => {
    const row = await store.findNews(await store.findNewsNumber());
    return row && { number: row.number, content: JSON.parse(row.content) as News };
  });
}

function readFile(file: string): PublicData {
  try {
    return publicDataSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(message('news.file', { file }));
  }
}

/**
 * Writes the published news into a `db.json`, whose patents stay. Throws a `StartError` if nothing is published, or the
 * file is not one.
 */
export async function writeNews(desk: Desk, file: string): Promise<void> {
  const data = readFile(file);
  const news = await readNews(desk);
  if (!news) throw new StartError(message('news.none'));
  const draft = `${file}.new`;
  try {
    // Complete before it replaces the file, which a server may be reading.
    writeNewFile(draft, `${JSON.stringify({ ...data, ...news.content }, null, 2)}\n`);
    renameSync(draft, file);
  } catch (error) {
    throw createNotMadeError(draft, error);
  }
  console.log(message('news.written', { number: news.number, file }));
}
