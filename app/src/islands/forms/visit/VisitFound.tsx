import { Heading, Notice, Stack, SummaryList } from '@site/design-system';
import { Receipt } from '@site/design-system/forms';
import type { RefObject } from 'react';
import type { VisitResult } from '@site/contract/answers';
import { PATHS } from '@site/contract/paths';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import { useLanguage } from '../../../shared/language/language-context.ts';
import { AgainLink } from '../AgainLink.tsx';
import { CalendarForm } from '../reservation/CalendarForm.tsx';
import { formatVisitTime, visitText, VisitSummary } from '../reservation/VisitSummary.tsx';
import type { FormResponse } from '../send-form.ts';
import { CancelForm } from './CancelForm.tsx';
import { ChangeForm } from './ChangeForm.tsx';

interface VisitFoundProps {
  readonly texts: VisitTexts;
  readonly result: VisitResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSent: (response: FormResponse) => void;
  readonly onAgain: () => void;
}

/** A reservation as its visitor sees it: its state, the visit, and the possible actions. */
export function VisitFound({ texts, result, heading, onSent, onAgain }: VisitFoundProps) {
  const { found: words, cancel, reservation } = texts;
  const language = useLanguage();
  const { receipt, status, visit, open, movedFrom, done } = result;
  const contact = visitText(visit, 'contact');
  return (
    <Stack gap="large">
      {done && (
        <Notice tone="success" announce>
          {texts[done].done}
        </Notice>
      )}
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
            { term: words.status, text: words.statuses[status] },
            ...(movedFrom
              ? [{ term: words.movedFrom, text: formatVisitTime(movedFrom, language) }]
              : []),
          ]}
        />
        {movedFrom && <Notice>{words.moved}</Notice>}
        <p>{words.explanations[status]}</p>
        <VisitSummary words={reservation} visit={visit} />
        <CalendarForm label={reservation.sent.calendar} receipt={receipt} contact={contact} />
      </Stack>
      {open ? (
        <>
          <ChangeForm
            texts={texts}
            receipt={receipt}
            contact={contact}
            visit={visit}
            onSent={onSent}
          />
          <CancelForm texts={cancel} receipt={receipt} contact={contact} onSent={onSent} />
        </>
      ) : (
        <p>{words.over}</p>
      )}
      <p>
        <AgainLink href={PATHS.visit} onAgain={onAgain}>
          {words.again}
        </AgainLink>
      </p>
    </Stack>
  );
}
