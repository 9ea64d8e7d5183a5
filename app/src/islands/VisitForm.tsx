import { Section } from '@site/design-system';
import { visitForm } from '@site/contract/visit';
import type { VisitFormBlock } from '@site/content/schema/blocks/index.ts';

import { usePostedForm } from './forms/form-state.ts';
import { SiteForm } from './forms/SiteForm.tsx';
import type { FormResponse } from './forms/send-form.ts';
import { useOutcome } from './forms/useOutcome.ts';
import { CancelForm } from './forms/visit/CancelForm.tsx';
import { ChangeForm } from './forms/visit/ChangeForm.tsx';
import { VisitFields } from './forms/visit/VisitFields.tsx';
import { VisitFound } from './forms/visit/VisitFound.tsx';

/** The look-up of a reservation: its form, or the reservation with its actions. */
export default function VisitFormSection({ block: { texts } }: { readonly block: VisitFormBlock }) {
  const { outcome, setOutcome, heading } = useOutcome('visit');
  const onSent = (response: FormResponse) => setOutcome({ ...response, values: {} });
  const postedForm = usePostedForm();
  const values =
    postedForm?.form === 'visit' && postedForm.status === 'invalid' ? postedForm.values : undefined;
  const result = outcome?.found;
  if (result && 'visit' in result)
    return (
      <Section>
        <VisitFound
          // A new form for every response, so that no text of the previous one stays in it.
          key={`${result.visit['date']} ${result.visit['time']} ${result.status}`}
          texts={texts}
          result={result}
          heading={heading}
          onSent={onSent}
          onAgain={() => setOutcome(undefined)}
        />
      </Section>
    );
  return (
    <Section>
      {values?.['action'] === 'change' ? (
        <ChangeForm
          texts={texts}
          receipt={values['receipt'] ?? ''}
          contact={values['contact'] ?? ''}
          visit={values}
          onSent={onSent}
        />
      ) : values?.['action'] === 'cancel' ? (
        <CancelForm
          texts={texts.cancel}
          receipt={values['receipt'] ?? ''}
          contact={values['contact'] ?? ''}
          onSent={onSent}
        />
      ) : (
        <SiteForm definition={visitForm} texts={texts} onSent={onSent}>
          {(parts) => <VisitFields texts={texts} parts={parts} />}
        </SiteForm>
      )}
    </Section>
  );
}
