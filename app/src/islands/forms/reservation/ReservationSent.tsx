import { Button, CopyButton, Heading, Link, Row, Stack } from '@site/design-system';
import { Receipt, useHydrated } from '@site/design-system/forms';
import type { RefObject } from 'react';
import { PATHS } from '@site/contract/paths';
import type { ReservationTexts } from '@site/content/schema/forms/reservation.ts';

import { FormEnd } from '../FormEnd.tsx';
import { CalendarForm } from './CalendarForm.tsx';
import { VisitSummary, visitText, type Visit } from './VisitSummary.tsx';

interface ReservationSentProps {
  readonly texts: ReservationTexts;
  /** The reserved visit. */
  readonly visit: Visit;
  /** The number with which the visitor finds the reservation. */
  readonly receipt: string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** The confirmation of a reservation: the number, the visit, a calendar file, and the next steps. */
export function ReservationSent({ texts, visit, receipt, heading, onAgain }: ReservationSentProps) {
  const hydrated = useHydrated();
  const { sent } = texts;
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
          <CalendarForm
            label={sent.calendar}
            receipt={receipt}
            contact={visitText(visit, 'contact')}
          />
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
