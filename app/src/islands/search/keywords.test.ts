import { describe, expect, it } from 'vitest';

import { findByQuery, findKeywords, hasKeywords, splitKeywords } from './keywords.ts';

const markMatches = (text: string, query: string): string[] =>
  findKeywords(text, splitKeywords(query)).map(([from, to]) => text.slice(from, to));

describe('a keyword', () => {
  it.each([
    ['a word', '면접비를 주나요?', '면접', ['면접']],
    ['every time it is there', '면접은 1차 면접과 2차 면접', '면접', ['면접', '면접', '면접']],
    ['initial consonants', '1차 실무 면접, 2차 임원 면접', 'ㅁㅈ', ['면접', '면접']],
    ['initials mixed with syllables', '신입사원 교육', '신ㅇㅅㅇ', ['신입사원']],
    ['a doubled consonant', '떨어졌던 회사', 'ㄸㅇ', ['떨어']],
    ['the end of a word', '실무 면접', '접', ['접']],
    ['Latin in any case', 'A PDF portfolio', 'pdf', ['PDF']],
    ['several words', '면접 날짜를 바꿀 수 있나요?', '날짜 면접', ['면접', '날짜']],
    ['words that overlap as one', '인성검사', '인성 성검', ['인성검']],
    ['full width', 'A PDF portfolio', 'ＰＤＦ', ['PDF']],
    ['initials that a keyboard joins', '감사 보고서', 'ㄳ', ['감사']],
    ['letters that were typed apart', '면접', '면접'.normalize('NFD'), ['면접']],
  ])('finds %s', (_, text, query, spans) => {
    expect(markMatches(text, query)).toEqual(spans);
  });

  it.each([
    ['initials in the middle of a word', '전문직', 'ㅁㅈ'],
    ['another word', '면접비를 주나요?', '서류'],
    ['a consonant where a syllable has no such beginning', '면접', 'ㅅㅈ'],
    ['what only begins at the end', '면', '면접'],
  ])('does not find %s', (_, text, query) => {
    expect(markMatches(text, query)).toEqual([]);
  });
});

describe('a search', () => {
  it('requires every word, in any of the texts', () => {
    expect(hasKeywords(['면접비를 주나요?', '왕복 교통비'], splitKeywords('교통비 면접'))).toBe(
      true,
    );
    expect(hasKeywords(['면접비를 주나요?'], splitKeywords('교통비 면접'))).toBe(false);
  });

  it('finds everything without a query', () => {
    expect(hasKeywords(['면접'], splitKeywords('  '))).toBe(true);
  });
});

describe('a query', () => {
  const texts = ['면접비를 주나요?', 'A PDF portfolio'];
  const find = (query: string) =>
    findByQuery(query, (keywords) => texts.filter((text) => hasKeywords([text], keywords))).results;

  it.each([
    ['as it was typed', '면접', ['면접비를 주나요?']],
    ['in the other layout of the keyboard', 'auswjq', ['면접비를 주나요?']],
    ['in the other layout, Hangul for Latin', 'ㅔㅇㄹ', ['A PDF portfolio']],
    ['not at all', 'xyz', []],
  ])('is found %s', (_, query, expected) => {
    expect(find(query)).toEqual(expected);
  });
});
