import { Button, LoadingFallback, Notice } from '@site/design-system';
import { useEffect, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

import { formatDay, formatTime, type TextKey } from '../texts.ts';
import { Attachment } from './Attachment.tsx';
import { CaseActions, isOfHotline, type CaseQuestion } from './CaseActions.tsx';
import { CaseFields } from './CaseFields.tsx';
import { Conversation } from './Conversation.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useDesk } from './useDesk.ts';
import { DueText } from './DueText.tsx';
import { closeCase, decideCase, removeCase, finishInquiry, notePrint, openCase } from './server.ts';

export interface CaseViewProps {
  readonly id: string;
  /** Back to the list. */
  readonly onLeave: () => void;
  /** The case has another state now, or is gone. */
  readonly onChange: () => void;
}

/** One submission: what was sent beside its attachment, and what can be done with it. */
export function CaseView({ id, onLeave, onChange }: CaseViewProps) {
  const { text, language, state, run, report } = useDesk();
  const [opened, setOpened] = useState<Case>();
  const [question, setQuestion] = useState<CaseQuestion>();
  /** What was done last. */
  const [done, setDone] = useState<TextKey>();

  const show = (next: Case | undefined, what: TextKey) => {
    if (!next) return;
    setOpened(next);
    setDone(what);
    onChange();
  };
  useEffect(() => {
    // It counts as read from here on.
    openCase(id).then(setOpened, report).then(onChange, report);
  }, [id, onChange, report]);
  if (!opened) return <LoadingFallback>{text('loading')}</LoadingFallback>;

  const { purpose, fields, attachment, createdAt } = opened;
  const isCopy = state.unlocked?.storeFile !== undefined;
  /** What is true of a copy: nothing is seen outside of it before it is merged. */
  const inCopy = isCopy ? text(purpose === 'reservation' ? 'copy.visit' : 'copy.report') : '';
  const received = isOfHotline(opened)
    ? formatDay(createdAt, language)
    : formatTime(createdAt, language);
  const title = fields['title'] ?? fields['subject'] ?? text(`nav.${purpose}`);

  const printCase = async (): Promise<void> => {
    if (await run(notePrint(id))) print();
  };
  const answerQuestion = async (): Promise<void> => {
    setQuestion(undefined);
    if (question === 'close') show(await run(closeCase(id, opened.state)), 'done.closed');
    else if (question === 'confirmed' || question === 'declined')
      show(await run(decideCase(id, opened.state, question)), `done.${question}`);
    else if (await run(question === 'finish' ? finishInquiry(id) : removeCase(id))) {
      onChange();
      onLeave();
    }
  };

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
      <div className="case-columns" data-attached={attachment ? '' : undefined}>
        <CaseFields fields={fields} />
        {attachment && <Attachment id={id} attachment={attachment} />}
        {purpose === 'report' && <Conversation opened={opened} onWritten={show} />}
      </div>
      <CaseActions opened={opened} onAsk={setQuestion} />
      {question && (
        <ConfirmDialog
          heading={text(`ask.${question}`)}
          description={text(`ask.${question}.means`)}
          confirm={text(`case.${question}`)}
          onConfirm={() => void answerQuestion()}
          onClose={() => setQuestion(undefined)}
        />
      )}
    </article>
  );
}
