import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { API } from '@site/contract/paths';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';
import type { Problem } from '@site/contract/problem';
import type { SearchAnswer } from '@site/contract/search';

import { analyzeQuery, TERMS_MAX } from '../../server/search/query-analysis.ts';
import { createSearch } from '../../server/search/search.ts';
import { openSearch } from '../../server/search/site-search.ts';
import { ask, getSharedSite } from './fixture/site.ts';

const joinText = (parts: readonly { readonly text: string }[]) =>
  parts.map((part) => part.text).join('');
const listTitles = ({ groups }: SearchAnswer) =>
  groups.flatMap(({ hits }) => hits.map(({ title }) => joinText(title)));
const getFirstHit = ({ groups }: SearchAnswer) =>
  groups[0]?.hits[0]?.title.filter((part) => part.hit).map((part) => part.text);

describe('words', async () => {
  const { find, suggest } = await createSearch({
    acronyms: { iccb: 'in-cable control box' },
    documents: [
      { group: 'products', title: '와이어링 하네스', text: '전선 다발', href: '/1' },
      { group: 'products', title: 'ICCB', text: '휴대용 충전케이블', href: '/2' },
      { group: 'press', title: 'In-cable control box reaches IP67', text: 'News', href: '/3' },
      { group: 'press', title: '분쟁 광물 조사', text: '전기로 가는 차를 충전합니다', href: '/4' },
      {
        group: 'pages',
        title: 'Approvals',
        text: 'Information on the in-cable control box',
        href: '/5',
      },
    ],
  });

  test.each([
    ['a word with its particle', '하네스를', ['와이어링 하네스']],
    ['a word with its formal ending', '하네스입니다', ['와이어링 하네스']],
    ['a question', '와이어링 하네스는 무엇인가요', ['와이어링 하네스']],
    ['nothing but an ending in common', '바나나입니다', []],
    ['a noun that ends like a particle', '광물 조사', ['분쟁 광물 조사']],
    ['with a space', '와이어링 하네스', ['와이어링 하네스']],
    ['without the space', '와이어링하네스', ['와이어링 하네스']],
    ['with a space too many', '와이어링 하 네스', ['와이어링 하네스']],
    ['decomposed', '하네스'.normalize('NFD'), ['와이어링 하네스']],
    ['initials', 'ㅇㅇㅇㄹㅎㄴㅅ', ['와이어링 하네스']],
    ['initials of a later word', 'ㅎㄴㅅ', ['와이어링 하네스']],
    ['initials in the middle of a word', 'ㅁㅈ', []],
    [
      'letters and what they stand for',
      'iccb',
      ['ICCB', 'In-cable control box reaches IP67', 'Approvals'],
    ],
    ['a typing mistake', 'contrl box', ['In-cable control box reaches IP67', 'Approvals']],
    ['full width', 'ＩＣＣＢ', ['ICCB', 'In-cable control box reaches IP67', 'Approvals']],
    ['the other layout of the keyboard', 'gksptm', ['와이어링 하네스']],
    [
      'the other layout, Hangul for Latin',
      'ㅑㅊㅊㅠ',
      ['ICCB', 'In-cable control box reaches IP67', 'Approvals'],
    ],
    ['initials that a keyboard joins', 'ㄱㅁ', ['분쟁 광물 조사']],
    [
      'words without those that stand everywhere',
      'the box for our control',
      ['In-cable control box reaches IP67', 'Approvals'],
    ],
    ['what is copied along', '\u202D하네스\u200B', ['와이어링 하네스']],
    [
      'Latin words that are typed as one',
      'controlbox',
      ['In-cable control box reaches IP67', 'Approvals'],
    ],
    [
      'a word that has a hyphen in the text',
      'incable',
      ['In-cable control box reaches IP67', 'Approvals'],
    ],
    ['a hyphen that the text lacks', 'I-CCB', ['ICCB']],
    ['nothing but signs', '%', []],
    ['a pattern', '.*', []],
  ])('%s', (_what, query, expectedTitles) => {
    expect(listTitles(find(query))).toEqual(expectedTitles);
  });

  test('only a word that is in no text counts as misspelled', async () => {
    const { find: findNear } = await createSearch({
      acronyms: {},
      documents: [
        { group: 'pages', title: 'charging', text: 'charging', href: '/1' },
        { group: 'pages', title: 'changing', text: 'changing', href: '/2' },
        { group: 'pages', title: 'coupler', text: 'coupler', href: '/3' },
        { group: 'pages', title: 'couplers', text: 'couplers', href: '/4' },
      ],
    });
    expect(listTitles(findNear('charging'))).toEqual(['charging']);
    expect(listTitles(findNear('chaging'))).toEqual(['charging', 'changing']);
    expect(listTitles(findNear('couplers'))).toEqual(['couplers', 'coupler']);
  });

  test.each(['와이어리', '와이어링 하넷', '와이어링 하네ㅅ', 'gks'])(
    'understands the incomplete query %s',
    (typedQuery) => {
      expect(suggest(typedQuery).suggestions.map(({ title }) => joinText(title))).toEqual(
        typedQuery === 'gks' ? [] : ['와이어링 하네스'],
      );
    },
  );

  test('searches for a bounded number of words', () => {
    const words = Array.from({ length: 50 }, (_, index) => `word${index}`);
    expect(analyzeQuery(words.join(' ')).split(' ')).toHaveLength(TERMS_MAX);
    expect(analyzeQuery('the of and to in for')).toBe('the of and to in for');
  });

  test('a name in capitals differs from the verb with the same spelling', async () => {
    const english = await createSearch({
      acronyms: {},
      documents: [
        { group: 'pages', title: 'Gateway', text: 'Connects CAN, LIN and Ethernet.', href: '/1' },
        {
          group: 'pages',
          title: 'Visits',
          text: 'You can book a visit, and cancel it. Can we help?',
          href: '/2',
        },
      ],
    });
    for (const query of ['CAN', 'can']) {
      const answer = english.find(query);
      expect(listTitles(answer)).toEqual(['Gateway']);
      const marks = answer.groups[0]?.hits[0]?.excerpt.filter((part) => part.hit);
      expect(marks).toEqual([{ text: 'CAN', hit: true }]);
    }
  });

  test('the words of an abbreviation are marked only as whole words', () => {
    const pages = find('iccb').groups.find(({ group }) => group === 'pages');
    const marks = pages?.hits[0]?.excerpt.filter((part) => part.hit).map((part) => part.text);
    expect(marks?.join(' ')).toMatch(/in-?\s?cable control box/);
    expect(marks).not.toContain('Information');
  });

  test('suggests the few best results, whatever their group', () => {
    const { query, suggestions } = suggest(' 와이어링하네스 ');
    expect(query).toBe('와이어링하네스');
    expect(suggestions).toEqual([
      { group: 'products', href: '/1', title: [{ text: '와이어링 하네스', hit: true }] },
    ]);
    expect(suggest('%').suggestions).toEqual([]);
  });

  test('matches are marked, with or without spaces', () => {
    expect(getFirstHit(find('와이어링하네스'))).toEqual(['와이어링 하네스']);
    expect(getFirstHit(find('ㅎㄴㅅ'))).toEqual(['하네스']);
    expect(getFirstHit(find('contrl'))).toEqual(['control']);
  });
});

