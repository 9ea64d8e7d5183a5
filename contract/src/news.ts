import * as z from 'zod/mini';

import { findItemProblems, publicDataSchema, type ItemProblem } from './public-data.ts';

const { notices, press, recruitments } = publicDataSchema.shape;
/** The collections that editors publish at the running site. Patents are content of a release. */
export const newsSchema = z.strictObject({ notices, press, recruitments });
export type News = z.infer<typeof newsSchema>;

/** Photographs that come with the news have their alternative text nowhere else. */
const OWN_PICTURE = /^\/media\/(?:news|sent)-/;

function findMissingAlts(news: News): ItemProblem[] {
  const problems: ItemProblem[] = [];
  for (const name of ['press', 'notices'] as const)
    for (const [index, { media = [] }] of news[name].entries())
      for (const [place, mediaItem] of media.entries())
        if (mediaItem.kind === 'picture' && OWN_PICTURE.test(mediaItem.src) && !mediaItem.alt)
          problems.push({
            code: 'alt',
            path: [name, index, 'media', place, 'alt'],
            message: 'is missing',
          });
  return problems;
}

/** Finds everything that is wrong with news; the same check for the editor and for the server. */
export function findNewsProblems(
  value: unknown,
  pressCategories: readonly string[],
): ItemProblem[] {
  const problems = findItemProblems(newsSchema, value, pressCategories);
  return problems.length > 0 ? problems : findMissingAlts(newsSchema.parse(value));
}

/** Published news, and who published them when. */
export interface NewsVersion {
  /** Counts from 1; 0 is the content of `db.json`, as long as nothing is published. */
  readonly number: number;
  /** ISO 8601, UTC; absent for 0. */
  readonly publishedAt?: string | undefined;
  /** Names the key that published them; absent for 0. */
  readonly key?: string | undefined;
  readonly content: News;
}

/** A version without its content. */
export type NewsVersionFacts = Omit<NewsVersion, 'content'>;

/** How many versions are kept. */
export const NEWS_VERSIONS_MAX = 50;

/** The formats of photographs that news may bring along. */
export const NEWS_PICTURE_TYPES = ['jpg', 'png', 'webp'] as const;
export type NewsPictureType = (typeof NEWS_PICTURE_TYPES)[number];
/** Photographs of one publication. */
export const NEWS_PICTURES_MAX = 8;
/** The largest of these photographs, in bytes. */
export const NEWS_PICTURE_MAX_BYTES = 2 * 1024 * 1024;

/** The address of a photograph of the news: the beginning of its hash and its size in pixels. */
const PICTURE = /^\/media\/news-[\da-f]{16}-(\d{1,5})x(\d{1,5})\.(?:jpg|png|webp)$/;

/** Creates the address of a photograph, given the hash of its bytes (SHA-256, hexadecimal) and its size in pixels. */
export const getNewsPictureAddress = (
  hash: string,
  width: number,
  height: number,
  type: NewsPictureType,
): string => `/media/news-${hash.slice(0, 16)}-${width}x${height}.${type}`;

/** Reads the size of a photograph of the news from its address; `undefined` for any other picture. */
export function parseNewsPicture(
  address: string,
): { readonly width: number; readonly height: number } | undefined {
  const [, width, height] = PICTURE.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** Lists the photographs of the news that a content names. */
export const listNewsPictures = (news: News): string[] => {
  const addresses = [...news.press, ...news.notices].flatMap((item) => [
    ...('picture' in item && item.picture ? [item.picture] : []),
    ...(item.media ?? []).flatMap((media) => (media.kind === 'picture' ? [media.src] : [])),
  ]);
  return [...new Set(addresses.filter((address) => parseNewsPicture(address)))];
};
