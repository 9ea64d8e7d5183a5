import { describe, expect, it } from 'vitest';
import { assembleDocument } from '../../app/site-build/content/documents.ts';
import { readLibrary } from '@site/content/library/library.ts';
import { LANGUAGES } from '@site/contract/language';
import kwcag from '../../design-system/kwcag.json' with { type: 'json' };

/** The requirements of the specification for policies: numbering and content. */

const { library } = readLibrary();
const inBoth = (slug: string) => ({
  ko: assembleDocument(library, 'ko', slug),
  en: assembleDocument(library, 'en', slug),
});

describe('the privacy policy', () => {
  const { ko, en } = inBoth('privacy');

  it('has ten sections, and the CCTV notice as an annex', () => {
    for (const { chapters } of [ko, en]) {
      expect(chapters[0]?.articles.map(({ number }) => number)).toEqual(
        Array.from({ length: 10 }, (_, index) => `${index + 1}.`),
      );
      expect(chapters[1]?.id).toBe('cctv');
    }
    expect(ko.chapters[1]?.number).toBe('별첨');
    expect(en.chapters[1]?.number).toBe('Annex');
  });

  it('has applied since August 20, 2015', () => {
    expect(ko.facts[0]).toEqual({ term: '시행일', text: '2015년 8월 20일' });
    expect(en.facts[0]).toEqual({ term: 'Effective', text: 'August 20, 2015' });
  });

  it('was amended, explains the changes in a dated table, and keeps its first version readable', () => {
    expect(en.facts[1]).toEqual({ term: 'Last amended', text: 'November 16, 2026' });
    const lastArticle = JSON.stringify(en.chapters[0]?.articles[9]?.body);
    expect(lastArticle).toContain('What version 2.0 changes');
    expect(lastArticle).toContain('/home/privacy-1-0');
    const firstVersion = inBoth('privacy-1-0').en;
    expect(firstVersion.facts[0]?.text).toBe('August 20, 2015');
    expect(firstVersion.chapters[0]?.articles).toHaveLength(10);
  });

  it('announces the amendment at least 7 days before, and no notice contradicts it', () => {
    const notices = library.publicData?.notices ?? [];
    const announcement = notices.find(({ subject }) =>
      subject.ko.startsWith('개인정보 처리방침 개정'),
    );
    const days =
      (Date.parse(library.documents.get('privacy')?.amended ?? '') -
        Date.parse(announcement?.date ?? '')) /
      86_400_000;
    expect(days).toBeGreaterThanOrEqual(7);
    const denials = notices.filter(({ content }) => /내용은 바뀌지 않았으며/.test(content.ko));
    for (const { date } of denials)
      expect(date < (library.documents.get('privacy')?.amended ?? '')).toBe(true);
  });

  it('gives a legal basis for everything, and lists separately what is processed without consent', () => {
    const tables = (ko.chapters[0]?.articles[1]?.body ?? []).flatMap((piece) =>
      typeof piece === 'object' && 'columns' in piece ? [piece] : [],
    );
    expect(tables.map(({ columns }) => columns.at(-1))).toEqual(['법적 근거', '법적 근거']);
    for (const cell of tables.flatMap(({ rows }) => rows.map((row) => row.at(-1))))
      expect(cell).toMatch(/제\d+조 제1항/);
    expect(JSON.stringify(tables[1])).toContain('채용');
  });

  it('names the collected data', () => {
    expect(JSON.stringify(ko.chapters[0]?.articles[1])).toContain(
      '성명, 생년월일, 비밀번호, 자택 전화번호, 자택 주소, 휴대전화번호, 이메일',
    );
    expect(JSON.stringify(en.chapters[0]?.articles[1])).toContain(
      'name, date of birth, password, home phone number, home address, mobile phone number and email address',
    );
  });

  it('states the periods: inquiries until answered, visits 1 year, recordings at least 1 month', () => {
    const periods = JSON.stringify(en.chapters[0]?.articles[2]?.body);
    expect(periods).toContain('["Inquiries","Until answered; then they are deleted"]');
    expect(periods).toContain('["Visits and visitor log","1 year from the visit"]');
    expect(periods).toContain(
      '["Video recordings","At least 1 month and at most 45 days; see the annex"]',
    );
  });

  it('shows recordings only with the approval of the chief of the site', () => {
    expect(JSON.stringify(ko.chapters[1])).toContain('사업장 책임자의 승인');
    expect(JSON.stringify(en.chapters[1])).toContain('approval of the chief of the site');
  });

  it('lets guardians act for children under 14', () => {
    expect(JSON.stringify(ko)).toContain('만 14세 미만');
    expect(JSON.stringify(en)).toContain('children under 14');
  });
});

