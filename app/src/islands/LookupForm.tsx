import { Section } from '@site/design-system';
import { lookupForm } from '@site/contract/lookup';
import type { LookupFormBlock } from '@site/content/schema/blocks/index.ts';

import { usePostedForm } from './forms/form-state.ts';
import { Hotline } from './forms/hotline/Hotline.tsx';
import { AdditionForm } from './forms/lookup/AdditionForm.tsx';
import { LookupFields } from './forms/lookup/LookupFields.tsx';
import { LookupFound } from './forms/lookup/LookupFound.tsx';
import type { FormResponse } from './forms/send-form.ts';
import { SiteForm } from './forms/SiteForm.tsx';
import { useOutcome } from './forms/useOutcome.ts';

/** The look-up of a report: its form, or the report with its answer. */
export default function LookupFormSection({
  block: { texts },
}: {
  readonly block: LookupFormBlock;
}) {
  const { outcome, setOutcome, heading } = useOutcome('lookup');
  const onSent = (response: FormResponse) => setOutcome({ ...response, values: {} });
  const postedForm = usePostedForm();
  // Without scripts, a refused addition returns as the form in which it was typed.
  const refusedValues =
    postedForm?.form === 'lookup' && postedForm.status !== 'sent' ? postedForm.values : {};
  return (
    <Section>
      <Hotline>
        {outcome?.found && 'tip' in outcome.found ? (
          <LookupFound
            // A new form for every response, so that no text of the previous one stays in it.
            key={outcome.found.messages.length}
            texts={texts}
            result={outcome.found}
            heading={heading}
            onSent={onSent}
            onAgain={() => setOutcome(undefined)}
          />
        ) : refusedValues['action'] === 'add' ? (
          <AdditionForm
            texts={texts.add}
            receipt={refusedValues['receipt'] ?? ''}
            onSent={onSent}
          />
        ) : (
          <SiteForm secret definition={lookupForm} texts={texts} onSent={onSent}>
            {(parts) => <LookupFields texts={texts} parts={parts} />}
          </SiteForm>
        )}
      </Hotline>
    </Section>
  );
}
