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

/** One submission: its fields next to its attachment, and the actions on it. */
export function CaseView(props: CaseViewProps) {
  const { id, onLeave } = props;
  const { text, language, state } = useDesk();
  const { opened, question, done, show, ask, dismiss, answerQuestion, keep, printCase } =
    useCase(props);
  /** An answer that another officer has written since the case was opened. */
  const [earlier, setEarlier] = useState<Case['answer']>();
  const heading = useRef<HTMLHeadingElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
    // The control that had the focus may be gone after an action.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [opened]);
  if (!opened) return <LoadingFallback>{text('loading')}</LoadingFallback>;

  const { purpose, fields, attachment, createdAt } = opened;
  const answered = earlier ? { ...opened, answer: earlier } : opened;
  const isWritable = purpose === 'report' && opened.state !== 'closed';
  const isCopy = state.unlocked?.storeFile !== undefined;
  /** Actions in a copy take effect when it is merged. */
  const inCopy = isCopy ? text(purpose === 'reservation' ? 'copy.visit' : 'copy.report') : '';
  const received = isOfHotline(opened)
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
        <span>{text('case.received', { date: received })}</span>
        <span>{text(`state.${opened.state}`)}</span>
        <DueText summary={opened} />
      </p>
      {done && (
        <div ref={notice}>
          <Notice tone={inCopy ? 'warning' : 'success'} announce>
            <p>{text(done)}</p>
            {inCopy && <p>{inCopy}</p>}
          </Notice>
        </div>
      )}
      {opened.deletion && (
        <DeletionNotice
          deletion={opened.deletion}
          onKeep={() => void keep()}
          onConfirm={() => ask('confirmDeletion')}
        />
      )}
      <div className="case-columns">
        <div>
          <CaseFields fields={fields} />
          {isWritable && <Conversation opened={answered} />}
        </div>
        {(attachment || purpose === 'report') && (
          <div>
            {attachment && <Attachment id={id} attachment={attachment} />}
            {purpose === 'report' && !isWritable && <Conversation opened={answered} />}
            {isWritable && (
              <Writing
                opened={answered}
                isRefused={earlier !== undefined}
                onRefuse={setEarlier}
                onWritten={(next, what) => {
                  setEarlier(undefined);
                  show(next, what);
                }}
              />
            )}
          </div>
        )}
      </div>
      <CaseActions opened={opened} onAsk={ask} />
      {question === 'move' && (
        <MoveDialog opened={opened} onMove={(next) => show(next, 'done.moved')} onClose={dismiss} />
      )}
      {question && question !== 'move' && (
        <ConfirmDialog
          heading={text(`ask.${question}`)}
          description={text(`ask.${question}.means`)}
          confirm={text(`case.${question}`)}
          onConfirm={() => void answerQuestion()}
          onClose={dismiss}
        />
      )}
    </article>
  );
}
