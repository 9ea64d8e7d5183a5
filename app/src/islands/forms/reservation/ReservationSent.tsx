import { Button, ButtonLink, CopyButton, Heading, Link, Row, Stack } from '@site/design-system';
import { Receipt, useHydrated } from '@site/design-system/forms';
import type { RefObject } from 'react';
import { PATHS } from '@site/contract/paths';
import type { ReservationTexts } from '@site/content/schema/forms/reservation.ts';

import { FormEnd } from '../FormEnd.tsx';
import { calendarFile } from './calendar.ts';
import { hostOf, visitStart, VisitSummary, visitText, type Visit } from './VisitSummary.tsx';

interface ReservationSentProps {
  readonly texts: ReservationTexts;
  /** What was reserved. */
  readonly visit: Visit;
  /** The number by which it is looked up. */
  readonly receipt: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** How long a visit stands in the visitor's calendar, in minutes. */
const LENGTH = 60;

/** The confirmation of a reservation: the number, what was reserved, a file for the calendar, and what happens next. */
export function ReservationSent({ texts, visit, receipt, heading, onAgain }: ReservationSentProps) {
  const hydrated = useHydrated();
  const { fields, sent, sites } = texts;
  const site = sites.find(({ id }) => id === visitText(visit, 'site'));
  const calendar = calendarFile({
    title: sent.event.replace('{site}', site?.name ?? ''),
    place: [site?.address, visitText(visit, 'place')].join(', '),
    description: `${fields.purpose.label}: ${visitText(visit, 'purpose')}\n${sent.host}: ${hostOf(visit)}`,
    start: visitStart(visit),
    length: LENGTH,
  });
  return (
    <FormEnd texts={sent} heading={heading} href={PATHS.reservation} onAgain={onAgain}>
      <Stack>
        <Heading level={3}>{sent.receipt}</Heading>
        <Receipt>{receipt}</Receipt>
        <p>{sent.receiptUse}</p>
        <Row>
          <CopyButton variant="secondary" text={receipt} of={sent.receipt} />
          <Link variant="standalone" href={PATHS.visit}>
            {sent.manage}
          </Link>
        </Row>
      </Stack>
      <Stack>
        <Heading level={3}>{sent.summaryHeading}</Heading>
        <VisitSummary words={texts} visit={visit} />
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
