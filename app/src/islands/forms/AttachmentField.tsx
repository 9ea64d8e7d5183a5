import { FileField } from '@site/design-system/forms';
import { ATTACHMENT_EXTENSIONS, findAttachmentProblems } from '@site/contract/attachment';

import type { FormParts } from './SiteForm.tsx';

const ACCEPT = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface AttachmentFieldProps {
  readonly texts: { readonly label: string; readonly hint?: string | undefined };
  readonly parts: FormParts;
}

/** The attachment of a form, validated when it is chosen. */
export function AttachmentField({ texts: { label, hint }, parts }: AttachmentFieldProps) {
  return (
    <FileField
      {...parts.box('attachment')}
      label={label}
      hint={hint}
      accept={ACCEPT}
      validate={(file) => {
        const [code] = findAttachmentProblems(file);
        return code && parts.errorText(code);
      }}
    />
  );
}
