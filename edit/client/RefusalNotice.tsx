import { Notice } from '@site/design-system';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import { getInterfaceText } from '../texts.ts';
import type { Failure } from './server.ts';

/** The reason for which an action failed. */
export function RefusalNotice({
  failure,
  language,
}: {
  readonly failure: Failure;
  readonly language: InterfaceLanguage;
}) {
  const { code, files, texts = [], output } = failure;
  return (
    <Notice tone="error" announce>
      {getInterfaceText(`refused.${code}`, language, { files: files.join(', ') })}
      {texts.map((text) => ` ${text[language]}`)}
      {output !== undefined && <pre className="output">{output}</pre>}
    </Notice>
  );
}
