import { visitForm } from '@site/contract/visit';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import type { Visit } from '../reservation/VisitSummary.tsx';
import type { Answer } from '../send-form.ts';
import { SiteForm } from '../SiteForm.tsx';
import { ChangeFields } from './ChangeFields.tsx';
import { HiddenField } from './HiddenField.tsx';

interface ChangeFormProps {
  readonly texts: VisitTexts;
  readonly receipt: string;
  readonly contact: string;
  /** The reservation as it stands; without scripts, what was typed into a form that came back. */
  readonly visit: Visit;
  readonly onSent: (answer: Answer) => void;
}

/** Moves a reservation to another time. */
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
