import { Section, Stack } from '@site/design-system';
import { Receipt } from '@site/design-system/forms';
import { useSearchParams } from 'react-router-dom';
import { inquiryForm } from '@site/contract/inquiry';
import { PATHS, PRODUCT_PARAMETER } from '@site/contract/paths';
import type { InquiryFormBlock } from '@site/content/schema/blocks/index.ts';

import { FormEnd } from './forms/FormEnd.tsx';
import { InquiryFields } from './forms/inquiry/InquiryFields.tsx';
import { SiteForm } from './forms/SiteForm.tsx';
import { useOutcome } from './forms/useOutcome.ts';

/** The customer inquiry: its form, or the confirmation. */
export default function InquiryFormSection({ block }: { readonly block: InquiryFormBlock }) {
  const { texts, products } = block;
  const [search] = useSearchParams();
  const { outcome, setOutcome, heading } = useOutcome('inquiry');
  const product = products.find(({ slug }) => slug === search.get(PRODUCT_PARAMETER));
  return (
    <Section>
      {outcome ? (
        <FormEnd
          texts={texts.sent}
          heading={heading}
          href={PATHS.inquiry}
          onAgain={() => setOutcome(undefined)}
        >
          {outcome.received?.receipt && (
            <Stack gap="small">
              <p>{texts.reference}</p>
              <Receipt>{outcome.received.receipt}</Receipt>
            </Stack>
          )}
        </FormEnd>
      ) : (
        <SiteForm
          definition={inquiryForm}
          texts={texts}
          onSent={(response, values) => setOutcome({ ...response, values })}
        >
          {(parts) => <InquiryFields texts={texts} product={product} parts={parts} />}
        </SiteForm>
      )}
    </Section>
  );
}
