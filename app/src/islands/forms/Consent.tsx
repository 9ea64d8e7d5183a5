import { ConsentField } from '@site/design-system/forms';
import type { InquiryTexts } from '@site/content/schema/forms/inquiry.ts';

import type { FormParts } from './SiteForm.tsx';

interface ConsentProps {
  /** The field of the contract. */
  readonly name: string;
  readonly texts: InquiryTexts['consent'];
  readonly parts: FormParts;
  readonly required?: boolean;
}

/** A consent with its four notices, in its previous state if the form was refused. */
export function Consent({ name, texts, parts, required = false }: ConsentProps) {
  return (
    <ConsentField
      {...parts.box(name)}
      required={required}
      notices={texts.notices}
      label={texts.label}
      defaultChecked={parts.wasTicked(name)}
    />
  );
}
