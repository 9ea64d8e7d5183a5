import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { COMPANY } from '@site/content/testing/company.ts';
import { findNewsProblems, type News, type NewsVersion } from '@site/contract/news';
import {
  PrivateServerError,
  type NewsClient,
  type PublishResult,
} from '@site/server/private/news-client.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { withValueAt } from '../client/values.ts';
import { Drafts } from './drafts.ts';
import type { EditError } from './edit-error.ts';
import { SiteNews } from './news.ts';

const FILE = 'db.json';
const CATEGORIES = ['exhibitions'];

let root = '';
let drafts: Drafts;
let site: ReturnType<typeof createSite>;
let news: SiteNews;

/** Creates a running site: its versions, and the requests that it received. */
function createSite(content: News) {
  const versions: NewsVersion[] = [{ number: 0, content }];
  const pictures = new Map<string, Uint8Array>();
  const getShown = () => versions.at(-1) as NewsVersion;
  function add(value: unknown, basedOn: number): PublishResult {
    const problems = findNewsProblems(value, CATEGORIES);
    if (problems.length > 0) return { status: 'invalid', problems };
    if (basedOn !== getShown().number) return { status: 'conflict', current: getShown() };
    const version = {
      number: getShown().number + 1,
      publishedAt: '2026-11-26T12:00:00.000Z',
      key: 'a2V5',
      content: value as News,
    };
    versions.push(version);
    return { status: 'done', version };
  }
  const client: NewsClient = {
    read: () => Promise.resolve({ ...getShown(), pressCategories: CATEGORIES }),
    async publish({ basedOn, content: value, pictures: sent = [] }) {
      let text = JSON.stringify(value);
      for (const { address, content: bytes } of sent) {
        const { width, height } = await sharp(bytes).metadata();
        const final = `/media/news-0123456789abcdef-${width}x${height}.jpg`;
        pictures.set(final, bytes);
        text = text.replaceAll(address, final);
      }
      return add(JSON.parse(text), basedOn);
    },
    listVersions: () => Promise.resolve(versions.slice(1).toReversed()),
    readVersion: (number) => Promise.resolve(versions.find((version) => version.number === number)),
    restore({ number, basedOn }) {
      const version = versions.find((candidate) => candidate.number === number);
      return Promise.resolve(version ? add(version.content, basedOn) : { status: 'missing' });
    },
    readPicture: (address) => Promise.resolve(pictures.get(address)),
  };
  return { client, add, getShown, pictures };
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'site-news-'));
  cpSync(COMPANY, root, { recursive: true });
  drafts = new Drafts(root, path.join(root, 'data/drafts'));
  const { notices, press, recruitments } = drafts.read(FILE).value as News;
  site = createSite({ notices: notices.slice(1), press, recruitments });
  news = createNews(site.client);
});
afterEach(() => {
  drafts.close();
  rmSync(root, { recursive: true });
});

const createNews = (client: NewsClient) =>
  new SiteNews({ url: 'https://desk.example.com', client, root, drafts });

/** Writes another English title into the first press item of the draft. */
async function retitle(title: string): Promise<void> {
  const { value, revision } = drafts.read(FILE);
  await drafts.write([
    { file: FILE, value: withValueAt(value, ['press', 0, 'title', 'en'], title), revision },
  ]);
}
const getTitle = (content: unknown) => (content as News).press[0]?.title.en;
const getCode = (action: Promise<unknown>): Promise<EditError['code'] | undefined> =>
  action.then(
    () => undefined,
    (error: unknown) => (error as EditError).code,
  );

