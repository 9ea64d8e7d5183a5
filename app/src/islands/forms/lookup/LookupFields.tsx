import { FormSection, PasswordField, TextField } from '@site/design-system/forms';
import type { LookupTexts } from '@site/content/schema/forms/lookup.ts';

import type { FormParts } from '../SiteForm.tsx';

interface LookupFieldsProps {
  readonly texts: LookupTexts;
  readonly parts: FormParts;
}

/** The number and the password. The number may be pasted in any case, with or without hyphens. */
export function LookupFields({ texts, parts }: LookupFieldsProps) {
  const { part, fields } = texts;
  return (
    <FormSection heading={part.heading} intro={part.text}>
      <TextField
        {...parts.field('receipt', fields.receipt)}
        required
        autoComplete="off"
        autoCapitalize="characters"
      />
      <PasswordField
        {...parts.field('password', fields.password)}
        {...fields.password}
        required
        autoComplete="off"
      />
      <p>{texts.lost}</p>
    </FormSection>
  );
}
