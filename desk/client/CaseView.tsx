import { Button, LoadingFallback, Notice } from '@site/design-system';
import { useEffect, useRef, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

import { formatDay, formatTime } from '../texts.ts';
import { Attachment } from './Attachment.tsx';
import { CaseActions, isOfHotline } from './CaseActions.tsx';
import { CaseFields } from './CaseFields.tsx';
import { Conversation } from './Conversation.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useCase, type CaseViewProps } from './useCase.ts';
import { useDesk } from './useDesk.ts';
import { DueText } from './DueText.tsx';
import { DeletionNotice } from './DeletionNotice.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { Writing } from './Writing.tsx';

interface CaseDialogProps {
  readonly openedCase: Case;
  readonly view: ReturnType<typeof useCase>;
}

/** The dialog that asks for a confirmation of an action, or for its values. */
function CaseDialog({ openedCase, view }: CaseDialogProps) {
  const { text } = useDesk();
  const { question, show, dismiss, answerQuestion } = view;
  if (!question) return null;
  if (question === 'move')
    return (
      <MoveDialog
        openedCase={openedCase}
        onMove={(movedCase) => show(movedCase, 'done.moved')}
        onClose={dismiss}
      />
    );
  return (
    <ConfirmDialog
      heading={text(`ask.${question}`)}
      description={text(`ask.${question}.means`)}
      confirm={text(`case.${question}`)}
      onConfirm={() => void answerQuestion()}
      onClose={dismiss}
    />
  );
}

/** One submission: its fields next to its attachment, and the actions on it. */
export function CaseView(props: CaseViewProps) {
  const { id, onLeave } = props;
  const { text, language, state } = useDesk();
  const view = useCase(props);
  const { openedCase, doneMessage, show, ask, keep, printCase } = view;
  /** An answer that another officer has written since the case was opened. */
  const [earlierAnswer, setEarlierAnswer] = useState<Case['answer']>();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
    // The control that had the focus may be gone after an action.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [openedCase]);
  if (!openedCase) return <LoadingFallback>{text('loading')}</LoadingFallback>;

  const { purpose, fields, attachment, createdAt } = openedCase;
  const updatedCase = earlierAnswer ? { ...openedCase, answer: earlierAnswer } : openedCase;
  const isWritable = purpose === 'report' && openedCase.state !== 'closed';
  const isCopy = state.unlocked?.storeFile !== undefined;
  /** Actions in a copy take effect when it is merged. */
  const inCopy = isCopy ? text(purpose === 'reservation' ? 'copy.visit' : 'copy.report') : '';
  const receivedDate = isOfHotline(openedCase)
    ? formatDay(createdAt, language)
    : formatTime(createdAt, language);
  const title = fields['title'] ?? fields['subject'] ?? text(`nav.${purpose}`);

  return (
    <article className="case" aria-labelledby="case-title">
      <div className="case-head">
        <Button variant="quiet" size="small" onClick={onLeave}>
          {text('case.back')}
        </Button>
        <Button variant="secondary" size="small" onClick={() => void printCase()}>
          {text('case.print')}
        </Button>
      </div>
      <h2 id="case-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="case-facts">
        <span>{text('case.id', { id: id.slice(0, 8) })}</span>
        <span>{text('case.received', { date: receivedDate })}</span>
        <span>{text(`state.${openedCase.state}`)}</span>
        <DueText summary={openedCase} />
      </p>
      {doneMessage && (
        <div ref={notice}>
          <Notice tone={inCopy ? 'warning' : 'success'} announce>
            <p>{text(doneMessage)}</p>
            {inCopy && <p>{inCopy}</p>}
          </Notice>
        </div>
      )}
      {openedCase.deletion && (
        <DeletionNotice
          deletion={openedCase.deletion}
          onKeep={() => void keep()}
          onConfirm={() => ask('confirmDeletion')}
        />
      )}
      <div className="case-columns">
        <div>
          <CaseFields fields={fields} />
          {isWritable && <Conversation openedCase={updatedCase} />}
        </div>
        {(attachment || purpose === 'report') && (
          <div>
            {attachment && <Attachment id={id} attachment={attachment} />}
            {purpose === 'report' && !isWritable && <Conversation openedCase={updatedCase} />}
            {isWritable && (
              <Writing
                openedCase={updatedCase}
                isRefused={earlierAnswer !== undefined}
                onRefuse={setEarlierAnswer}
                onWritten={(next, message) => {
                  setEarlierAnswer(undefined);
                  show(next, message);
                }}
              />
            )}
          </div>
        )}
      </div>
      <CaseActions openedCase={openedCase} onAsk={ask} />
      <CaseDialog openedCase={openedCase} view={view} />
    </article>
  );
}
