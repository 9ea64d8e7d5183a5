import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@site/content/library/problems.ts';
import { PHOTOGRAPHS } from '@site/content/library/photographs.ts';
import { readLibrary } from '@site/content/library/library.ts';
import type { PhotographTexts } from '@site/content/schema/photographs.ts';
import { INTERFACE_LANGUAGES, isInterfaceLanguage } from '@site/contract/interface-language';
import { mapLanguages, type LocalizedText } from '@site/contract/language';
import {
  findNewsProblems,
  listNewsPictures,
  NEWS_PICTURE_MAX_BYTES,
  newsSchema,
  parseNewsPicture,
  type News,
  type NewsVersion,
} from '@site/contract/news';
import {
  createPictureAddress,
  PrivateServerError,
  type NewsClient,
  type PublishResult,
  type SentPicture,
} from '@site/server/private/news-client.ts';
import sharp from 'sharp';
import * as z from 'zod';

import type { NewsState, NewsVersionState } from '../api.ts';
import type { DraftFile, Drafts } from './drafts.ts';
import { getInterfaceText } from '../texts.ts';
import { EditError } from './edit-error.ts';
import { readContent, replaceFile } from './file-content.ts';
import { findChanges, type Change } from './text-edits.ts';

/** The file whose forms edit the news. */
const PUBLIC_DATA = 'db.json';
/** The maximum width of a photograph on the site, in pixels; larger ones are reduced before they are sent. */
const WIDTH_MAX = 2400;
/** The formats that are sent; the site processes the photographs of a release itself. */
const PHOTOGRAPH = /^\/media\/([\w-]+\.(?:jpe?g|png|webp|avif))$/;

/** The version that the draft is based on. */
const openedSchema = z.object({ number: z.number(), content: newsSchema });
type Opened = z.infer<typeof openedSchema>;

/** Returns the news of a value of `db.json`; patents are content of a release. */
const pickNews = (value: unknown): unknown => {
  const { notices, press, recruitments } = value as Partial<News>;
  return { notices, press, recruitments };
};

const describe = ({ number, publishedAt, key }: NewsVersion): NewsVersionState => ({
  number,
  publishedAt,
  key,
});

/** Converts refusals of the private listener into errors of the editor. */
async function withRefusals<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PrivateServerError) throw new EditError(`news.${error.code}`, []);
    throw error;
  }
}

export interface SiteNewsOptions {
  /** The address of the private listener, which is shown. */
  readonly url: string;
  readonly client: NewsClient;
  readonly root: string;
  readonly drafts: Drafts;
}

/**
 * The news of the running site. They are edited as the draft of `db.json`, with its forms, checks and preview; the
 * version that they are based on is stored in `data/news.json`, so that no publication of another editor is replaced
 * unseen.
 */
export class SiteNews {
  readonly url: string;
  readonly #client: NewsClient;
  readonly #root: string;
  readonly #drafts: Drafts;
  readonly #file: string;

  constructor({ url, client, root, drafts }: SiteNewsOptions) {
    this.url = url;
    this.#client = client;
    this.#root = root;
    this.#drafts = drafts;
    this.#file = path.join(root, 'data/news.json');
  }

