import { Section } from '@site/design-system';
import { reservationForm } from '@site/contract/reservation';
import type { ReservationFormBlock } from '@site/content/schema/blocks/index.ts';

import { ReservationFields } from './forms/reservation/ReservationFields.tsx';
import { ReservationSent } from './forms/reservation/ReservationSent.tsx';
import { SiteForm } from './forms/SiteForm.tsx';
import { useOutcome } from './forms/useOutcome.ts';

/** The reservation of a visit: its form, or the confirmation. */
export default function ReservationFormSection({
  block,
}: {
  readonly block: ReservationFormBlock;
}) {
  const { texts } = block;
  const { outcome, setOutcome, heading } = useOutcome('reservation');
  return (
    <Section>
      {outcome ? (
        <ReservationSent
          texts={texts}
          visit={outcome.values}
          receipt={outcome.received?.receipt ?? ''}
          heading={heading}
          onAgain={() => setOutcome(undefined)}
        />
      ) : (
        <SiteForm
          definition={reservationForm}
          texts={texts}
          onSent={(response, values) => setOutcome({ ...response, values })}
        >
          {(parts) => <ReservationFields texts={texts} parts={parts} />}
        </SiteForm>
      )}
    </Section>
  );
}
