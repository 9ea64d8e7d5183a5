import { Button, ButtonLink, Heading, Row, Stack, SummaryList } from '@site/design-system';
import { useHydrated } from '@site/design-system/forms';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '@site/contract/paths';
import { timeInSeoul, VISITOR_NUMBERS } from '@site/contract/reservation';
import type { ReservationTexts } from '@site/content/schema/forms/reservation.ts';

import { FormEnd } from '../FormEnd.tsx';
import { calendarFile } from './calendar.ts';

interface ReservationSentProps {
  readonly texts: ReservationTexts;
  /** What was reserved, by the names of the form. */
  readonly visit: Readonly<Record<string, unknown>>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** How long a visit stands in the visitor's calendar, in minutes. */
const LENGTH = 60;

/** The clear end: what was reserved, a file for the calendar, and what happens next. */
export function ReservationSent({ texts, visit, heading, onAgain }: ReservationSentProps) {
  const { i18n } = useTranslation();
  const hydrated = useHydrated();
  const { fields, sent, sites } = texts;
  const given = (name: string): string => {
    const value = visit[name];
    return typeof value === 'string' ? value : '';
  };

  const site = sites.find(({ id }) => id === given('site'));
  const start = timeInSeoul(given('date'), given('time'));
  // Nothing waits for it: it is said in answer to a form.
  // oxlint-disable-next-line no-restricted-globals
  const when = new Intl.DateTimeFormat(i18n.language === 'ko' ? 'ko-KR' : 'en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Seoul',
  }).format(start);
  const visitors = VISITOR_NUMBERS.filter((number) => number <= Number(given('headcount'))).map(
    (number) =>
      [
        given(`visitor${number}Name`),
        given(`visitor${number}Position`),
        given(`visitor${number}Affiliation`),
      ].join(', '),
  );
  const host = [given('hostName'), given('hostDepartment'), given('hostContact')].join(', ');
  const summary = [
    { term: fields.site.label, text: [site?.name, site?.address].join('\n') },
    { term: sent.when, text: when },
    { term: fields.purpose.label, text: given('purpose') },
    { term: fields.place.label, text: given('place') },
    { term: sent.visitors, text: visitors.join('\n') },
    { term: fields.contact.label, text: given('contact') },
    ...(given('car') === 'yes' ? [{ term: fields.carNumber.label, text: given('carNumber') }] : []),
    { term: sent.host, text: host },
  ];
  const calendar = calendarFile({
    title: sent.event.replace('{site}', site?.name ?? ''),
    place: [site?.address, given('place')].join(', '),
    description: `${fields.purpose.label}: ${given('purpose')}\n${sent.host}: ${host}`,
    start,
    length: LENGTH,
  });
  return (
    <FormEnd texts={sent} heading={heading} href={PATHS.reservation} onAgain={onAgain}>
      <Stack>
        <Heading level={3}>{sent.summaryHeading}</Heading>
        <SummaryList items={summary} />
        <Row>
          <ButtonLink variant="secondary" href={calendar} download="visit.ics">
            {sent.calendar}
          </ButtonLink>
          {hydrated && (
            <Button variant="quiet" onClick={() => window.print()}>
              {sent.print}
            </Button>
          )}
        </Row>
      </Stack>
    </FormEnd>
  );
}
