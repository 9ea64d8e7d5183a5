import { Button, Heading, Row, Stack, SummaryList } from '@site/design-system';
import { Receipt, useHydrated } from '@site/design-system/forms';
import type { RefObject } from 'react';
import type { LookupResult } from '@site/contract/answers';
import { getDateInSeoul } from '@site/contract/date';
import { LOCALES } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';
import { REPORT_RECIPIENTS, REPORT_TYPES } from '@site/contract/report';
import type { LookupTexts } from '@site/content/schema/forms/lookup.ts';

import { useLanguage } from '../../../shared/language/language-context.ts';
import { AgainLink } from '../AgainLink.tsx';

interface LookupFoundProps {
  readonly texts: LookupTexts;
  readonly found: LookupResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onAgain: () => void;
}

/** The fields of a report that its sender reads again, in the order of the form. */
const SHOWN = [
  'title',
  'content',
  'company',
  'department',
  'position',
  'personName',
  'personNotes',
  'attachment',
] as const;

/** A report as its sender reads it again: where it stands, the answer, and what was sent. */
export function LookupFound({ texts, found, heading, onAgain }: LookupFoundProps) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const { found: words, report } = texts;
  const { receipt, status, receivedAt, answer, answeredAt, unverified, tip } = found;
  // `Intl` takes long to load its data. Here nothing waits for it: the form has been answered.
  // oxlint-disable-next-line no-restricted-globals
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Seoul',
  });
  // No time of day: none is stored of the report, and none is needed of the answer.
  const day = (time: string) => (
    <time dateTime={getDateInSeoul(new Date(time))}>{format.format(new Date(time))}</time>
  );
  const type = REPORT_TYPES.find((one) => one === tip['type']);
  const recipient = REPORT_RECIPIENTS.find((one) => one === tip['recipient']);
  const sent = SHOWN.flatMap((name) => {
    const text = tip[name];
    // What its sender wrote is for no translator, which is another company's; the page and the answer may be translated.
    return text ? [{ term: report[name].label, text: <span translate="no">{text}</span> }] : [];
  });
  return (
    <Stack gap="large">
      <Stack>
        <Heading ref={heading} tabIndex={-1} level={2}>
          {words.heading}
        </Heading>
        <Stack gap="small">
          <p>{words.receipt}</p>
          <Receipt>{receipt}</Receipt>
        </Stack>
        <SummaryList
          items={[
            { term: words.status, text: status === 'answered' ? words.answered : words.received },
            { term: words.receivedAt, text: day(receivedAt) },
            ...(answeredAt ? [{ term: words.answeredAt, text: day(answeredAt) }] : []),
            ...(answer ? [{ term: words.answer, text: answer }] : []),
          ]}
        />
        {!answer && <p>{unverified ? words.unverified : words.notYet}</p>}
      </Stack>
      <Stack>
        <Heading level={3}>{words.tip}</Heading>
        <SummaryList
          items={[
            ...(recipient
              ? [{ term: words.recipient, text: report.recipient.options[recipient].label }]
              : []),
            ...(type ? [{ term: report.type.label, text: report.type.options[type].label }] : []),
            ...(tip['companyUnknown'] ? [{ term: report.company.label, text: words.unknown }] : []),
            ...sent,
          ]}
        />
        <Row>
          {hydrated && (
            <Button variant="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          <AgainLink href={PATHS.tipResult} onAgain={onAgain}>
            {words.again}
          </AgainLink>
        </Row>
      </Stack>
    </Stack>
  );
}
