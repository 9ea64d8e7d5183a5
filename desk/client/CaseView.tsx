import { Button, LoadingFallback, Notice } from '@site/design-system';

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

/** One submission: what was sent beside its attachment, and what can be done with it. */
export function CaseView(props: CaseViewProps) {
  const { id, onLeave } = props;
  const { text, language, state } = useDesk();
  const { opened, question, done, show, ask, dismiss, answerQuestion, keep, printCase } =
    useCase(props);
  if (!opened) return <LoadingFallback>{text('loading')}</LoadingFallback>;

  const { purpose, fields, attachment, createdAt } = opened;
  const isCopy = state.unlocked?.storeFile !== undefined;
  /** Nothing that is done in a copy is seen outside of it before it is merged. */
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
      <h2 id="case-title">{title}</h2>
      <p className="case-facts">
        <span>{text('case.id', { id: id.slice(0, 8) })}</span>
        <span>{text('case.received', { date: received })}</span>
        <span>{text(`state.${opened.state}`)}</span>
        <DueText summary={opened} />
      </p>
      {done && (
        <Notice tone={inCopy ? 'warning' : 'success'} announce>
          <p>{text(done)}</p>
          {inCopy && <p>{inCopy}</p>}
        </Notice>
      )}
      {opened.deletion && (
        <DeletionNotice
          deletion={opened.deletion}
          onKeep={() => void keep()}
          onConfirm={() => ask('confirmDeletion')}
        />
      )}
      <div className="case-columns" data-attached={attachment ? '' : undefined}>
        <CaseFields fields={fields} />
        {attachment && <Attachment id={id} attachment={attachment} />}
        {purpose === 'report' && <Conversation opened={opened} onWritten={show} />}
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
