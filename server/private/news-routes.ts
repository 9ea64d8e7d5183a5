import { hash } from 'node:crypto';
import {
  findNewsProblems,
  getNewsPictureAddress,
  listNewsPictures,
  NEWS_PICTURE_MAX_BYTES,
  NEWS_PICTURE_TYPES,
  NEWS_PICTURES_MAX,
  newsSchema,
  type News,
  type NewsVersion,
} from '@site/contract/news';
import type { ItemProblem } from '@site/contract/public-data';
import sharp from 'sharp';
import { z } from 'zod';

import { encodePicture } from '../attachments/pictures.ts';
import type { DepartmentKeys } from '../submissions/department-keys.ts';
import type { NewsStore } from '../submissions/store.ts';
import type { PrivateResponse, PrivateRoutes } from './listener.ts';
import {
  emptyRequest,
  NEWS_ROUTES,
  pictureRequest,
  pictureResponse,
  publishRequest,
  restoreRequest,
  versionRequest,
} from './news-protocol.ts';

/** Maximum size of a query, in bytes. */
const REQUEST_MAX_BYTES = 4 * 1024;
/** Maximum size of a publication, in bytes: photographs in base64, and texts. */
const PUBLISH_MAX_BYTES = NEWS_PICTURES_MAX * NEWS_PICTURE_MAX_BYTES * 1.4 + 4 * 1024 * 1024;
/** The maximum width of a photograph, in pixels. */
const WIDTH_MAX = 1600;
/** Photographs of editors and of visitors are processed in the same queue. */
const QUEUE_NAME = 'news';

interface Options {
  readonly store: NewsStore;
  readonly keys: readonly DepartmentKeys[];
  readonly pressCategories: readonly string[];
  /** Returns the shown version. */
  readonly getNews: () => NewsVersion;
  /** Shows the published version: on this server now, on others within seconds. */
  readonly follow: () => Promise<void>;
  readonly now: () => Date;
}

type Publication = z.output<typeof publishRequest>;
type SentPicture = Publication['pictures'][number];

/** The address and bytes to publish of each photograph, by the address under which it was sent. */
type PreparedPictures = ReadonlyMap<string, { readonly address: string; readonly bytes: Buffer }>;

const getBase = (address: string): string => address.slice(address.lastIndexOf('/') + 1);

/** Re-encodes a photograph without metadata, as wide as pages show it; `undefined` if it is not a photograph. */
async function preparePicture({ address, content }: SentPicture) {
  const type = NEWS_PICTURE_TYPES.find((extension) => address.endsWith(`.${extension}`));
  if (!type || content.length > NEWS_PICTURE_MAX_BYTES) return undefined;
  const picture = await encodePicture(Buffer.from(content), type, QUEUE_NAME);
  if (typeof picture === 'string') return undefined;
  const { data, info } = await sharp(picture)
    .resize({ width: WIDTH_MAX, withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true });
  const newAddress = getNewsPictureAddress(hash('sha256', data), info.width, info.height, type);
  return { address: newAddress, bytes: data };
}

const createPictureProblem = (address: string): ItemProblem => ({
  code: 'picture',
  path: [],
  message: getBase(address),
});

