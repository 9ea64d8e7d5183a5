import { NEWS_PICTURES_MAX, newsSchema } from '@site/contract/news';
import { z } from 'zod';

import { bytesSchema } from '../cases/change.ts';

/** What editors and the private listener say to each other about news. */

/** The routes of the news. */
export const NEWS_ROUTES = {
  read: '/news/read',
  publish: '/news/publish',
  versions: '/news/versions',
  version: '/news/version',
  restore: '/news/restore',
  picture: '/news/picture',
} as const;

const number = z.int().nonnegative();
const facts = { number, publishedAt: z.optional(z.string()), key: z.optional(z.string()) };

const newsVersion = z.strictObject({ ...facts, content: newsSchema });
export const readResponse = z.strictObject({
  ...newsVersion.shape,
  /** The categories that press items may have. */
  pressCategories: z.array(z.string()),
});

export const publishRequest = z.strictObject({
  /** The number of the version that the editor changed. */
  basedOn: number,
  /** Checked by `findNewsProblems`, which says more than a refused request. */
  content: z.unknown(),
  pictures: z
    .array(z.strictObject({ address: z.string().max(100), content: bytesSchema }))
    .max(NEWS_PICTURES_MAX),
});
export const publishResponse = z.strictObject({ version: newsVersion });
export const conflictResponse = z.strictObject({ current: newsVersion });
export const problemsResponse = z.strictObject({
  problems: z.array(
    z.strictObject({
      code: z.enum(['schema', 'category', 'duplicate', 'order', 'picture', 'alt']),
      path: z.array(z.union([z.string(), z.number()])),
      message: z.string(),
    }),
  ),
});

export const emptyRequest = z.strictObject({});
export const versionRequest = z.strictObject({ number });
export const versionsResponse = z.array(z.strictObject(facts));
export const restoreRequest = z.strictObject({ number, basedOn: number });
export const pictureRequest = z.strictObject({ address: z.string().max(100) });
export const pictureResponse = z.strictObject({ content: bytesSchema });
