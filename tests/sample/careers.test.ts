import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import { getPage } from '../../app/site-build/content/assemble.ts';
import { readLibrary } from '@site/content/library/library.ts';

import { publicDataSchema } from '@site/contract/public-data';

/** The required content of the human resources pages. */

const { library } = readLibrary();

describe('the recruitment FAQ', () => {
  const getGroups = (language: 'ko' | 'en') =>
    getPage(library, language, 'faq').blocks.flatMap((block) =>
      block.type === 'faq' ? block.groups : [],
    );

  it('answers at least twenty questions', () => {
    const questions = getGroups('ko').flatMap(({ items }) => items);
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it('ends every question with a question mark or a period, in both languages', () => {
    for (const { question } of getGroups('en').flatMap(({ items }) => items))
      expect(question).toMatch(/[?.]$/);
    for (const { question } of getGroups('ko').flatMap(({ items }) => items))
      expect(question).toMatch(/[?.]$/);
  });
});

describe('recruitment', () => {
  const blocks = getPage(library, 'en', 'recruit').blocks;
  const database = publicDataSchema.parse(JSON.parse(readFileSync('db.json', 'utf8')));

  it('has the anchors that the questions link to', () => {
    const ids = blocks.flatMap((block) => ('id' in block ? [block.id] : []));
    expect(ids).toEqual(expect.arrayContaining(['news', 'process', 'training']));
  });

  it('announces the same positions as the home page, for the same days', () => {
    const bar = getPage(library, 'ko', 'home').blocks.find((block) => block.type === 'notice-bar');
    const days = database.recruitments.map(({ date, until }) => ({ from: date, until }));
    const announcements = bar?.items ?? [];
    expect(announcements.length).toBeGreaterThan(0);
    for (const { from, until } of announcements) expect(days).toContainEqual({ from, until });
  });

  it('stores no status, which is derived from the dates', () => {
    expect(JSON.stringify(database.recruitments)).not.toMatch(/모집 중|마감|recruiting/i);
  });
});
