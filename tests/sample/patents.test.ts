import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '@site/content/library/library.ts';
import { publicDataSchema } from '@site/contract/public-data';

const { patents } = publicDataSchema.parse(
  JSON.parse(readFileSync(path.join(ROOT, 'db.json'), 'utf8')),
);
const HANGUL = /\p{Script=Hangul}/u;

describe('the patents', () => {
  it('are a selection of at least 40, each with title, date and department', () => {
    expect(patents.length).toBeGreaterThanOrEqual(40);
    expect(new Set(patents.map(({ title }) => title.ko)).size).toBe(patents.length);
    expect(new Set(patents.map(({ title }) => title.en)).size).toBe(patents.length);
  });

  it('are at least 40 of the 320 of August 2021, and some registered since', () => {
    const olderPatents = patents.filter(({ date }) => date <= '2021-08-31');
    expect(olderPatents.length).toBeGreaterThanOrEqual(40);
    expect(olderPatents.length).toBeLessThan(patents.length);
  });

  it('have numbers that are marked as samples, and families that begin in Korea', () => {
    for (const { date, number, offices } of patents) {
      expect(number).toMatch(new RegExp(`^KR SAMPLE-${date.slice(0, 4)}-\\d{4}$`));
      expect(offices?.[0]).toBe('KR');
    }
    expect(new Set(patents.map(({ number }) => number)).size).toBe(patents.length);
  });

  it('are written in both languages', () => {
    for (const { title, author } of patents)
      for (const text of [title, author]) {
        expect(text.ko).toMatch(HANGUL);
        expect(text.en).not.toMatch(HANGUL);
      }
  });
});