/** Creates the routes of the news, with which editors read, publish, list and restore versions. */
export function createNewsRoutes(options: Options): PrivateRoutes {
  const { store, keys, pressCategories, getNews, follow, now } = options;
  const knownAddresses = new Set(
    keys.map(({ verificationKey }) => Buffer.from(verificationKey).toString('base64')),
  );

  async function readVersion(number: number): Promise<NewsVersion | undefined> {
    const row = await store.findNews(number);
    return row && { ...row, content: JSON.parse(row.content) as News };
  }

  /** Lists the photographs that a content names but that were never sent. */
  async function findMissingPictures(content: News, sentAddresses: ReadonlySet<string>) {
    const problems: ItemProblem[] = [];
    for (const address of listNewsPictures(content))
      if (!sentAddresses.has(address) && !(await store.findNewsPicture(address)))
        problems.push(createPictureProblem(address));
    return problems;
  }

  /** Stores a version after the one that it is based on. A repeated request finds its own version. */
  async function add(
    basedOn: number,
    content: News,
    pictures: ReadonlyMap<string, Uint8Array>,
    key: string,
  ): Promise<PrivateResponse> {
    const text = JSON.stringify(content);
    const facts = { number: basedOn + 1, publishedAt: now().toISOString(), key: key.slice(0, 8) };
    const isAdded = await store.addNews({ ...facts, content: text }, pictures);
    await follow();
    const storedVersion = isAdded ? undefined : await store.findNews(facts.number);
    const isRepeated = storedVersion?.content === text && storedVersion.key === facts.key;
    if (isAdded || isRepeated)
      return { status: 200, body: { version: { ...facts, ...storedVersion, content } } };
    return { status: 409, body: { current: getNews() } };
  }

  async function publish({ basedOn, content, pictures }: Publication, key: string) {
    const preparedPictures = new Map<string, { address: string; bytes: Buffer }>();
    const pictureProblems: ItemProblem[] = [];
    for (const picture of pictures) {
      const ready = await preparePicture(picture);
      if (ready) preparedPictures.set(picture.address, ready);
      else pictureProblems.push(createPictureProblem(picture.address));
    }
    const renamedContent = renamePictures(content, preparedPictures);
    const problems = [...pictureProblems, ...findNewsProblems(renamedContent, pressCategories)];
    if (problems.length > 0) return { status: 422, body: { problems } } as const;
    const news = newsSchema.parse(renamedContent);
    const bytes = new Map(
      [...preparedPictures.values()].map((picture) => [picture.address, picture.bytes]),
    );
    const missingPictures = await findMissingPictures(news, new Set(bytes.keys()));
    if (missingPictures.length > 0)
      return { status: 422, body: { problems: missingPictures } } as const;
    return add(basedOn, news, bytes, key);
  }

  async function restore({ number, basedOn }: z.output<typeof restoreRequest>, key: string) {
    const version = await readVersion(number);
    if (!version) return MISSING;
    return publish({ basedOn, content: version.content, pictures: [] }, key);
  }

  const createRoute = <Schema extends z.ZodType>(
    schema: Schema,
    respond: (body: z.output<Schema>, key: string) => Promise<PrivateResponse>,
    maxBytes = REQUEST_MAX_BYTES,
  ) => ({
    maxBytes,
    isAllowed: (key: string) => knownAddresses.has(key),
    respond: async (body: unknown, key: string) => respond(schema.parse(body), key),
  });

  return {
    [NEWS_ROUTES.read]: createRoute(emptyRequest, async () => ({
      status: 200,
      body: { ...getNews(), pressCategories },
    })),
    [NEWS_ROUTES.publish]: createRoute(publishRequest, publish, PUBLISH_MAX_BYTES),
    [NEWS_ROUTES.versions]: createRoute(emptyRequest, async () => ({
      status: 200,
      body: await store.listNews(),
    })),
    [NEWS_ROUTES.version]: createRoute(versionRequest, async ({ number }) => {
      const version = await readVersion(number);
      return version ? { status: 200, body: { version } } : MISSING;
    }),
    [NEWS_ROUTES.restore]: createRoute(restoreRequest, restore),
    [NEWS_ROUTES.picture]: createRoute(pictureRequest, async ({ address }) => {
      const content = await store.findNewsPicture(address);
      return content ? { status: 200, body: z.encode(pictureResponse, { content }) } : MISSING;
    }),
  };
}

const MISSING: PrivateResponse = { status: 404, body: { code: 'missing' } };

/** Replaces the addresses under which photographs were sent by those under which they are published. */
function renamePictures(content: unknown, pictures: PreparedPictures): unknown {
  let text = JSON.stringify(content ?? null);
  for (const [sentAddress, { address }] of pictures)
    text = text.replaceAll(JSON.stringify(sentAddress), JSON.stringify(address));
  return JSON.parse(text) as unknown;
}
