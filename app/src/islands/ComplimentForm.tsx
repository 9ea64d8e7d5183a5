import { Section } from '@site/design-system';
import { complimentForm } from '@site/contract/compliment';
import { PATHS, TAB_PARAMETER } from '@site/contract/paths';
import type { ComplimentFormBlock } from '@site/content/schema/blocks/index.ts';

import { ComplimentFields } from './forms/compliment/ComplimentFields.tsx';
import { FormEnd } from './forms/FormEnd.tsx';
import { SiteForm } from './forms/SiteForm.tsx';
import { useOutcome } from './forms/useOutcome.ts';

/** A compliment: its form, or the confirmation. */
export default function ComplimentFormSection({
  block: { texts },
}: {
  readonly block: ComplimentFormBlock;
}) {
  const { outcome, setOutcome, heading } = useOutcome('compliment');
  return (
    <Section>
      {outcome ? (
        <FormEnd
          texts={texts.sent}
          heading={heading}
          href={`${PATHS.whistleblowing}?${TAB_PARAMETER}=compliments`}
          onAgain={() => setOutcome(undefined)}
        />
      ) : (
        <SiteForm
          definition={complimentForm}
          texts={texts}
          onSent={(response) => setOutcome({ ...response, values: {} })}
        >
          {(parts) => <ComplimentFields texts={texts} parts={parts} />}
        </SiteForm>
      )}
    </Section>
  );
}
