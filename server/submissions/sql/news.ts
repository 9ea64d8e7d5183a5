import { NEWS_VERSIONS_MAX } from '@site/contract/news';

import type { SubmissionsDatabase } from '../database.ts';
import type { NewsStore } from '../store.ts';

const FACTS = ['number', 'published_at as publishedAt', 'key'] as const;

/** Written first, so that the second of two concurrent publications finds the first. */
const LOCK = 'news-lock';

/** Creates the queries of the published versions of the news. */
export function createNewsQueries(database: SubmissionsDatabase): NewsStore {
  const { db } = database;

  return {
    async findNewsNumber() {
      const row = await db
        .selectFrom('news_versions')
        .select((select) => select.fn.max('number').as('number'))
        .executeTakeFirst();
      return row?.number ?? 0;
    },
    findNews: (number) =>
      db
        .selectFrom('news_versions')
        .select([...FACTS, 'content'])
        .where('number', '=', number)
        .executeTakeFirst(),
    listNews: () =>
      db.selectFrom('news_versions').select(FACTS).orderBy('number', 'desc').execute(),
    async findNewsPicture(address) {
      const row = await db
        .selectFrom('news_pictures')
        .select('content')
        .where('address', '=', address)
        .executeTakeFirst();
      return row?.content;
    },
    addNews: ({ number, publishedAt, key, content }, pictures) =>
      database.transaction(async (transaction) => {
        await transaction
          .insertInto('metadata')
          .values({ name: LOCK, value: '' })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
          .execute();
        const last = await transaction
          .selectFrom('news_versions')
          .select((select) => select.fn.max('number').as('number'))
          .executeTakeFirst();
        if ((last?.number ?? 0) !== number - 1) return false;
        await transaction
          .insertInto('news_versions')
          .values({ number, published_at: publishedAt, key, content })
          .execute();
        for (const [address, bytes] of pictures)
          await transaction
            .insertInto('news_pictures')
            .values({ address, content: bytes })
            .onConflict((conflict) => conflict.column('address').doNothing())
            .execute();
        await transaction
          .deleteFrom('news_versions')
          .where('number', '<=', number - NEWS_VERSIONS_MAX)
          .execute();
        const remainingVersions = await transaction
          .selectFrom('news_versions')
          .select('content')
          .execute();
        const storedPictures = await transaction
          .selectFrom('news_pictures')
          .select('address')
          .execute();
        for (const { address } of storedPictures)
          if (!remainingVersions.some((version) => version.content.includes(`"${address}"`)))
            await transaction.deleteFrom('news_pictures').where('address', '=', address).execute();
        return true;
      }),
  };
}
