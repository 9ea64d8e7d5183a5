import { expect, onTestFinished, test, vi } from 'vitest';
import { readListQuery } from '@site/contract/lists';
import { COLLECTIONS } from '@site/contract/public-data';

import { FORMS } from '../../server/forms/definitions.ts';
import {
  COMPLIMENT,
  getForm,
  formatJson,
  readProblem,
  REPORT,
  RESERVATION,
  send,
} from '../server/fixture/forms.ts';
import { INQUIRY } from '../server/fixture/inquiry.ts';
import { ask, getSharedSite, startSite } from '../server/fixture/site.ts';

/** Two runs of combining marks out of order: the cost of sorting them is the square of their length. */
const MARKS = `a${'\u0301'.repeat(62_000)}${'\u0327'.repeat(62_000)}`;
/** Precomposed characters that expand: to 18 characters each in NFKC. */
const LIGATURES = '\uFDFA'.repeat(80_000);

const LOOKUP = { receipt: '7K3M-9QXT-2BVD-H0RA-5', password: REPORT.password } as const;
const VALID: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  inquiry: INQUIRY,
  reservation: {
    ...RESERVATION,
    headcount: '3',
    visitor2Affiliation: 'a',
    visitor2Name: 'b',
    visitor2Position: 'c',
    visitor3Affiliation: 'a',
    visitor3Name: 'b',
    visitor3Position: 'c',
  },
  visit: {
    action: 'change',
    receipt: LOOKUP.receipt,
    contact: RESERVATION.contact,
    date: RESERVATION.date,
    time: RESERVATION.time,
    car: 'yes',
    carNumber: RESERVATION.carNumber,
  },
  report: REPORT,
  compliment: COMPLIMENT,
  // A message belongs to an addition.
  lookup: { ...LOOKUP, action: 'add' },
};
const FIELDS = FORMS.flatMap(({ name, fields, checkboxes, files }) =>
  fields
    .filter((field) => !checkboxes.includes(field) && !files.includes(field))
    .map((field) => [name, field] as const),
);

/**
 * Records the longest text, and the longest run of marks, that is normalized from now on. The cost of normalization
 * depends on these two; the time would depend on the machine.
 */
function watchNormalization() {
  const longest = { text: 0, run: 0 };
  const { value: original } = Object.getOwnPropertyDescriptor(String.prototype, 'normalize') as {
    value: (this: string, form?: string) => string;
  };
  const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function normalize(
    this: string,
    form?: string,
  ) {
    longest.text = Math.max(longest.text, this.length);
    for (const [run] of this.matchAll(/\p{M}+/gu)) longest.run = Math.max(longest.run, run.length);
    return original.call(this, form);
  });
  onTestFinished(() => spy.mockRestore());
  return longest;
}

test.each(FIELDS)(
  '%s, %s: the worst text is refused before it is normalized',
  async (form, field) => {
    const site = await getSharedSite();
    const longest = watchNormalization();
    const fields = VALID[form] ?? {};
    for (const worst of [MARKS, LIGATURES]) {
      const bodies: BodyInit[] = [
        formatJson(fields, { [field]: worst }),
        getForm(fields, { [field]: worst }),
        new URLSearchParams({ ...fields, [field]: worst.slice(0, 20_000) }),
      ];
      for (const body of bodies) {
        const answer = await readProblem(await send(site, form, body));
        expect(answer.status).toBe(422);
        const problem = answer.errors?.find((item) => item.field === field);
        expect(problem?.detail.ko).toBeTruthy();
      }
    }
    // The longest text of a form has 4,000 characters, of four code units each.
    expect(longest.text).toBeLessThanOrEqual(16_000);
    expect(longest.run).toBeLessThanOrEqual(30);
  },
);

test('the words of a search are bounded before they are normalized', async () => {
  const site = await getSharedSite();
  const longest = watchNormalization();
  for (const collection of COLLECTIONS)
    readListQuery(collection, new URLSearchParams({ q: MARKS, page: '1' }));
  const words = encodeURIComponent(`a${'\u0301'.repeat(300)}${'\u0327'.repeat(300)}`);
  for (const target of ['/api/searches', '/api/suggestions', '/api/notices', '/home/main'])
    expect((await ask(site, `${target}?q=${words}`)).status).toBeLessThan(500);
  // A hundred characters of four code units.
  expect(longest.text).toBeLessThanOrEqual(400);
});

test('Hangul in jamo of full length, and an accent on every letter, are accepted', async () => {
  const site = await startSite();
  const content = `${'한글'.normalize('NFD').repeat(1000)}${'e\u0301'.repeat(2000)}`;
  expect((await send(site, 'compliment', getForm(COMPLIMENT, { content }))).status).toBe(201);
});
