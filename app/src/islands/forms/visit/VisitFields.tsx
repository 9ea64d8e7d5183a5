import { FormSection, TextField } from '@site/design-system/forms';
import type { VisitTexts } from '@site/content/schema/forms/visit.ts';

import type { FormParts } from '../SiteForm.tsx';
import { HiddenField } from './HiddenField.tsx';

/** The number of a reservation and its phone number. */
export function VisitFields({
  texts,
  parts,
}: {
  readonly texts: VisitTexts;
  readonly parts: FormParts;
}) {
  const { part, fields } = texts;
  return (
    <FormSection heading={part.heading} intro={part.text}>
      <HiddenField parts={parts} name="action" value="show" />
      <TextField
        {...parts.field('receipt', fields.receipt)}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField
        {...parts.field('contact', fields.contact)}
        required
        type="tel"
        autoComplete="tel"
      />
      <p>{texts.lost}</p>
    </FormSection>
  );
}