  #readOpened(): Opened | undefined {
    if (!existsSync(this.#file)) return undefined;
    return openedSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
  }

  #writeOpened({ number, content }: Opened): void {
    mkdirSync(path.dirname(this.#file), { recursive: true, mode: 0o700 });
    replaceFile(this.#file, JSON.stringify({ number, content }));
  }

  /** Returns the news of the draft. */
  #readDraft(): unknown {
    return pickNews(this.#drafts.read(PUBLIC_DATA).value);
  }

  /**
   * Returns what the site shows, the changes of the draft, and the changes of other editors since the draft was
   * created.
   */
  read(): Promise<NewsState> {
    return withRefusals(async () => {
      const shownVersion = await this.#client.read();
      const openedVersion = this.#readOpened();
      return {
        url: this.url,
        shown: describe(shownVersion),
        opened: openedVersion?.number,
        mine: openedVersion ? findChanges(openedVersion.content, this.#readDraft()) : [],
        theirs:
          openedVersion && openedVersion.number !== shownVersion.number
            ? findChanges(openedVersion.content, shownVersion.content)
            : [],
        versions: await this.#client.listVersions(),
      };
    });
  }

  /** Replaces the news of the draft with those that the site shows, including their photographs. */
  open(): Promise<void> {
    return withRefusals(async () => this.#takeOver(await this.#client.read()));
  }

  async #takeOver({ number, content }: NewsVersion): Promise<void> {
    const changedFiles: DraftFile[] = [];
    for (const address of listNewsPictures(content)) {
      const file = `${PHOTOGRAPHS}/${path.basename(address)}`;
      if (this.#drafts.getRevision(file) !== '') continue;
      const bytes = await this.#client.readPicture(address);
      if (bytes) changedFiles.push(this.#drafts.upload(path.basename(file), bytes));
    }
    const { value, revision } = this.#drafts.read(PUBLIC_DATA);
    const next = { ...(value as object), ...content };
    await this.#drafts.write([...changedFiles, { file: PUBLIC_DATA, value: next, revision }]);
    // Written last, so that an interrupted run starts again.
    this.#writeOpened({ number, content });
  }

  /**
   * Publishes the news of the draft.
   *
   * @param basedOn the version that is replaced: the editor has seen it
   * @throws EditError `problems`; `news.opened` if no version was opened; `news.conflict` if the site shows another
   * version; `news.invalid` with the problems that the site reports; `news.unreachable`, `news.refused`, `news.busy`,
   * `news.failed`
   */
  publish(basedOn: number): Promise<void> {
    return withRefusals(async () => {
      if (this.#drafts.blockedBy.includes(PUBLIC_DATA))
        throw new EditError('problems', [PUBLIC_DATA]);
      const openedVersion = this.#readOpened();
      if (!openedVersion) throw new EditError('news.opened', []);
      const { pressCategories } = await this.#client.read();
      const { content, pictures } = await this.#preparePictures(this.#readDraft());
      const problems = findNewsProblems(content, pressCategories);
      if (problems.length > 0) throw createInvalidError(problems);
      await this.#follow(await this.#client.publish({ basedOn, content, pictures }));
    });
  }

  /**
   * Restores an earlier version: as a new one, and as the draft.
   * @throws EditError as `publish`
   */
  restore(number: number, basedOn: number): Promise<void> {
    return withRefusals(async () => this.#follow(await this.#client.restore({ number, basedOn })));
  }

  async #follow(result: PublishResult): Promise<void> {
    switch (result.status) {
      case 'done':
        return this.#takeOver(result.version);
      case 'conflict':
        throw new EditError('news.conflict', []);
      case 'missing':
        throw new EditError('news.missing', []);
      default:
        throw createInvalidError(result.problems);
    }
  }

  /** Returns the differences of an earlier version from the shown one. */
  compare(number: number): Promise<readonly Change[]> {
    return withRefusals(async () => {
      const [version, shownVersion] = [
        await this.#client.readVersion(number),
        await this.#client.read(),
      ];
      if (!version) throw new EditError('news.missing', []);
      return findChanges(shownVersion.content, version.content);
    });
  }

  /** Replaces the addresses of photographs that are missing on the site with those under which they are sent. */
  async #preparePictures(news: unknown): Promise<{ content: unknown; pictures: SentPicture[] }> {
    const { photographs, photographTexts } = readLibrary(this.#drafts.previewRoot).library;
    const openedContent = JSON.stringify(this.#readOpened()?.content ?? {});
    const pictures = new Map<string, SentPicture>();
    const sentAddresses = new Map<string, string>();
    for (const { address, file } of photographs.values()) {
      const isNamed = JSON.stringify(news).includes(JSON.stringify(address));
      if (!isNamed || parseNewsPicture(address) || openedContent.includes(JSON.stringify(address)))
        continue;
      if (!PHOTOGRAPH.test(address)) continue;
      const bytes = this.#drafts.contents.get(file) ?? readContent(this.#root, file);
      if (bytes === undefined || typeof bytes === 'string') continue;
      const picture = await createSentPicture(file, bytes);
      pictures.set(picture.address, picture);
      sentAddresses.set(address, picture.address);
    }
    const content = describePictures(news, (address) => {
      const entry = photographTexts[path.basename(address).replace(/\.\w+$/, '')];
      const to = sentAddresses.get(address);
      return to === undefined ? undefined : { address: to, texts: createTexts(entry) };
    });
    return { content, pictures: [...pictures.values()] };
  }
}

/** The texts of a photograph that is sent: the running site does not have those of the library. */
interface SentTexts {
  readonly alt?: LocalizedText | undefined;
  readonly caption?: LocalizedText | undefined;
  /** Who took or provided it, and the terms of its use. */
  readonly credit?: LocalizedText | undefined;
}

/** Joins parts of a caption: "The yard · Photograph: Communications · CC BY 4.0". */
const joinTexts = (...parts: readonly (string | LocalizedText | undefined)[]) =>
  parts.some(Boolean)
    ? mapLanguages((language) =>
        parts
          .flatMap((part) => (typeof part === 'object' ? part[language] : (part ?? [])))
          .join(' · '),
      )
    : undefined;

/** The language of the credit where the tools do not speak that of a site. */
const [, ENGLISH] = INTERFACE_LANGUAGES;

const createTexts = (entry: PhotographTexts[string] | undefined): SentTexts => {
  const line = joinTexts(entry?.credit, entry?.rights);
  // A credit that reads the same in all languages needs a word of the language of its caption.
  const credit =
    line && typeof entry?.credit !== 'object'
      ? mapLanguages((language) =>
          getInterfaceText('news.credit', isInterfaceLanguage(language) ? language : ENGLISH, {
            credit: line[language],
          }),
        )
      : line;
  return { alt: entry?.alt, caption: entry?.caption, credit };
};

/**
 * Replaces the addresses of photographs that are sent, and adds their texts to the media that show them. A press item
 * whose list picture needs a credit shows it among its media as well.
 */
function describePictures(
  news: unknown,
  find: (address: string) => { readonly address: string; readonly texts: SentTexts } | undefined,
): unknown {
  const describeMedia = (medium: Readonly<Record<string, unknown>>) => {
    const photograph = find(String(medium['src']));
    if (!photograph) return medium;
    const { alt, caption, credit } = photograph.texts;
    const shownText = joinTexts(
      (medium['caption'] as LocalizedText | undefined) ?? caption,
      credit,
    );
    return {
      ...(alt && { alt }),
      ...medium,
      src: photograph.address,
      ...(shownText && { caption: shownText }),
    };
  };
  return JSON.parse(JSON.stringify(news), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    if ('src' in value) return describeMedia(value);
    const photograph = 'picture' in value ? find(String(value.picture)) : undefined;
    if (!photograph) return value;
    const media = ('media' in value ? value.media : []) as readonly { readonly src?: string }[];
    const isCredited =
      !photograph.texts.credit || media.some(({ src }) => src === photograph.address);
    const own = { kind: 'picture', src: String((value as { picture: unknown }).picture) };
    return {
      ...value,
      picture: photograph.address,
      ...(!isCredited && { media: [...media, describeMedia(own)] }),
    };
  });
}

/** Reduces a photograph to a size that can be sent, without its metadata, such as the place. */
async function createSentPicture(file: string, bytes: Uint8Array): Promise<SentPicture> {
  for (const quality of [82, 70, 55]) {
    const content = await sharp(bytes)
      .rotate()
      .resize({ width: WIDTH_MAX, withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality })
      .toBuffer();
    if (content.length <= NEWS_PICTURE_MAX_BYTES)
      return { address: createPictureAddress(content, 'jpg'), content: new Uint8Array(content) };
  }
  throw new EditError('photograph', [file]);
}

/** Creates the error for invalid news, with the place and the server's message of each problem. */
const createInvalidError = (
  problems: readonly { readonly path: readonly (string | number)[]; readonly message: string }[],
): EditError => {
  const lines = problems.map(({ path: place, message }) => `${place.join(' › ')}: ${message}`);
  const none: readonly Problem[] = [];
  return new EditError('news.invalid', [], none, lines.join('\n'));
};