test.each(
  ['', 'q=a&lang=fr', 'q=a&q=b', 'q=a&limit=5', 'q[]=a', `q=${'a'.repeat(101)}`].flatMap((query) =>
    [API.searches, API.suggestions].map((address) => [`${address}?${query}`]),
  ),
)('%s is refused', async (address) => {
  const site = await getSharedSite();
  const response = await ask(site, address);
  expect(response.status).toBe(400);
  expect((JSON.parse(response.body.toString()) as Problem).code).toBe('query');
});

test('published items are found immediately, and the search only reads them', async () => {
  const site = await getSharedSite();
  const response = await ask(site, `/api/searches?q=${encodeURIComponent('휴무')}`);
  const searchAnswer = JSON.parse(response.body.toString()) as SearchAnswer;
  expect(searchAnswer.groups[0]?.group).toBe('notices');
  expect((await ask(site, '/api/searches?q=a', { method: 'POST' })).status).toBe(405);
});

test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty constructor'])(
  'the query %s is accepted',
  async (words) => {
    const site = await getSharedSite();
    for (const target of [API.searches, API.suggestions, API.notices])
      expect((await ask(site, `${target}?q=${encodeURIComponent(words)}`)).status).toBe(200);
    const { find } = await createSearch({
      documents: [],
      acronyms: { iccb: 'in-cable control box' },
    });
    expect(find(words)).toMatchObject({ total: 0 });
  },
);

test('finds certificates while they are shown, and published openings, without another build', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-search-'));
  const href = `${PATHS.authenticationAll}#iso`;
  const documents = [
    { group: 'pages', title: 'Recruitment', text: '', href: PATHS.recruit },
    {
      group: 'pages',
      title: 'ISO 26262',
      text: '',
      href,
      appears: '2027-01-15',
      ends: '2027-03-01',
    },
  ];
  const contents = LANGUAGES.map((language) => [language, { documents, acronyms: {} }]);
  writeFileSync(path.join(folder, 'search.json'), JSON.stringify(Object.fromEntries(contents)));
  const search = openSearch(folder);
  rmSync(folder, { recursive: true });
  expect(search.scheduled).toMatchObject([{ href }]);
  const title = Object.fromEntries(LANGUAGES.map((language) => [language, 'Welder wanted']));
  const opening = { id: 1, title, link: PATHS.jobs, date: '2027-01-01', until: '2027-12-31' };
  const database = { press: [], notices: [], patents: [], recruitments: [opening] };
  const find = async (words: string, moment: string) => {
    search.publish(database as never, moment);
    return listTitles(await search.find(words, DEFAULT_LANGUAGE, 'network'));
  };
  expect(await find('26262', '2027-01-14T23:59')).toEqual([]);
  expect(await find('26262', '2027-01-15T00:00')).toEqual(['ISO 26262']);
  expect(await find('26262', '2027-03-01T00:00')).toEqual([]);
  expect(await find('welder', '2027-01-15T00:00')).toEqual(['Welder wanted']);
});
