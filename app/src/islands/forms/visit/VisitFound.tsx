import { Heading, Notice, Stack, SummaryList } from '@site/design-system';
import { FormSection, Receipt } from '@site/design-system/forms';
import type { RefObject } from 'react';
import type { VisitResult } from '@site/contract/answers';
import { PATHS } from '@site/contract/paths';
import { visitForm } from '@site/contract/visit';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import { AgainLink } from '../AgainLink.tsx';
import { visitText, VisitSummary } from '../reservation/VisitSummary.tsx';
import type { Answer } from '../sendForm.ts';
import { SiteForm } from '../SiteForm.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { HiddenField } from './HiddenField.tsx';

interface VisitFoundProps {
  readonly texts: VisitTexts;
  readonly found: VisitResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSent: (answer: Answer) => void;
  readonly onAgain: () => void;
}

/** A reservation as its visitor finds it: where it stands, what was reserved, and what can be done. */
export function VisitFound({ texts, found, heading, onSent, onAgain }: VisitFoundProps) {
  const { found: words, cancel, reservation } = texts;
  const { receipt, status, visit, open, done } = found;
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
        <SummaryList items={[{ term: words.status, text: words.statuses[status] }]} />
        <p>{words.explanations[status]}</p>
        <VisitSummary words={reservation} visit={visit} />
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
          <SiteForm definition={visitForm} texts={cancel} onSent={onSent}>
            {(parts) => (
              <FormSection heading={cancel.heading} intro={cancel.text}>
                <HiddenField parts={parts} name="action" value="cancel" />
                <HiddenField parts={parts} name="receipt" value={receipt} />
                <HiddenField parts={parts} name="contact" value={contact} />
              </FormSection>
            )}
          </SiteForm>
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
