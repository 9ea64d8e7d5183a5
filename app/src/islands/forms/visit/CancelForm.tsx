import { Checkbox, FormSection } from '@site/design-system/forms';
import { visitForm } from '@site/contract/visit';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import type { FormResponse } from '../send-form.ts';
import { SiteForm } from '../SiteForm.tsx';
import { HiddenField } from './HiddenField.tsx';

interface CancelFormProps {
  readonly texts: VisitTexts['cancel'];
  readonly receipt: string;
  readonly contact: string;
  readonly onSent: (response: FormResponse) => void;
}

/** Cancels a reservation, which cannot be undone: a checkbox confirms it. */
export function CancelForm({ texts, receipt, contact, onSent }: CancelFormProps) {
  return (
    <SiteForm definition={visitForm} texts={texts} onSent={onSent}>
      {(parts) => (
        <FormSection heading={texts.heading} intro={texts.text}>
          <HiddenField parts={parts} name="action" value="cancel" />
          <HiddenField parts={parts} name="receipt" value={receipt} />
          <HiddenField parts={parts} name="contact" value={contact} />
          <Checkbox {...parts.box('confirmed')} required label={texts.confirm} />
        </FormSection>
      )}
    </SiteForm>
  );
}
