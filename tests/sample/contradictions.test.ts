import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { resolveFacts } from '@site/content/library/facts.ts';
import { readLibrary, ROOT } from '@site/content/library/library.ts';
import { formatProblem, type Problem } from '@site/content/library/problems.ts';
import { walk } from '@site/content/library/walk.ts';
import { checkContent } from '@site/content/rules/content.ts';

/** A file, a text in it, the contradiction that replaces the text, and the problem that is reported to an editor. */
const INSERTED: readonly [file: string, from: string, to: string, expected: RegExp][] = [
  [
    'content/pages/greeting.json',
    '{fact:employees-overseas}명',
    '24,430명',
    /repeats the fact "employees-overseas"/,
  ],
  [
    'content/pages/history.json',
    '{fact:factory-countries}개국 {fact:factories}개 공장 체제',
    '8개국 {fact:factories}개 공장 체제',
    /repeats the fact "factory-countries"/,
  ],
  [
    'content/pages/rnd.json',
    '특허 {fact:patents}건 보유',
    '특허 320건 보유',
    /repeats the fact "patents"/,
  ],
  [
    'content/pages/communication.json',
    '답변: {fact:inquiry-answer-days}영업일',
    '답변: 3영업일',
    /repeats the fact "inquiry-answer-days"/,
  ],
  [
    'content/collected.json',
    '"fields": ["phone"], "name": { "ko": "연락처", "en": "phone number" }, "required": false',
    '"fields": ["phone"], "name": { "ko": "연락처", "en": "phone number" }, "required": true',
    /The field "phone" is called required, but the form "inquiry"/,
  ],
  [
    'content/collected.json',
    '"fields": ["attachment"]',
    '"fields": ["photograph"]',
    /The form "inquiry" collects the field "attachment"/,
  ],
  [
    'content/documents/partner-code.json',
    '"effective": "{fact:partner-code-effective:iso}"',
    '"effective": "2023-01-02"',
    /The effective date differs/,
  ],
  [
    'content/site.json',
    '"ko": "환경·안전"',
    '"ko": "환경"',
    /The menu says "환경", but the title in content\/pages\/environment.json is "환경·안전"/,
  ],
  [
    'content/facts.json',
    '"password-characters": { "number": 8',
    '"password-characters": { "number": 10',
    /password-characters: It must be the number 8/,
  ],
  [
    'content/pages/finance.json',
    '2025년 실적',
    '{fact:revenue-2025} 실적',
    /no fact "revenue-2025" in content\/facts.json/,
  ],
  [
    'content/pages/history.json',
    '"date": "2017-05"',
    '"date": "2018-05"',
    /It differs from the product file of "charging-coupler", which says series 2017-05/,
  ],
  [
    'db.json',
    '고객의 실차 시험을 거쳐 양산 시점을 정한다',
    'CCU는 양산 중이다',
    /says "양산 중", but the product "ccu" was not in series production/,
  ],
  [
    'content/pages/home.json',
    '"converter-12v-48v", "esu"',
    '"iccb", "esu"',
    /The product "iccb" has been in production since 2014-06/,
  ],
  [
    'db.json',
    '「산업안전보건기준에 관한 규칙」',
    '「여름철 휴식에 관한 법률」',
    /content\/statutes.json does not list the law "여름철 휴식에 관한 법률"/,
  ],
  [
    'content/pages/investors.json',
    '「상법」 제449조에',
    '「상법」 제500조에',
    /The entry "상법" of content\/statutes.json has no 제500조/,
  ],
  [
    'db.json',
    '새 와이어 투 유닛 커넥터',
    '새 전선 대 유닛 커넥터',
    /does not use "전선 대 유닛"\. Write "와이어 투 유닛/,
  ],
];

const getEnglish = (problem: Problem) => formatProblem(problem, 'en');

interface Milestone {
  readonly date: string;
  readonly title: { readonly ko: string; readonly en: string };
}
const isMilestone = (value: unknown): value is Milestone =>
  typeof value === 'object' && value !== null && 'date' in value && 'title' in value;

let root = '';
let problems: readonly string[] = [];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
  for (const place of ['content', 'contract/messages', 'db.json'])
    cpSync(path.join(ROOT, place), path.join(root, place), {
      recursive: true,
      filter: (file) => !/\.ts$|node_modules/.test(file),
    });
  for (const [file, from, to] of INSERTED) {
    const place = path.join(root, file);
    const originalBytes = readFileSync(place, 'utf8');
    expect(originalBytes, `${file} says: ${from}`).toContain(from);
    writeFileSync(place, originalBytes.replace(from, to));
  }
  problems = checkContent({ root }).problems.map(getEnglish);
});
afterAll(() => rmSync(root, { recursive: true }));

describe('detects an inserted contradiction', () => {
  it.each(INSERTED)('%s: %s becomes %s', (file, _from, _to, expected) => {
    expect(problems.filter((sentence) => sentence.startsWith(file))).toContainEqual(
      expect.stringMatching(expected),
    );
  });
});

/** Public data cannot refer to facts: these sentences of `db.json` state them. */
describe('public data states the facts of the content', () => {
  const { library } = readLibrary();
  const data = JSON.stringify(library.publicData);

  it.each([
    '지원서는 {fact:hiring-from:day}부터 {fact:hiring-until:day}까지 받으며',
    '전형은 {fact:hiring-steps} 순',
    '컨버터는 {fact:converter-production} 양산',
    '행동규범을 개정(Rev. {fact:partner-code-version})하여 {fact:partner-code-effective:day}부터',
    '{fact:minerals}',
  ])('%s', (template) => {
    const { value, problems: unresolvedFacts } = resolveFacts({ ko: template }, library.facts);
    expect(unresolvedFacts).toEqual([]);
    expect(data).toContain((value as { ko: string }).ko);
  });
});

