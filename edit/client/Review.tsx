import { Button, Dialog } from '@site/design-system';

import type { EditorState, FileState } from '../api.ts';
import { formatTime, toFileName } from '../texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { useEditorContext } from './editor-context.ts';
import { isSettled } from './editor-state.ts';
import { Proposals } from './Proposals.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';

export interface ReviewProps {
  readonly server: EditorState;
  readonly onClose: () => void;
}

/** The changes of the drafts, before they are proposed or written to the files. */
export function Review({ server, onClose }: ReviewProps) {
  const { model, save, proposals, text } = useEditorContext();
  const changedFiles = server.files.filter(({ changes }) => changes.length > 0);
  const isBlocked = server.blockedBy.length > 0;
  const isChecked = isSettled(model);
  const isOpen = model.question?.ask === 'review';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      size="large"
      heading={text('review.heading')}
      description={text(changedFiles.length > 0 ? 'review.explain' : 'review.none')}
    >
      {model.failure && <RefusalNotice failure={model.failure} />}
      {changedFiles.map((file) => (
        <ReviewedFile key={file.file} {...file} />
      ))}
      <UnusedPhotographs ids={server.unusedPhotographs} />
      {changedFiles.length > 0 && isBlocked && <p>{text('block')}</p>}
      {isOpen && <Proposals canPropose={!isBlocked && isChecked} />}
      {changedFiles.length > 0 && (
        <Button
          variant={proposals.state?.obstacle === undefined ? 'secondary' : 'primary'}
          busy={!isChecked}
          aria-disabled={isBlocked || !isChecked || undefined}
          onClick={() => isBlocked || void save()}
        >
          {text('save')}
        </Button>
      )}
    </Dialog>
  );
}

/** Photographs that no content uses, each with a button that removes it. */
function UnusedPhotographs({ ids }: { readonly ids: readonly string[] }) {
  const { commands, report, text } = useEditorContext();
  if (ids.length === 0) return null;
  const remove = (id: string): void => {
    void commands.askToRemove({ file: 'content/media.json', path: [id] }).catch(report);
  };
  return (
    <section className="review">
      <h3>{text('unused.heading')}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            {id}{' '}
            <Button variant="quiet" size="small" onClick={() => remove(id)}>
              {text('remove.heading', { name: id })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changes of one file. */
function ReviewedFile({ file, title, draft, changes }: FileState) {
  const { discard, proposals, language, text } = useEditorContext();
  const branch = proposals.state?.proposed[file];
  const proposal = proposals.state?.proposals.find((candidate) => candidate.branch === branch);
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
      <ChangeList file={file} changes={changes} />
      <Button variant="quiet" size="small" onClick={() => void discard(file)}>
        {text('discard')}
      </Button>
    </section>
  );
}
