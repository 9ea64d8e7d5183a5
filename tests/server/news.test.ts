import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { News } from '@site/contract/news';
import type { PressItem, PublicData } from '@site/contract/public-data';

import { makeKeyFile } from '../../server/desk/key-file.ts';
import {
  connectToNews,
  createPictureAddress,
  PrivateServerError,
  type NewsClient,
} from '../../server/private/news-client.ts';
import { getPublicValue } from './fixture/departments.ts';
import { createFolder, writeDist } from './fixture/dist.ts';
import { runDesk } from './fixture/program.ts';
import { ask, startSite, waitUntil, type RunningSite } from './fixture/site.ts';
import { withStore } from './fixture/store.ts';

/** A site with a private listener, an editor's key, and a clock of the test. */
async function startNews() {
  const keyFile = path.join(createFolder(), 'news.json');
  const dist = writeDist(createFolder());
  // The search finds items of a company that has a page for them.
  const page = { group: 'pages', title: 'Press', text: '', href: '/press' };
  const search = { documents: [page], acronyms: {} };
  writeFileSync(path.join(dist, 'search.json'), JSON.stringify({ ko: search, en: search }));
  const pair = await makeKeyFile(keyFile, 'a passphrase');
  let now = new Date('2026-11-20T03:00:00Z');
  const site = await startSite({
    environment: { DESK_PORT: '0', NEWS_KEYS: await getPublicValue(pair), DIST_DIR: dist },
    now: () => now,
  });
  const url = `http://127.0.0.1:${site.app.deskPort()}`;
  const connect = () => connectToNews({ url, keyFile, passphrase: 'a passphrase' });
  const setTime = (time: string) => void (now = new Date(time));
  return { site, url, keyFile, connect, news: await connect(), setTime };
}

const createText = (words: string) => ({ ko: `${words} 소식`, en: words });
const createItem = (id: number, more: Partial<PressItem> = {}): PressItem => ({
  id,
  category: 'lamps',
  title: createText(`Item ${id}`),
  content: createText(`Content ${id}`),
  date: '2026-11-01',
  ...more,
});
const withItem = (content: News, item: PressItem): News => ({
  ...content,
  press: [...content.press, item],
});
async function publishItem(news: NewsClient, item: PressItem) {
  const { number, content } = await news.read();
  return news.publish({ basedOn: number, content: withItem(content, item) });
}

const getJson = async (site: RunningSite, target: string): Promise<unknown> => {
  const { status, body } = await ask(site, target);
  return status === 200 ? JSON.parse(body.toString()) : status;
};
/** Returns the places that show an item: its item, list, page, search, feed and sitemap. */
async function findPlaces(site: RunningSite, id: number): Promise<string[]> {
  const has = async (target: string, needle: string) =>
    (await ask(site, target)).body.toString().includes(needle);
  const title = `Item ${id}`;
  const places = {
    item: (await ask(site, `/api/press/${id}`)).status === 200,
    list: await has('/api/press?_limit=100', title),
    page: (await ask(site, `/press/view/${id}`)).status === 200,
    home: await has('/home/main?lang=en', title),
    search: await has(`/api/searches?q=${encodeURIComponent(title)}&lang=en`, `/press/view/${id}`),
    feed: await has('/feeds/en.xml', title),
    sitemap: await has('/sitemap.xml', `/press/view/${id}`),
  };
  return Object.entries(places).flatMap(([name, isShown]) => (isShown ? [name] : []));
}
const EVERYWHERE = ['item', 'list', 'page', 'home', 'search', 'feed', 'sitemap'];

test('follows db.json until a version is published, and then shows that version', async () => {
  const { site, news } = await startNews();
  const firstVersion = await news.read();
  expect(firstVersion).toMatchObject({ number: 0, pressCategories: ['lamps', 'rnd', 'people'] });
  expect(site.app.getNews()).toMatchObject({ number: 0 });
  const result = await publishItem(news, createItem(900));
  expect(result).toMatchObject({ status: 'done', version: { number: 1 } });
  await waitUntil(async () => (await findPlaces(site, 900)).length === EVERYWHERE.length);
  expect(await findPlaces(site, 900)).toEqual(EVERYWHERE);
  expect(await news.listVersions()).toMatchObject([{ number: 1, key: expect.any(String) }]);
  // Patents are content of a release.
  expect(await getJson(site, '/api/patents')).not.toHaveLength(0);
});