/** Former contradictions, and the text that both places have now. */
describe('texts in different places agree', () => {
  const { library } = readLibrary();
  const getWrittenText = (file: string) =>
    JSON.stringify(library.files.find((candidate) => candidate.file === file)?.writtenValue);
  const getShownText = (file: string) =>
    JSON.stringify(library.files.find((candidate) => candidate.file === file)?.value);
  const press = JSON.stringify(library.publicData?.press);

  it('readers of reports, and investigators of executives', () => {
    const governance = getShownText('content/pages/governance.json');
    expect(governance).toMatch(/임원이나 준법지원팀에 관한 제보는 감사위원회입니다/);
    expect(governance).toMatch(
      /for reports about executives or the team itself, the audit committee/,
    );
  });

  it('new products are products of the sample, and none was extended years ago', () => {
    const home = library.pages.get('home')?.blocks ?? [];
    const areas = home.find(({ type }) => type === 'areas');
    const newProducts = areas?.type === 'areas' ? areas.newProducts.products : [];
    expect(newProducts.length).toBeGreaterThan(0);
    const names = newProducts.map((slug) => library.products.get(slug)?.name.en ?? '');
    const history = walk(library.pages.get('history')).flatMap(({ value }) =>
      isMilestone(value) && value.date < '2024' ? [value.title.en] : [],
    );
    expect(history.length).toBeGreaterThan(30);
    for (const name of names)
      expect(history.filter((title) => title.toLowerCase().includes(name.toLowerCase()))).toEqual(
        [],
      );
  });

  it('the milestones of the R&D center are in the history of the company, and high voltage was researched before it was sold', () => {
    const history = getWrittenText('content/pages/history.json');
    const research = getWrittenText('content/pages/rnd.json');
    for (const fact of ['research-founded', 'research-accredited']) {
      expect(history).toContain(`{fact:${fact}:iso}`);
      expect(research).toContain(`{fact:${fact}:short}`);
    }
    const [, team = ''] =
      /"ko":"(\d{4}\.\d\d)"[^}]*\},"title":\{"ko":"고전압 연구팀/.exec(research) ?? [];
    expect(team).toMatch(/^\d/);
    const series = walk(library.pages.get('history')).find(
      ({ value }) => isMilestone(value) && value.title.ko === '고전압 와이어링 하네스 양산',
    )?.value;
    if (!isMilestone(series)) throw new Error('The history has no high-voltage harness.');
    // A harness takes years from the first test to series production.
    expect(Number(series.date.slice(0, 4)) - Number(team.slice(0, 4))).toBeGreaterThanOrEqual(2);
  });

  it('press items state only values of products and files that their pages show', () => {
    expect(press).not.toMatch(/게이트웨이와 커넥터가 같아|that of the existing gateway/);
    expect(press).not.toMatch(/글꼴의 사용 기준|colors and type are published/);
    expect(press).not.toMatch(/배터리 관리 모듈|battery management module/i);
  });

  it('prices are indexed at 10 percent or less, and other materials are negotiated within 10 days', () => {
    for (const file of ['growth', 'suppliers'])
      expect(getWrittenText(`content/pages/${file}.json`)).toContain('{fact:price-indexing}');
    expect(getShownText('content/pages/growth.json')).not.toMatch(/10% 넘게|more than 10%/);
  });

  it('the result of product safety has the same indicator as its target', () => {
    const rows = getShownText('content/pages/esg.json');
    expect(rows).toMatch(
      /"제품 안전과 품질"[^\]]*?"고객 안전 리콜 0건"[^\]]*?"고객 안전 리콜 0건"/,
    );
  });

  it('texts about stored passwords describe them as a one-way hash', () => {
    for (const file of ['content/pages/whistleblowing.json', 'content/forms/report.json']) {
      expect(getShownText(file)).not.toMatch(/비밀번호는 저장하지|[Ii]t is not stored/);
      expect(getShownText(file)).toMatch(/one-way hash/);
    }
  });

  it('every product states its stage', () => {
    const unsaid = [...library.products.values()].filter(({ state }) => !state);
    expect(unsaid.map(({ slug }) => slug)).toEqual([]);
  });

  it('the numbers of employees state what they count, wherever they have a year', () => {
    for (const file of [
      'pages/intro',
      'reports/sustainability-report-2023',
      'reports/sustainability-report-2025',
    ])
      expect(getWrittenText(`content/${file}.json`)).toContain('{fact:headcount}');
  });

  it('pictures of press items show the subject of the items', () => {
    const getPicture = (id: number) =>
      library.publicData?.press.find((item) => item.id === id)?.picture ?? '';
    // Breaks on the line, trucks, buses, screen work, a first harness.
    for (const id of [12, 15, 16, 30, 39])
      expect(getPicture(id)).not.toMatch(/gate-desk|scene-charging|laboratory|port/);
  });

  it('a harness has hundreds of wires', () => {
    const everything = JSON.stringify(library.files.map(({ value }) => value));
    expect(everything).not.toMatch(/천 가닥|thousand wires/);
  });
});

it('finds nothing in the content as it is', () => {
  expect(checkContent().problems.map(getEnglish)).toEqual([]);
});
