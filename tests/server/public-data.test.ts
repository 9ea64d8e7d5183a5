import { writeFileSync } from 'node:fs';
import path from 'node:path';
import jsonServer from 'json-server';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  getHeadline,
  OWN_PAGE,
  type Headline,
  type Notice,
  type PressItem,
} from '@site/contract/public-data';
import type { Problem } from '@site/contract/problem';

import { renderFeed } from '../../server/pages/feeds.ts';
import {
  createCollectionRouter,
  removeErrorHandler,
  type PublishedItems,
} from '../../server/public-data/collections.ts';
import { filterAndSort } from '../../server/public-data/lists.ts';
import { openPublicData } from '../../server/public-data/public-data.ts';
import { findRelated } from '../../server/public-data/related.ts';
import { parsePublicData } from '../../server/public-data/public-data-file.ts';
import { createFolder } from './fixture/dist.ts';
import { CATEGORIES, PUBLIC_DATA } from './fixture/public-data.ts';
import { ask, NOW, getSharedSite, startSite } from './fixture/site.ts';

const parseJson = <T>(body: Buffer): T => JSON.parse(body.toString()) as T;

test.each([
  ['an empty file', '', /line 1/],
  ['a comma too many', '{\n "notices": [],\n "press": [\n}', /line 4/],
  ['a trailing comma', '{\n "notices": [],\n "press": [],\n}', /line/],
  ['a list', '[]', /line 1/],
  [
    'an unknown collection',
    '{"notices":[],"press":[],"patents":[],"recruitments":[],\n "reports": [] }',
    /reports/,
  ],
  [
    'a missing text',
    '{"notices":[\n{"id":1,"date":"2026-01-01","content":{"ko":"a","en":"a"},\n"subject":{"ko":"a"}}],"press":[]}',
    /line 3.*notices\.0\.subject/,
  ],
  [
    'an impossible date',
    '{"press":[],"notices":[{"id":1,"date":"2026-02-30","content":{"ko":"a","en":"a"},"subject":{"ko":"a","en":"a"}}]}',
    /date/,
  ],
])('%s in db.json is refused with its place', (_what, text, sentence) => {
  expect(() => parsePublicData(text, CATEGORIES)).toThrow(sentence);
});

test('the same id twice is refused', () => {
  const { notices } = PUBLIC_DATA;
  const otherCollections = { press: [], patents: [], recruitments: [] };
  const twice = JSON.stringify({ notices: [notices[0], notices[0]], ...otherCollections }, null, 1);
  expect(() => parsePublicData(twice, CATEGORIES)).toThrow(
    /line \d+: notices\.1\.id is 1, which another item has/,
  );
});

test('a category that the company does not have is refused, in the file and for lists', async () => {
  const [item] = PUBLIC_DATA.press;
  const otherCollections = { notices: [], patents: [], recruitments: [] };
  const strange = JSON.stringify(
    { press: [{ ...item, category: 'global' }], ...otherCollections },
    null,
    1,
  );
  expect(() => parsePublicData(strange, CATEGORIES)).toThrow(
    'press.0.category is none of lamps, rnd, people',
  );
  const site = await getSharedSite();
  const ownResponse = await ask(site, '/api/press?category=lamps');
  expect(
    parseJson<Headline<'press'>[]>(ownResponse.body).map(({ category }) => category),
  ).toContain('lamps');
  expect((await ask(site, '/api/press?category=global')).status).toBe(400);
});

