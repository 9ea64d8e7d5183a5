import { Button, Dialog } from '@site/design-system';
import { getSchemaName } from '@site/content/library/content-files.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import type { Change, EditorState, FileState } from '../api.ts';
import { placeName, toFileName } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { formatTime } from './format-time.ts';
import { Proposals } from './Proposals.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import type { Failure } from './server.ts';
import { getKey, nameValue } from './values.ts';

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

/** One changed value, before and after. */
function ChangeItem({ change, file }: { readonly change: Change; readonly file: string }) {
  const { language, text } = useEditorContext();
  const { path, before, after } = change;
  return (
    <li>
      {path.length > 0 && <strong>{placeName(path, language, getSchemaName(file))}</strong>}
      {before !== undefined && (
        <p>
          {text(after === undefined ? 'removed' : 'before')}:{' '}
          <del>{nameValue(before, language)}</del>
        </p>
      )}
      {after !== undefined && (
        <p>
          {text(before === undefined ? 'added' : 'after')}: <ins>{nameValue(after, language)}</ins>
        </p>
      )}
    </li>
  );
}

/** What the draft of one file changes, who wrote it, and whether it is proposed. */
function ChangedFile({
  state: { file, title, draft, changes },
  onDiscard,
}: {
  readonly state: FileState;
  readonly onDiscard: () => void;
}) {
  const { proposals, language, text } = useEditorContext();
  const branch = proposals.state?.proposed[file];
  const proposal = proposals.state?.proposals.find((one) => one.branch === branch);
  return (
    <section className="review">
      <h3>
        {toFileName(file, title, language)} <code>{file}</code>
      </h3>
      {draft && (
        <p className="review-author">
          {text('review.author', {
            author: draft.author,
            time: formatTime(draft.time, language),
          })}
          {proposal && <> · {text('proposed', { time: formatTime(proposal.time, language) })}</>}
        </p>
      )}
      <ul>
        {changes.map((change) => (
          <ChangeItem
            key={getKey(change.path) + String(change.after === undefined)}
            change={change}
            file={file}
          />
        ))}
      </ul>
      <Button type="button" variant="quiet" size="small" onClick={onDiscard}>
        {text('discard')}
      </Button>
    </section>
  );
}

/** What the drafts change, before it is proposed or written to the files. */
export function Review({
  open: isOpen,
  state,
  settled,
  failure,
  language,
  onOpenChange,
  onSave,
  onDiscard,
}: ReviewProps) {
  const { proposals, text } = useEditorContext();
  const changed = state.files.filter(({ changes }) => changes.length > 0);
  const wrong = state.blockedBy.length > 0;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onOpenChange}
      size="large"
      heading={text('review.heading')}
      description={text(changed.length > 0 ? 'review.explain' : 'review.none')}
    >
      {failure && <RefusalNotice failure={failure} language={language} />}
      {changed.map((one) => (
        <ChangedFile key={one.file} state={one} onDiscard={() => onDiscard(one.file)} />
      ))}
      {changed.length > 0 && wrong && <p>{text('block')}</p>}
      {isOpen && <Proposals canPropose={!wrong && settled} />}
      {changed.length > 0 && (
        <Button
          type="button"
          variant={proposals.state?.obstacle === undefined ? 'secondary' : 'primary'}
          busy={!settled}
          aria-disabled={wrong || !settled || undefined}
          onClick={() => wrong || onSave()}
        >
          {text('save')}
        </Button>
      )}
    </Dialog>
  );
}
