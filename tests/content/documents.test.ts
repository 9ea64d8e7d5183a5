import { describe, expect, it } from 'vitest';
import { documentOf } from '@site/content/build/documents.ts';
import { readLibrary } from '@site/content/build/library.ts';

/** What the specification says of policies: how they are counted, and what they state. */

const { library } = readLibrary();
const inBoth = (slug: string) => ({
  ko: documentOf(library, 'ko', slug),
  en: documentOf(library, 'en', slug),
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

  it('has applied since 20 August 2015', () => {
    expect(ko.facts[0]).toEqual({ term: '시행일', text: '2015년 8월 20일' });
    expect(en.facts[0]).toEqual({ term: 'Effective', text: '20 August 2015' });
  });

  it('names what is collected', () => {
    expect(JSON.stringify(ko.chapters[0]?.articles[1])).toContain(
      '성명, 생년월일, 비밀번호, 자택 전화번호, 자택 주소, 휴대전화번호, 이메일',
    );
    expect(JSON.stringify(en.chapters[0]?.articles[1])).toContain(
      'name, date of birth, password, home phone number, home address, mobile phone number and email address',
    );
  });

  it('states the periods: inquiries until answered, visits 1 year, recordings at least 1 month', () => {
    const kept = JSON.stringify(en.chapters[0]?.articles[2]?.body);
    expect(kept).toContain('["Inquiries","Until answered; then they are deleted"]');
    expect(kept).toContain('["Visits and visitor log","1 year"]');
    expect(kept).toContain('["Video recordings","At least 1 month; see the annex"]');
  });

  it('shows recordings only with the approval of the chief of the site', () => {
    expect(JSON.stringify(ko.chapters[1])).toContain('사업장장의 승인');
    expect(JSON.stringify(en.chapters[1])).toContain('approval of the chief of the site');
  });

  it('lets guardians act for children under 14', () => {
    expect(JSON.stringify(ko)).toContain('만 14세 미만');
    expect(JSON.stringify(en)).toContain('children under 14');
  });
});

it('every document has a history that ends in the version that applies', () => {
  for (const { slug, effective, history } of library.documents.values()) {
    expect(history.at(-1)?.date, slug).toBe(effective);
    expect(history.map(({ date }) => date).toSorted(), slug).toEqual(
      history.map(({ date }) => date),
    );
  }
});
