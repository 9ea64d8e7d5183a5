import { Button, Dialog } from '@site/design-system';
import { schemaNameOf } from '@site/content/library/content-files.ts';
import type { Language } from '@site/contract/language';

import type { EditorState } from '../api.ts';
import { fileName, interfaceText, placeName } from '../texts.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { Failure } from './server.ts';
import { headingOf, keyOf } from './values.ts';

export interface ReviewProps {
  readonly open: boolean;
  readonly state: EditorState;
  /** Whether everything that was typed has been checked: nothing is written before. */
  readonly settled: boolean;
  readonly failure: Failure | undefined;
  readonly language: Language;
  readonly onOpenChange: (open: boolean) => void;
  readonly onSave: () => void;
  readonly onDiscard: (file: string) => void;
}

/** A value in words: a text as it is, anything else by its heading, or as JSON where it has none. */
function Value({ value, language }: { readonly value: unknown; readonly language: Language }) {
  if (typeof value === 'object' && value !== null) {
    const heading = headingOf(value, language);
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
  const changed = state.files.filter(({ changes }) => changes.length > 0);
  const wrong = state.blockedBy.length > 0;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="large"
      heading={interfaceText('review.heading', language)}
      description={interfaceText(changed.length > 0 ? 'review.explain' : 'review.none', language)}
    >
      {failure && <RefusalNotice failure={failure} language={language} />}
      {changed.map(({ file, title, changes }) => (
        <section key={file} className="review">
          <h3>
            {fileName(file, title, language)} <code>{file}</code>
          </h3>
          <ul>
            {changes.map(({ path, before, after }) => (
              <li key={keyOf(path) + String(after === undefined)}>
                {path.length > 0 && (
                  <strong>{placeName(path, language, schemaNameOf(file))}</strong>
                )}
                {before === undefined ? (
                  <p>
                    {interfaceText('added', language)}:{' '}
                    <ins>
                      <Value value={after} language={language} />
                    </ins>
                  </p>
                ) : after === undefined ? (
                  <p>
                    {interfaceText('removed', language)}:{' '}
                    <del>
                      <Value value={before} language={language} />
                    </del>
                  </p>
                ) : (
                  <>
                    <p>
                      {interfaceText('before', language)}:{' '}
                      <del>
                        <Value value={before} language={language} />
                      </del>
                    </p>
                    <p>
                      {interfaceText('after', language)}:{' '}
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
            {interfaceText('discard', language)}
          </Button>
        </section>
      ))}
      {changed.length > 0 && wrong && <p>{interfaceText('block', language)}</p>}
      {changed.length > 0 && (
        <Button
          type="button"
          busy={!settled}
          aria-disabled={wrong || !settled || undefined}
          onClick={() => wrong || onSave()}
        >
          {interfaceText('save', language)}
        </Button>
      )}
    </Dialog>
  );
}
