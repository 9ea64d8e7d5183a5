import { complimentForm } from '@site/contract/compliment';
import type { FormDefinition } from '@site/contract/form';
import { inquiryForm } from '@site/contract/inquiry';
import { reportForm } from '@site/contract/report';
import { reservationForm } from '@site/contract/reservation';

import type { Library } from '../library/library.ts';
import { createProblemAt, type Problem } from '../library/problems.ts';
import type { Collected } from '../schema/collected.ts';

const FILE = 'content/collected.json';
const FORMS = {
  inquiry: inquiryForm,
  reservation: reservationForm,
  report: reportForm,
  compliment: complimentForm,
} satisfies Record<keyof Collected, FormDefinition>;

/** Returns the name of a field without the number of the visitor: `visitor2Name` is `visitorName`. */
const getName = (field: string): string => field.replace(/^visitor\d/, 'visitor');

/** Finds data that a form collects but does not state, states but does not collect, or requires although it calls it optional. */
export function* checkCollected({ collected, files }: Library, now: Date): Generator<Problem> {
  const source = files.find(({ file }) => file === FILE);
  if (!collected || !source) return;
  for (const [name, form] of Object.entries(FORMS)) {
    const { data } = collected[name as keyof Collected] ?? {};
    if (!data) continue;
    // Checkboxes are not personal data.
    const fields = new Set(
      form.fields.filter((field) => !form.checkboxes.includes(field)).map(getName),
    );
    const requiredFields = new Set(
      (form.schema(now).safeParse({}).error?.issues ?? [])
        .filter(({ message }) => message.endsWith('.required'))
        .map(({ path: [field] }) => getName(String(field))),
    );
    const collectedFields = new Set(data.flatMap((datum) => datum.fields));
    for (const field of fields)
      if (!collectedFields.has(field))
        yield createProblemAt(source, [name, 'data'], 'collected.missing', { field, form: name });
    for (const [index, datum] of data.entries())
      for (const field of datum.fields) {
        const path = [name, 'data', index];
        const values = { field, form: name };
        if (!fields.has(field)) yield createProblemAt(source, path, 'collected.unknown', values);
        else if (!datum.unlessAnonymous && requiredFields.has(field) !== datum.required) {
          const code = datum.required ? 'collected.required' : 'collected.optional';
          yield createProblemAt(source, path, code, values);
        }
      }
  }
}
