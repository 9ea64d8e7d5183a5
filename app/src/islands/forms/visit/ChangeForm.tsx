import { visitForm } from '@site/contract/visit';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import type { Visit } from '../reservation/VisitSummary.tsx';
import type { FormResponse } from '../send-form.ts';
import { SiteForm } from '../SiteForm.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { HiddenField } from './HiddenField.tsx';

interface ChangeFormProps {
  readonly texts: VisitTexts;
  readonly receipt: string;
  readonly contact: string;
  /** The current reservation; without scripts, the typed values of a refused form. */
  readonly visit: Visit;
  readonly onSent: (response: FormResponse) => void;
}

/** Changes the time of a reservation. */
export function ChangeForm({ texts, receipt, contact, visit, onSent }: ChangeFormProps) {
  return (
    <SiteForm definition={visitForm} texts={texts.change} onSent={onSent}>
      {(parts) => (
        <>
          <HiddenField parts={parts} name="action" value="change" />
          <HiddenField parts={parts} name="receipt" value={receipt} />
          <HiddenField parts={parts} name="contact" value={contact} />
          <ChangeFields texts={texts} visit={visit} parts={parts} />
        </>
      )}
    </SiteForm>
  );
}
