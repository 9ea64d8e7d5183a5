import { FormSection, PasswordField, TextArea } from '@site/design-system/forms';
import { TEXT_MAX } from '@site/contract/limits';
import { lookupForm } from '@site/contract/lookup';
import type { LookupTexts } from '@site/content/schema/forms/lookup.ts';

import { AttachmentField } from '../AttachmentField.tsx';
import type { FormResponse } from '../send-form.ts';
import { SiteForm } from '../SiteForm.tsx';
import { HiddenField } from '../visit/HiddenField.tsx';

interface AdditionFormProps {
  readonly texts: LookupTexts['add'];
  readonly receipt: string;
  readonly onSent: (response: FormResponse) => void;
}

/** Adds a message and a file to a report. The password has to be typed again, because no page repeats it. */
export function AdditionForm({ texts, receipt, onSent }: AdditionFormProps) {
  return (
    <SiteForm secret definition={lookupForm} texts={texts} onSent={onSent}>
      {(parts) => (
        <>
          <HiddenField parts={parts} name="action" value="add" />
          <HiddenField parts={parts} name="receipt" value={receipt} />
          <FormSection heading={texts.heading} intro={texts.text}>
            <TextArea
              {...parts.field('message', texts.message)}
              required
              rows={6}
              maxLength={TEXT_MAX.content}
              autoComplete="off"
            />
            <AttachmentField texts={texts.attachment} parts={parts} />
            <PasswordField
              {...parts.field('password', texts.password)}
              {...texts.password}
              required
              autoComplete="off"
            />
          </FormSection>
        </>
      )}
    </SiteForm>
  );
}