it('copies the news of the site into the draft, and publishes them as a new version', async () => {
  expect(await news.read()).toMatchObject({ opened: undefined, shown: { number: 0 } });
  expect(await getCode(news.publish(0))).toBe('news.opened');
  await news.open();
  const patents = (drafts.read(FILE).value as { patents: unknown }).patents;
  expect(drafts.read(FILE).value).toMatchObject({ ...site.getShown().content, patents });
  expect(await news.read()).toMatchObject({ opened: 0, mine: [], theirs: [] });

  await retitle('At the fair');
  expect((await news.read()).mine).toMatchObject([
    { path: ['press', 0, 'title', 'en'], after: 'At the fair' },
  ]);
  // Another run continues with it.
  news = createNews(site.client);
  await news.publish(0);
  expect(getTitle(site.getShown().content)).toBe('At the fair');
  expect(await news.read()).toMatchObject({ opened: 1, shown: { number: 1 }, mine: [] });
});

it('shows what another editor has published, and replaces only a version that was seen', async () => {
  await news.open();
  await retitle('Mine');
  const { content } = site.getShown();
  site.add({ ...content, notices: [] }, 0);
  expect(await getCode(news.publish(0))).toBe('news.conflict');
  const state = await news.read();
  expect(state).toMatchObject({ opened: 0, shown: { number: 1 } });
  expect(state.mine).toMatchObject([{ path: ['press', 0, 'title', 'en'] }]);
  expect(state.theirs).toMatchObject([{ path: ['notices', 0], after: undefined }]);
  await news.publish(1);
  expect(getTitle(site.getShown().content)).toBe('Mine');
});

it('compares earlier versions and restores them as new ones', async () => {
  await news.open();
  await retitle('First');
  await news.publish(0);
  await retitle('Second');
  await news.publish(1);
  expect(await news.compare(1)).toMatchObject([
    { path: ['press', 0, 'title', 'en'], before: 'Second', after: 'First' },
  ]);
  await news.restore(1, 2);
  expect(getTitle(site.getShown().content)).toBe('First');
  expect(getTitle(drafts.read(FILE).value)).toBe('First');
  expect((await news.read()).versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  expect(await getCode(news.restore(40, 3))).toBe('news.missing');
});

it('sends a new photograph smaller and without the metadata of its camera, and adopts its address', async () => {
  await news.open();
  const bytes = await sharp({
    create: { width: 3000, height: 1500, channels: 3, background: '#1652f0' },
  })
    .withExif({ IFD0: { Copyright: 'the camera' } })
    .png()
    .toBuffer();
  const { value, revision } = drafts.read(FILE);
  const library = drafts.read('content/media.json');
  const alt = { ko: '박람회장.', en: 'The fair.' };
  const entry = { alt, credit: 'Photograph: Incheon City', rights: 'CC BY 4.0' };
  await drafts.write([
    drafts.upload('fair-2026.png', bytes),
    { ...library, value: { 'fair-2026': entry } },
    {
      file: FILE,
      value: withValueAt(value, ['press', 0, 'picture'], '/media/fair-2026.png'),
      revision,
    },
  ]);
  expect(drafts.blockedBy).toEqual([]);
  await news.publish(0);
  const address = '/media/news-0123456789abcdef-2400x1200.jpg';
  const [item] = site.getShown().content.press;
  expect(item?.picture).toBe(address);
  const line = 'Photograph: Incheon City · CC BY 4.0';
  const caption = { ko: `출처: ${line}`, en: `Credit: ${line}` };
  expect(item?.media).toContainEqual({ kind: 'picture', src: address, alt, caption });
  expect((await sharp(site.pictures.get(address)).metadata()).exif).toBeUndefined();
  // It can be previewed, and is not sent again.
  expect(existsSync(path.join(drafts.previewRoot, 'content', address))).toBe(true);
  await retitle('With a photograph');
  await news.publish(1);
  expect(site.pictures.size).toBe(1);
});

it('refuses invalid news, and reports why the server does not respond', async () => {
  await news.open();
  await retitle('<b>Bold</b>');
  expect(await getCode(news.publish(0))).toBe('problems');
  const fail = (code: PrivateServerError['code']) =>
    createNews({ ...site.client, read: () => Promise.reject(new PrivateServerError(code)) });
  for (const code of ['unreachable', 'refused', 'busy', 'failed'] as const)
    expect(await getCode(fail(code).read())).toBe(`news.${code}`);
});