test('of two editors the slower one is shown the version of the other', async () => {
  const { news, connect } = await startNews();
  const otherClient = await connect();
  const { number, content } = await otherClient.read();
  await publishItem(news, createItem(901));
  const late = await otherClient.publish({
    basedOn: number,
    content: withItem(content, createItem(902)),
  });
  expect(late).toMatchObject({ status: 'conflict', current: { number: 1 } });
  expect(late.status === 'conflict' && late.current.content.press.at(-1)?.id).toBe(901);
  expect((await news.listVersions()).map((version) => version.number)).toEqual([1]);
});

test('the same publication again is the same version', async () => {
  const { news } = await startNews();
  const { content } = await news.read();
  const publication = { basedOn: 0, content: withItem(content, createItem(903)) };
  const [first, second] = [await news.publish(publication), await news.publish(publication)];
  expect(first).toMatchObject({ status: 'done', version: { number: 1 } });
  expect(second).toEqual(first);
});

test('refuses what the schema, the categories or the times do not allow, with the place of each problem', async () => {
  const { news } = await startNews();
  const { content } = await news.read();
  const publish = async (item: object) => {
    const press = [...content.press, { ...createItem(904), ...item }];
    const result = await news.publish({ basedOn: 0, content: { ...content, press } });
    return result.status === 'invalid' ? result.problems : result.status;
  };
  const index = content.press.length;
  expect(await publish({ title: { en: 'Only English' } })).toMatchObject([
    { code: 'schema', path: ['press', index, 'title', 'ko'] },
  ]);
  expect(await publish({ category: 'none' })).toMatchObject([
    { code: 'category', path: ['press', index, 'category'] },
  ]);
  expect(await publish({ id: content.press[0]?.id })).toMatchObject([{ code: 'duplicate' }]);
  expect(await publish({ ends: '2026-11-01' })).toMatchObject([{ code: 'order' }]);
  const media = {
    kind: 'picture',
    src: '/media/sent-0123456789abcdef.jpg',
    caption: createText('It'),
  };
  expect(await publish({ media: [media] })).toMatchObject([
    { code: 'alt', path: ['press', index, 'media', 0, 'alt'] },
  ]);
  expect(await publish({ appears: '2026-11-01T25:00' })).toMatchObject([{ code: 'schema' }]);
  expect(await news.listVersions()).toEqual([]);
});

test('an earlier version is brought back as a new one; fifty are kept', async () => {
  const { news } = await startNews();
  for (let id = 910; id < 912; id += 1) await publishItem(news, createItem(id));
  expect(await news.restore({ number: 1, basedOn: 1 })).toMatchObject({ status: 'conflict' });
  expect(await news.restore({ number: 7, basedOn: 2 })).toEqual({ status: 'missing' });
  expect(await news.restore({ number: 1, basedOn: 2 })).toMatchObject({
    status: 'done',
    version: { number: 3, content: (await news.readVersion(1))?.content },
  });
  for (let number = 3; number < 52; number += 1)
    await news.restore({ number: (number % 2) + 2, basedOn: number });
  const versions = await news.listVersions();
  expect([versions[0]?.number, versions.length, versions.at(-1)?.number]).toEqual([52, 50, 3]);
  expect(await news.readVersion(2)).toBeUndefined();
});

test('a photograph is published with its item, without metadata, and deleted with its last version', async () => {
  const { site, news, setTime } = await startNews();
  const photograph = await sharp({
    create: { width: 2000, height: 1000, channels: 3, background: '#246' },
  })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
  const address = createPictureAddress(photograph, 'jpg');
  const { content } = await news.read();
  const item = createItem(920, { picture: address, appears: '2026-12-01' });
  const publish = (pictures: { address: string; content: Uint8Array }[]) =>
    news.publish({ basedOn: 0, content: withItem(content, item), pictures });
  expect(await publish([{ address, content: Buffer.from('no picture') }])).toMatchObject({
    status: 'invalid',
    problems: [{ code: 'picture' }],
  });
  const result = await publish([{ address, content: photograph }]);
  if (result.status !== 'done') throw new Error(result.status);
  const publishedPicture = result.version.content.press.at(-1)?.picture ?? '';
  expect(publishedPicture).toMatch(/^\/media\/news-[\da-f]{16}-1600x800\.jpg$/);
  // A photograph does not appear before its item.
  expect((await ask(site, publishedPicture)).status).toBe(404);
  setTime('2026-12-01T00:00:00Z');
  await waitUntil(async () => (await ask(site, publishedPicture)).status === 200);
  const { headers, body } = await ask(site, publishedPicture);
  expect(headers['content-type']).toBe('image/jpeg');
  expect(body.includes('a secret place')).toBe(false);
  expect(Buffer.from((await news.readPicture(publishedPicture)) ?? '')).toEqual(body);
  expect(
    await news.publish({
      basedOn: 1,
      content: withItem(content, {
        ...item,
        picture: publishedPicture.replace(/news-..../, 'news-0000'),
      }),
    }),
  ).toMatchObject({ status: 'invalid', problems: [{ code: 'picture' }] });
  for (let number = 1; number < 51; number += 1)
    await news.publish({ basedOn: number, content: withItem(content, createItem(921 + number)) });
  expect(await news.readPicture(publishedPicture)).toBeUndefined();
});

