import { Section } from '@site/design-system';
import { lookupForm } from '@site/contract/lookup';
import type { LookupFormBlock } from '@site/content/schema/blocks/index.ts';

import { Hotline } from './forms/hotline/Hotline.tsx';
import { LookupFields } from './forms/lookup/LookupFields.tsx';
import { LookupFound } from './forms/lookup/LookupFound.tsx';
import { SiteForm } from './forms/SiteForm.tsx';
import { useOutcome } from './forms/useOutcome.ts';

/** The look-up of a report: its form, or the report with its answer. */
export default function LookupFormSection({
  block: { texts },
}: {
  readonly block: LookupFormBlock;
}) {
  const { outcome, setOutcome, heading } = useOutcome('lookup');
  return (
    <Section>
      <Hotline>
        {outcome?.found && 'tip' in outcome.found ? (
          <LookupFound
            texts={texts}
            found={outcome.found}
            heading={heading}
            onAgain={() => setOutcome(undefined)}
          />
        ) : (
          <SiteForm
            secret
            definition={lookupForm}
            texts={texts}
            onSent={(answer) => setOutcome({ ...answer, values: {} })}
          >
            {(parts) => <LookupFields texts={texts} parts={parts} />}
          </SiteForm>
        )}
      </Hotline>
    </Section>
  );
}
