import { SummaryList } from '@site/design-system';
import { getTimeInSeoul } from '@site/contract/date';
import { LOCALES, type Language } from '@site/contract/language';
import { VISITOR_NUMBERS } from '@site/contract/reservation';
import type { VisitWords } from '@site/content/schema/forms/visit.ts';

import { useLanguage } from '../../../shared/language/language-context.ts';

/** The fields of a reservation as they were typed, by the names of the form. */
export type Visit = Readonly<Record<string, unknown>>;

/** Returns a field of a reservation, or an empty text. */
export function visitText(visit: Visit, name: string): string {
  const value = visit[name];
  return typeof value === 'string' ? value : '';
}

/** Formats the time of a visit. */
export function formatVisitTime(visit: Visit, language: Language): string {
  // `Intl` loads its data slowly, but nothing waits for it here: the form has been answered.
  // oxlint-disable-next-line no-restricted-globals
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  });
  return format.format(getTimeInSeoul(visitText(visit, 'date'), visitText(visit, 'time')));
}

/** A summary of a reservation. */
export function VisitSummary({
  words,
  visit,
}: {
  readonly words: VisitWords;
  readonly visit: Visit;
}) {
  const language = useLanguage();
  const { fields, sent, sites } = words;
  const getVisitText = (name: string): string => visitText(visit, name);
  const site = sites.find(({ id }) => id === getVisitText('site'));
  const visitors = VISITOR_NUMBERS.filter(
    (number) => number <= Number(getVisitText('headcount')),
  ).map((number) =>
    [
      getVisitText(`visitor${number}Name`),
      getVisitText(`visitor${number}Position`),
      getVisitText(`visitor${number}Affiliation`),
    ].join(', '),
  );
  return (
    <SummaryList
      items={[
        { term: fields.site.label, text: [site?.name, site?.address].join('\n') },
        { term: sent.when, text: formatVisitTime(visit, language) },
        { term: fields.purpose.label, text: getVisitText('purpose') },
        { term: fields.place.label, text: getVisitText('place') },
        { term: sent.visitors, text: visitors.join('\n') },
        { term: fields.contact.label, text: getVisitText('contact') },
        ...(getVisitText('car') === 'yes'
          ? [{ term: fields.carNumber.label, text: getVisitText('carNumber') }]
          : []),
        {
          term: sent.host,
          text: `${getVisitText('hostName')}, ${getVisitText('hostDepartment')}\n${getVisitText('hostContact')}`,
        },
      ]}
    />
  );
}
