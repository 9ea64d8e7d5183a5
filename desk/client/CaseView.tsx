import { Button, LoadingFallback, Notice, SummaryList } from '@site/design-system';
import { useEffect, useState } from 'react';
import type { Case } from '@site/server/desk/window/api.ts';

import { formatDay, formatTime, formatValue, getFieldLabel, type TextKey } from '../texts.ts';
import { Answer } from './Answer.tsx';
import { Attachment } from './Attachment.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useDesk } from './useDesk.ts';
import { DueText } from './DueText.tsx';
import { closeCase, decideCase, finishInquiry, openCase } from './server.ts';

const HOTLINE = ['report', 'compliment'] as const;
const isOfHotline = ({ purpose }: Case) => HOTLINE.some((one) => one === purpose);

/** What is read first, and last: the title is the heading of the case. */
const FIRST = ['type', 'category', 'date', 'time', 'content'];
const LAST = ['companyUnknown', 'anonymous', 'thirdPartyConsent'];
const LEFT_OUT = ['title', 'subject'];

const getRank = (field: string): number =>
  FIRST.includes(field) ? FIRST.indexOf(field) - FIRST.length : LAST.indexOf(field) + 1;

/** The fields in the order in which they are read. */
const sortFields = (fields: Case['fields']): [field: string, value: string][] =>
  Object.entries(fields)
    .filter(([field]) => !LEFT_OUT.includes(field))
    .toSorted(([a], [b]) => getRank(a) - getRank(b));

type Question = 'close' | 'finish' | 'confirmed' | 'declined';

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
  const [question, setQuestion] = useState<Question>();
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

  const answerQuestion = async (): Promise<void> => {
    setQuestion(undefined);
    if (question === 'close') show(await run(closeCase(id)), 'done.closed');
    else if (question === 'confirmed' || question === 'declined')
      show(await run(decideCase(id, question)), `done.${question}`);
    else if (await run(finishInquiry(id))) {
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
        <Button variant="secondary" size="small" onClick={() => print()}>
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
        <section aria-labelledby="case-sent">
          <h3 id="case-sent">{text('case.sent')}</h3>
          <SummaryList
            translate="no"
            items={sortFields(fields)
              .filter(([, value]) => value !== '')
              .map(([field, value]) => ({
                term: getFieldLabel(field, language),
                text: formatValue(field, value, language, state.siteNames),
              }))}
          />
        </section>
        {attachment && <Attachment id={id} attachment={attachment} />}
        {purpose === 'report' && <Answer opened={opened} onAnswered={show} />}
      </div>
      <div className="case-actions">
        {isOfHotline(opened) && opened.state !== 'closed' && (
          <Button variant="secondary" onClick={() => setQuestion('close')}>
            {text('case.close')}
          </Button>
        )}
        {purpose === 'inquiry' && (
          <Button
            aria-disabled={isCopy || undefined}
            aria-describedby={isCopy ? 'in-copy' : undefined}
            onClick={() => !isCopy && setQuestion('finish')}
          >
            {text('case.finish')}
          </Button>
        )}
        {purpose === 'inquiry' && isCopy && <p id="in-copy">{text('failed.inCopy')}</p>}
        {purpose === 'reservation' && opened.state !== 'cancelled' && (
          <>
            <Button
              aria-disabled={opened.state === 'confirmed' || undefined}
              onClick={() => opened.state !== 'confirmed' && setQuestion('confirmed')}
            >
              {text('case.confirmed')}
            </Button>
            <Button
              variant="secondary"
              aria-disabled={opened.state === 'declined' || undefined}
              onClick={() => opened.state !== 'declined' && setQuestion('declined')}
            >
              {text('case.declined')}
            </Button>
          </>
        )}
      </div>
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
