import { Button, Dialog } from '@site/design-system';
import { getSchemaName } from '@site/content/library/content-files.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { EditorState } from '../api.ts';
import { toFileName, getInterfaceText } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { getPlaceName } from './form/schema.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { Failure } from './server.ts';
import { getHeading, getKey } from './values.ts';

export interface ReviewProps {
  readonly open: boolean;
  readonly state: EditorState;
  /** Whether everything that was typed has been checked: nothing is written before. */
  readonly settled: boolean;
  readonly failure: Failure | undefined;
  readonly language: InterfaceLanguage;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSave: () => void;
  readonly onDiscard: (file: string) => void;
}

/** A value in words: a text as it is, anything else by its heading, or as JSON where it has none. */
function Value({
  value,
  language,
}: {
  readonly value: unknown;
  readonly language: InterfaceLanguage;
}) {
  if (typeof value === 'object' && value !== null) {
    const heading = getHeading(value, language);
    return <>{heading ?? JSON.stringify(value)}</>;
  }
  return <>{String(value)}</>;
}

/** What the drafts change, before it is written to the files. */
export function Review({
  open,
  state,
  settled,
  failure,
  language,
  onOpenChange,
  onSave,
  onDiscard,
}: ReviewProps) {
  const { schemas } = useEditorContext().model;
  const changed = state.files.filter(({ changes }) => changes.length > 0);
  const wrong = state.blockedBy.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      heading={getInterfaceText('review.heading', language)}
      description={getInterfaceText(
        changed.length > 0 ? 'review.explain' : 'review.none',
        language,
      )}
    >
      {failure && <RefusalNotice failure={failure} language={language} />}
      {changed.map(({ file, title, draft, changes }) => (
        <section key={file} className="review">
          <h3>
            {toFileName(file, title, language)} <code>{file}</code>
          </h3>
          {draft && (
            <p className="review-author">
              {getInterfaceText('review.author', language, {
                author: draft.author,
                time: new Date(draft.time).toLocaleString(language, {
                  dateStyle: 'medium',
                  timeStyle: 'short',
                }),
              })}
            </p>
          )}
          <ul>
            {changes.map(({ path, before, after }) => (
              <li key={getKey(path) + String(after === undefined)}>
                {path.length > 0 && (
                  <strong>
                    {getPlaceName(path, language, schemas?.[getSchemaName(file) ?? ''])}
                  </strong>
                )}
                {before === undefined ? (
                  <p>
                    {getInterfaceText('added', language)}:{' '}
                    <ins>
                      <Value value={after} language={language} />
                    </ins>
                  </p>
                ) : after === undefined ? (
                  <p>
                    {getInterfaceText('removed', language)}:{' '}
                    <del>
                      <Value value={before} language={language} />
                    </del>
                  </p>
                ) : (
                  <>
                    <p>
                      {getInterfaceText('before', language)}:{' '}
                      <del>
                        <Value value={before} language={language} />
                      </del>
                    </p>
                    <p>
                      {getInterfaceText('after', language)}:{' '}
                      <ins>
                        <Value value={after} language={language} />
                      </ins>
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
          <Button type="button" variant="quiet" size="small" onClick={() => onDiscard(file)}>
            {getInterfaceText('discard', language)}
          </Button>
        </section>
      ))}
      {changed.length > 0 && wrong && <p>{getInterfaceText('block', language)}</p>}
      {changed.length > 0 && (
        <Button
          type="button"
          busy={!settled}
          aria-disabled={wrong || !settled || undefined}
          onClick={() => wrong || onSave()}
        >
          {getInterfaceText('save', language)}
        </Button>
      )}
    </Dialog>
  );
}
