import { SummaryList } from '@site/design-system';
import type { Case } from '@site/server/desk/window/api.ts';

import { formatValue, getFieldLabel } from '../texts.ts';
import { useDesk } from './useDesk.ts';

/** The first and last fields. The title is the heading of the case. */
const FIRST = ['type', 'category', 'date', 'time', 'content'];
const LAST = ['companyUnknown', 'anonymous', 'thirdPartyConsent'];

/** Returns whether a field is shown elsewhere, or is a checkbox that was not checked. */
const isLeftOut = (field: string, value: string): boolean =>
  field === 'title' ||
  field === 'subject' ||
  (value === 'false' && (field === 'companyUnknown' || field === 'anonymous'));

const getRank = (field: string): number =>
  FIRST.includes(field) ? FIRST.indexOf(field) - FIRST.length : LAST.indexOf(field) + 1;

/** Sorts fields in reading order. */
const sortFields = (fields: Case['fields']): [field: string, value: string][] =>
  Object.entries(fields)
    .filter(([field, value]) => value !== '' && !isLeftOut(field, value))
    .toSorted(([a], [b]) => getRank(a) - getRank(b));

/** The fields of a submission. */
export function CaseFields({ fields }: Pick<Case, 'fields'>) {
  const { text, language, state } = useDesk();
  return (
    <section aria-labelledby="case-sent">
      <h3 id="case-sent">{text('case.sent')}</h3>
      <SummaryList
        translate="no"
        items={sortFields(fields).map(([field, value]) => ({
          term: getFieldLabel(field, language),
          text: formatValue(field, value, language, state.siteNames),
        }))}
      />
    </section>
  );
}
