import { Notice } from '@site/design-system';
import type { Language } from '@site/contract/language';

import { getText } from '../texts.ts';
import type { Failure } from './server.ts';

/** Why something was not done. */
export function FailureNotice({
  failure: { code, reason },
  language,
}: {
  readonly failure: Failure;
  readonly language: Language;
}) {
  return (
    <Notice tone="error" announce>
      <p>{getText(`failed.${code}`, language)}</p>
      {reason !== undefined && <p className="reason">{reason}</p>}
    </Notice>
  );
}
