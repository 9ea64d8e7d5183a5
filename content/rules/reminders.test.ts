import { expect, it } from 'vitest';

import { readLibrary } from '../library/library.ts';
import { listStale } from './stale.ts';
import { listUnchecked } from './statutes.ts';

const { library } = readLibrary();
const LATER = new Date('2031-01-01');

it('lists laws that were not checked for a year, with the texts that cite them', () => {
  expect(listUnchecked(library, new Date(library.statutes[0]?.checked ?? ''))).toEqual([]);
  const uncheckedStatutes = listUnchecked(library, LATER);
  expect(uncheckedStatutes).toHaveLength(library.statutes.length);
  const privacy = uncheckedStatutes.find(({ statute }) => statute.id === 'pipa');
  expect(privacy?.texts.some((text) => text.startsWith('content/documents/privacy.json'))).toBe(
    true,
  );
  for (const { statute, texts } of uncheckedStatutes)
    expect([statute.id, texts.length > 0]).toEqual([statute.id, true]);
});

it('lists what has expired or is due for review, by its kind', () => {
  const codes = new Set([...listStale(library, LATER)].map(({ code }) => code));
  expect([...codes].toSorted()).toEqual([
    'stale.certificate',
    'stale.document',
    'stale.fact',
    'stale.notice',
    'stale.opening',
    'stale.planned',
    'stale.report',
    'stale.sheet',
  ]);
});

it('lists a certificate before it expires, and omits current ones', () => {
  const items = library.recognitions?.items ?? [];
  const expires = items.flatMap((item) =>
    item.kind === 'certificate' && item.expires ? [item] : [],
  )[0];
  if (!expires?.expires) throw new Error('No certificate expires.');
  const reminderDate = new Date(Date.parse(expires.expires) - 30 * 86_400_000);
  const keys = [...listStale(library, reminderDate)]
    .filter(({ code }) => code === 'stale.certificateSoon')
    .map(({ key }) => key);
  expect(keys).toContain(expires.id);
  const long = new Date(Date.parse(expires.expires) - 300 * 86_400_000);
  expect([...listStale(library, long)].map(({ key }) => key)).not.toContain(expires.id);
});