describe('the terms of use', () => {
  const { ko, en } = inBoth('terms');

  it('have 5 chapters, articles 1 to 18 and an addendum', () => {
    for (const { chapters } of [ko, en]) {
      expect(chapters.slice(0, 5).map(({ id }) => id)).toEqual(
        Array.from({ length: 5 }, (_, index) => `chapter-${index + 1}`),
      );
      expect(chapters.flatMap(({ articles }) => articles.map(({ id }) => id))).toEqual(
        Array.from({ length: 18 }, (_, index) => `article-${index + 1}`),
      );
      expect(chapters[5]?.id).toBe('addendum');
    }
    expect(ko.chapters[4]?.articles.at(-1)?.number).toBe('제18조');
    expect(en.chapters[4]?.articles.at(-1)?.number).toBe('Article 18');
    expect(JSON.stringify(ko.chapters[5])).toContain('2015년 8월 20일부터');
  });

  it('list the data of members', () => {
    const item = JSON.stringify(en.chapters[1]?.articles[1]);
    for (const name of [
      'Name',
      'ID',
      'Password',
      'Home address',
      'Home phone number',
      'Mobile phone number',
      'Email address',
      'Other items',
    ])
      expect(item).toContain(name);
  });

  it('state the limits: 7 days of notice, 24/7, again after more than 1 year', () => {
    const text = JSON.stringify(en);
    expect(text).toContain('at least 7 days ahead');
    expect(text).toContain('24 hours a day, 7 days a week');
    expect(text).toContain('after more than 1 year');
  });
});

describe('the policies', () => {
  it.each([
    ['code-of-ethics', '3만\u00A0원 이상', '30,000 won or more'],
    ['code-of-ethics', '5만\u00A0원 이상', '50,000 won or more'],
    ['code-of-ethics', '소속 상사에게 보고', 'report to your superior'],
    ['code-of-ethics', '만 18세 미만은 고용하지 않습니다', 'We do not employ anyone under 18'],
    ['human-rights', '만 18세 미만은 고용하지 않습니다', 'We do not employ anyone under 18'],
    ['purchasing-ethics', '일주일에 하루 이상', 'at least one day a week'],
    ['partner-code', '일주일에 하루 이상', 'at least one day a week'],
    ['environmental-policy', '2045년까지 넷제로', 'Net zero by 2045'],
  ])('%s states %s', (slug, korean, english) => {
    const { ko, en } = inBoth(slug);
    expect(JSON.stringify(ko)).toContain(korean);
    expect(JSON.stringify(en)).toContain(english);
  });
});

it('the accessibility statement answers all 33 items of KWCAG 2.2 by name', () => {
  for (const language of LANGUAGES) {
    const chapters = assembleDocument(library, language, 'accessibility').chapters.slice(0, 1);
    const items = chapters
      .flatMap(({ articles }) => articles.flatMap(({ body }) => body))
      .flatMap((piece) => ('rows' in piece ? piece.rows.map(([item]) => item) : []));
    expect(items).toEqual(kwcag.items.map(({ id, name }) => `${id} ${name[language]}`));
  }
});

it.each([...library.documents.values()].filter(({ addendum }) => addendum))(
  'the addendum of $slug names the day since which it applies',
  ({ slug, effective }) => {
    const { chapters } = assembleDocument(library, 'ko', slug);
    const addendum = chapters.find(({ id }) => id === 'addendum');
    const [year, month, day] = effective.split('-').map(Number);
    expect(JSON.stringify(addendum).replaceAll('\u00a0', ' ')).toContain(
      `${year}년 ${month}월 ${day}일`,
    );
  },
);
