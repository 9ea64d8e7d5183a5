import { Notice } from '@site/design-system';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import { getText } from '../texts.ts';
import type { Failure } from './server.ts';

/** The reason for which an action failed. */
export function FailureNotice({
  failure: { code, reason },
  language,
}: {
  readonly failure: Failure;
  readonly language: InterfaceLanguage;
}) {
  return (
    <Notice tone="error" announce>
      <p>{getText(`failed.${code}`, language)}</p>
      {reason !== undefined && <p className="reason">{reason}</p>}
    </Notice>
  );
}
