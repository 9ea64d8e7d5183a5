import { describe, expect, it } from 'vitest';

import { listTabSlugs } from '@site/content/schema/page.ts';

import { getPanel } from '../../app/site-build/content/assemble.ts';
import { withPlainSpaces } from '../../app/src/shared/language/no-break.ts';
import { readLibrary } from '@site/content/library/library.ts';

const { library } = readLibrary();
const page = library.pages.get('history');

/** Returns the milestones of an era as English readers see them. */
const listMilestones = (era: string) =>
  getPanel(library, 'en', 'history', era)
    .blocks.flatMap((block) =>
      block.type === 'timeline'
        ? block.years.flatMap(({ milestones: eraMilestones }) => eraMilestones)
        : [],
    )
    .map(({ title, dateTime, text = '' }) => ({
      title: withPlainSpaces(title),
      text: withPlainSpaces(text),
      dateTime,
    }));

it('has three eras, the first of which ends in 1999', () => {
  expect(page && listTabSlugs(page)).toEqual(['1970', '2000', '2010']);
});

describe.each([
  ['1970', '1974-09', '1999-12'],
  ['2000', '2000-01', '2009-12'],
  ['2010', '2010-01', '2026-12'],
])('the era from %s', (era, from, until) => {
  const dates = listMilestones(era).map(({ dateTime }) => dateTime);

  it('has at least twelve dated milestones, and none of another era', () => {
    expect(dates.length).toBeGreaterThanOrEqual(12);
    expect(dates.filter((date) => date < from || date > until)).toEqual([]);
  });
});

it('begins on September 1, 1974', () => {
  expect(listMilestones('1970')[0]).toMatchObject({
    dateTime: '1974-09',
    text: expect.stringContaining('September 1'),
  });
});

it('founds every site in the month that the network page states', () => {
  const allMilestones = ['1970', '2000', '2010'].flatMap(listMilestones);
  for (const site of library.sites.filter(({ overseas, established }) => overseas && established)) {
    // The distinguishing part of "Coahuila plant 2" and "Frankfurt engineering office".
    const [place = '', ...otherWords] = site.name.en.split(' ');
    const words = [
      place,
      ...(/^\d$/.test(otherWords.at(-1) ?? '') ? otherWords.slice(-2) : []),
    ].join(' ');
    const match = allMilestones.find(
      ({ title }) => title.includes(words) || title.includes(site.name.en),
    );
    expect(`${site.name.en} ${match?.dateTime}`).toBe(
      `${site.name.en} ${site.established?.slice(0, 7)}`,
    );
  }
});
