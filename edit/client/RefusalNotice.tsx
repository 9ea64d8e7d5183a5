import { Notice } from '@site/design-system';

import { useEditorContext } from './editor-context.ts';
import type { Failure } from './server.ts';

/** The reason for which an action failed. */
export function RefusalNotice({ failure }: { readonly failure: Failure }) {
  const { language, text } = useEditorContext();
  const { code, files, texts = [], output } = failure;
  return (
    <Notice tone="error" announce>
      {text(`refused.${code}`, { files: files.join(', ') })}
      {texts.map((reason) => ` ${reason[language]}`)}
      {output !== undefined && <pre className="output">{output}</pre>}
    </Notice>
  );
}