test('an item appears and ends at its moments everywhere, and nothing keeps it longer', async () => {
  const { site, news, setTime } = await startNews();
  await publishItem(
    news,
    createItem(930, { appears: '2026-11-20T13:30', ends: '2026-11-21T09:00' }),
  );
  await waitUntil(() => site.app.getNews().number === 1);
  expect(await findPlaces(site, 930)).toEqual([]);
  setTime('2026-11-20T04:29:59Z');
  expect(await findPlaces(site, 930)).toEqual([]);
  setTime('2026-11-20T04:30:00Z');
  await waitUntil(async () => (await findPlaces(site, 930)).length === EVERYWHERE.length);
  setTime('2026-11-21T00:00:00Z');
  await waitUntil(async () => (await findPlaces(site, 930)).length === 0);
});

test('a server that is started again shows what was published', async () => {
  const { site, news } = await startNews();
  await publishItem(news, createItem(940));
  await withStore(site, (store) => store.copyTo(path.join(site.folder, 'copy.sqlite')));
  const later = await startSite({
    prepare: (folder) => {
      mkdirSync(path.join(folder, 'data'));
      copyFileSync(
        path.join(site.folder, 'copy.sqlite'),
        path.join(folder, 'data', 'submissions.sqlite'),
      );
      copyFileSync(
        path.join(site.config.dataDir, 'server-secret'),
        path.join(folder, 'data', 'server-secret'),
      );
    },
  });
  expect(later.app.getNews()).toMatchObject({ number: 1 });
  expect((await ask(later, '/api/press/940')).status).toBe(200);
});

test('a version that this release cannot read is not shown, and the log contains the reason', async () => {
  const { site, news } = await startNews();
  await publishItem(news, createItem(950));
  const version = { publishedAt: '2026-11-20T03:00:00.000Z', key: 'k', content: '{"press":1}' };
  await withStore(site, (store) => store.addNews({ number: 2, ...version }, new Map()));
  await waitUntil(() => site.logLines.some((line) => line.includes('news.failed')));
  expect(site.app.getNews()).toMatchObject({ number: 1 });
  expect((await ask(site, '/api/press/950')).status).toBe(200);
});

test('the published news are written back into the file, on the server and from elsewhere', async () => {
  const { site, news, url, keyFile } = await startNews();
  const file = site.config.publicDataFile;
  const runDeskCommand = (...command: string[]) =>
    runDesk(command, site.config.dataDir, 'a passphrase\n');
  expect(await runDeskCommand('news', 'write', file)).toMatchObject({ status: 1 });
  await publishItem(news, createItem(960));
  const originalData = JSON.parse(readFileSync(file, 'utf8')) as PublicData;
  expect((await runDeskCommand('news', 'write', file)).output).toContain('Version 1');
  const savedData = JSON.parse(readFileSync(file, 'utf8')) as PublicData;
  expect(savedData).toEqual({ ...originalData, ...(await news.readVersion(1))?.content });
  expect(savedData.press.at(-1)?.id).toBe(960);
  await publishItem(news, createItem(961));
  const writtenOutput = await runDeskCommand(
    'news',
    'write',
    file,
    '--server',
    url,
    '--key-file',
    keyFile,
  );
  expect(writtenOutput.output).toContain('Version 2');
  expect(readFileSync(file, 'utf8')).toContain('Item 961');
  expect(await runDeskCommand('news', 'write', keyFile)).toMatchObject({ status: 1 });
});

test('without its key, or with the key of an officer, nobody reads or publishes news', async () => {
  const { url, site } = await startNews();
  const keyFile = path.join(createFolder(), 'other.json');
  await makeKeyFile(keyFile, '');
  const otherClient = await connectToNews({ url, keyFile, passphrase: '' });
  await expect(otherClient.read()).rejects.toMatchObject({ code: 'refused' });
  const demonstration = path.join(site.config.dataDir, 'demonstration-key.json');
  const officer = await connectToNews({ url, keyFile: demonstration, passphrase: '' });
  await expect(officer.read()).rejects.toBeInstanceOf(PrivateServerError);
});