test('collections are returned newest first, in bounded pages', async () => {
  const site = await getSharedSite();
  const response = await ask(site, '/api/press?_limit=100');
  const items = parseJson<Headline<'press'>[]>(response.body);
  expect(items.map(({ date }) => date)).toEqual(
    items
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(response.headers['x-total-count']).toBe(String(items.length));
  expect(response.headers.link).toBeUndefined();

  const page = await ask(site, '/api/press?_page=2&_limit=3&_sort=date&_order=asc');
  expect(parseJson<Headline<'press'>[]>(page.body).map(({ id }) => id)).toEqual(
    items
      .toReversed()
      .slice(3, 6)
      .map(({ id }) => id),
  );
  const some = parseJson<Headline<'press'>[]>(
    (await ask(site, `/api/press?category=rnd&q=${encodeURIComponent('소식 5')}`)).body,
  );
  expect(some.map(({ category }) => category)).toEqual(['rnd']);
  expect(parseJson<Notice>((await ask(site, '/api/notices/3')).body).id).toBe(3);
  expect((await ask(site, '/api/notices', { method: 'HEAD' })).body).toHaveLength(0);
});

test('items with a future date are not returned', async () => {
  const site = await startSite({ now: () => new Date('2026-03-01T00:00:00Z') });
  const { notices } = PUBLIC_DATA;
  const dates = parseJson<Notice[]>((await ask(site, '/api/notices')).body).map(({ date }) => date);
  expect(dates[0]).toBe(notices.findLast(({ date }) => date <= '2026-03-01')?.date);
  const [later] = notices.filter(({ date }) => date > '2026-03-01');
  expect((await ask(site, `/api/notices/${later?.id}`)).status).toBe(404);
  expect(NOW.toISOString() > '2026-03-01').toBe(true);
});

test.each([
  '_limit=101',
  '_limit=0',
  '_limit=-1',
  '_limit=1e3',
  '_page=0',
  '_start=0&_end=1000',
  '_sort=subject.ko',
  '_sort=__proto__',
  '_order=desc;',
  'subject_like=((',
  'content.ko_like=.*',
  'id_ne=1',
  'id_gte=0',
  'id=1',
  '_embed=press',
  '_expand=press',
  '_delay=5000',
  'callback=alert',
  '_=1',
  'category=secret',
  '_sort=date&_sort=id',
  'category[]=rnd',
  '__proto__=1',
  'constructor=1',
  `q=${'a'.repeat(101)}`,
])('?%s is refused', async (query) => {
  const site = await getSharedSite();
  const response = await ask(site, `/api/notices?${query}`);
  expect(response.status).toBe(400);
  expect(parseJson<Problem>(response.body).code).toBe('query');
});

test('a search is for words, not for a pattern', async () => {
  const site = await startSite();
  for (const words of [
    '%25',
    '(a%2B)%2B%24',
    '%5B',
    '%2A',
    '%7B%7B7*7%7D%7D',
    '%27%20OR%201%3D1',
  ]) {
    const response = await ask(site, `/api/notices?q=${words}`);
    expect([words, response.status, parseJson(response.body)]).toEqual([words, 200, []]);
  }
});

test.each([
  '/api/db',
  '/api/db/',
  '/api/DB',
  '/api/Notices',
  '/api/notices/',
  '/api/notices/999',
  '/api/notices/1/press',
  '/api/notices/1/',
  '/api/notices//1',
  '/api/notices%2F1',
  '/api/%6eotices',
  '/api/inquiries/1',
  '/api/submissions',
  '/api/visitors',
  '/api/__proto__',
  '/api/constructor',
  '/api',
  '/api/',
])('%s does not exist', async (target) => {
  const site = await getSharedSite();
  const response = await ask(site, target);
  expect(response.status).toBe(404);
  expect(parseJson<Problem>(response.body).code).toBe('notFound');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s changes nothing', async (method) => {
  const site = await getSharedSite();
  const initialBody = (await ask(site, '/api/notices')).body;
  for (const target of ['/api/notices', '/api/notices/1'])
    for (const override of ['GET', 'DELETE', 'PUT'])
      for (const type of [
        'application/json',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
      ]) {
        const headers = {
          'X-HTTP-Method-Override': override,
          'Content-Type': type,
          Origin: 'https://other.example',
        };
        const response = await ask(site, target, { method, headers, body: '{"id":77}' });
        expect(response.status).toBe(405);
        expect(response.headers.allow).toBe('GET, HEAD');
        expect(response.headers['access-control-allow-origin']).toBeUndefined();
      }
  expect((await ask(site, '/api/notices')).body).toEqual(initialBody);
});

test('GET stays GET despite an override, and has no body', async () => {
  const site = await getSharedSite();
  const headers = { 'X-HTTP-Method-Override': 'DELETE' };
  expect((await ask(site, '/api/notices/1', { headers })).status).toBe(200);
  expect((await ask(site, '/api/notices/1')).status).toBe(200);
  const withBody = await ask(site, '/api/notices', {
    headers: { 'Content-Type': 'application/json' },
    body: '{broken',
  });
  expect(withBody.status).toBe(400);
  expect(withBody.body.toString()).not.toMatch(/at .*\(|node_modules|SyntaxError/);
});

test('a json-server whose router ends with another layer is refused with a message', () => {
  const handleError = (
    _error: unknown,
    _request: unknown,
    _response: unknown,
    _next: unknown,
  ) => {};
  const stack = [{ handle: () => undefined }, { handle: handleError }];
  removeErrorHandler(stack);
  expect(stack).toHaveLength(1);
  expect(() => removeErrorHandler(stack)).toThrow(/version of json-server is not supported/);
  expect(() => removeErrorHandler([])).toThrow(/not supported/);
});

test('the collections of json-server cannot be written', async () => {
  const publishedData = {
    data: { notices: [], press: [], patents: [], recruitments: [] },
    headline: () => undefined,
    article: () => undefined,
  };
  const create = jsonServer.router.bind(jsonServer);
  let heldError: unknown;
  const spy = vi.spyOn(jsonServer, 'router').mockImplementation((source, ...args) => {
    heldError = source;
    return create(source as object, ...args);
  });
  createCollectionRouter(publishedData, CATEGORIES);
  spy.mockRestore();
  expect(() => (heldError as { notices: unknown[] }).notices.push(1)).toThrow(TypeError);
});

test('an article lists items with the same subjects, most shared subjects first', () => {
  const [item] = PUBLIC_DATA.press as [PressItem];
  const press = (id: number, about: readonly string[], category: PressItem['category']) => ({
    ...item,
    id,
    about: [...about],
    category,
  });
  const subject = press(1, ['iccb', 'eco'], 'rnd');
  const allItems = [
    press(6, [], 'pr'),
    press(5, ['social'], 'rnd'),
    press(4, ['eco'], 'pr'),
    press(3, ['eco'], 'rnd'),
    press(2, ['eco', 'iccb'], 'global'),
    subject,
  ];
  expect(findRelated(subject, allItems, '2026-01-01').map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('a notice lists related notices, and none without shared subjects', async () => {
  const [item] = PUBLIC_DATA.notices as [Notice];
  const createNotice = (id: number, about?: readonly string[]) => ({ ...item, id, about });
  const allNotices = [
    createNotice(1, ['finance']),
    createNotice(2, ['growth']),
    createNotice(3),
    createNotice(4, ['finance']),
  ];
  expect(findRelated(allNotices[0]!, allNotices, '2026-01-01').map(({ id }) => id)).toEqual([4]);
  expect(findRelated(allNotices[2]!, allNotices, '2026-01-01')).toEqual([]);
});

test('an ended notice is not related to others', async () => {
  const [item] = PUBLIC_DATA.notices as [Notice];
  const createNotice = (id: number, until?: string) => ({ ...item, id, about: ['growth'], until });
  const allNotices = [
    createNotice(1),
    createNotice(2, '2025-12-31'),
    createNotice(3, '2026-01-01'),
    createNotice(4),
  ];
  expect(findRelated(allNotices[0]!, allNotices, '2026-01-01').map(({ id }) => id)).toEqual([3, 4]);
});

test('a headline of the press has its summary and picture, but not the content of its page', () => {
  const [item] = PUBLIC_DATA.press as [PressItem];
  const caption = { ko: '라인', en: 'The line' };
  const press: PressItem = {
    ...item,
    content: { ko: '요약.\n\n본문.', en: 'The summary.\n\nThe text.' },
    about: ['iccb'],
    quotation: { text: caption, by: caption },
    media: [{ kind: 'picture', src: '/media/iccb.svg', alt: caption, caption }],
  };
  const headline = getHeadline('press', press);
  expect(headline).toMatchObject({
    summary: { ko: '요약.', en: 'The summary.' },
    picture: '/media/iccb.svg',
  });
  expect(
    Object.keys(headline).filter((key) => OWN_PAGE.press.some((field) => field === key)),
  ).toEqual([]);
});

test('initial consonants find titles, as in the search of the site', () => {
  const [item] = PUBLIC_DATA.press;
  const press = ['와이어링 하네스', '면접 없음'].map((ko, id) => ({
    ...item!,
    id,
    title: { ko, en: '' },
  }));
  const find = (q: string, scope: 'both' | 'content' = 'both') =>
    filterAndSort<'press'>(
      press,
      { q, scope, category: '', sort: 'date', order: 'desc' },
      'ko',
    ).map(({ id }) => id);
  expect(find('ㅎㄴㅅ')).toEqual([0]);
  expect(find('ㅁㅈ ㅇㅇ')).toEqual([1]);
  expect(find('ㄴㅅ')).toEqual([]);
  expect(find('ㅎㄴㅅ', 'content')).toEqual([]);
});

test('quotations are found, and are in the feed', async () => {
  const text = { ko: '선을 끝까지 잇겠다.', en: 'We carry the line to its end.' };
  const by = { ko: '공장장', en: 'Head of the plant' };
  const press = PUBLIC_DATA.press.map((item, index) =>
    index === 0 ? { ...item, quotation: { text, by } } : item,
  );
  const filter = { q: 'line to its end', category: '', sort: 'date', order: 'desc' } as const;
  const findNumbers = (scope: 'content' | 'title') =>
    filterAndSort<'press'>(press, { ...filter, scope }, 'en').map(({ id }) => id);
  expect(findNumbers('content')).toEqual([press[0]?.id]);
  expect(findNumbers('title')).toEqual([]);
  const texts = { title: 'News', description: 'News' };
  const manifest = {
    origin: 'https://example.com',
    company: { ko: '회사', en: 'Company' },
    pressCategories: CATEGORIES,
    visitSites: [],
    feeds: { ko: texts, en: texts },
    routes: [],
    pages: [],
  };
  const published = { data: { ...PUBLIC_DATA, press } } as unknown as PublishedItems;
  expect(renderFeed(manifest, published, 'en')).toContain(text.en);
  const { feeds: _feeds, ...withoutPress } = manifest;
  expect(renderFeed(withoutPress, published, 'en')).toBeUndefined();
});

test('a change of db.json while the server starts is noticed', async () => {
  const file = path.join(createFolder(), 'db.json');
  const save = (data: object) => writeFileSync(file, JSON.stringify(data));
  save(PUBLIC_DATA);
  const refuse = () => Promise.reject(new Error('The test does not search.'));
  let isFirst = true;
  const { published, close } = openPublicData({
    file,
    news: { get: () => undefined, follow: async () => {}, onChange: () => {}, close: () => {} },
    now: () => NOW,
    log: () => {},
    views: () => 0,
    search: {
      // The data was read, and is not followed yet.
      publish() {
        if (isFirst) save({ notices: [], press: [], patents: [], recruitments: [] });
        isFirst = false;
      },
      scheduled: [],
      prepare: async () => {},
      find: refuse,
      suggest: refuse,
    },
    pressCategories: CATEGORIES,
    interval: 20,
  });
  onTestFinished(close);
  expect(published().data.notices).not.toEqual([]);
  await vi.waitFor(() => expect(published().data.notices).toEqual([]));
});
