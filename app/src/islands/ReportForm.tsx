import { Section } from '@site/design-system';
import { reportForm } from '@site/contract/report';
import type { ReportFormBlock } from '@site/content/schema/blocks/index.ts';

import { Hotline } from './forms/hotline/Hotline.tsx';
import { ComplianceContact, ReportFields } from './forms/report/ReportFields.tsx';
import { ReportSent } from './forms/report/ReportSent.tsx';
import { SiteForm } from './forms/SiteForm.tsx';
import { useOutcome } from './forms/useOutcome.ts';

/** A report of wrongdoing: its form, or its receipt number, which is shown once. */
export default function ReportFormSection({
  block: { texts },
}: {
  readonly block: ReportFormBlock;
}) {
  const { outcome, setOutcome, heading } = useOutcome('report');
  return (
    <Section>
      <Hotline>
        {outcome?.received?.receipt ? (
          <ReportSent
            texts={texts.sent}
            receipt={outcome.received.receipt}
            heading={heading}
            onAgain={() => setOutcome(undefined)}
          />
        ) : (
          <SiteForm
            secret
            definition={reportForm}
            texts={texts}
            instead={<ComplianceContact texts={texts.contact} />}
            onSent={(response) => setOutcome({ ...response, values: {} })}
          >
            {(parts) => <ReportFields texts={texts} parts={parts} />}
          </SiteForm>
        )}
      </Hotline>
    </Section>
  );
}
