import { Button, Notice } from '@site/design-system';
import { Select, TextArea } from '@site/design-system/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { TEXT_MAX } from '@site/contract/limits';
import type { Case, GivenAnswer } from '@site/server/desk/window/api.ts';

import { formatTime, TEMPLATES, type TextKey } from '../texts.ts';
import { useDesk } from './useDesk.ts';
import { answerCase, putDraft } from './server.ts';

/** How long nothing is typed before a draft is kept, in milliseconds. */
const PAUSE = 600;

/** An answer with its date. */
function Given({ answer, heading }: { readonly answer: GivenAnswer; readonly heading: TextKey }) {
  const { text, language } = useDesk();
  return (
    <div className="given">
      <h4>{text(heading, { date: formatTime(answer.answeredAt, language) })}</h4>
      <p className="sent-text" translate="no">
        {answer.text}
      </p>
      {!answer.signed && <Notice tone="warning">{text('answer.unsigned')}</Notice>}
    </div>
  );
}

export interface AnswerProps {
  readonly opened: Case;
  readonly onAnswered: (next: Case | undefined, done: TextKey) => void;
}

/** The answer to a report: what was given, and another one from a template or from scratch. */
export function Answer({ opened, onAnswered }: AnswerProps) {
  const { text, language, run } = useDesk();
  const { id, state } = opened;
  const [draft, setDraft] = useState(opened.draft);
  const [given, setGiven] = useState(opened.answer);
  const [conflict, setConflict] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sentDraft, setSentDraft] = useState(opened.draft);

  useEffect(() => {
    if (draft === sentDraft) return undefined;
    const timer = setTimeout(() => {
      void run(putDraft(id, draft));
      setSentDraft(draft);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, sentDraft, id, run]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(undefined);
    setBusy(true);
    const next = await run(answerCase(id, draft, given?.answeredAt ?? null), (failure) => {
      if (failure.code === 'answered') {
        setConflict(true);
        setGiven(failure.earlier);
        return true;
      }
      if (failure.code !== 'empty' && failure.code !== 'tooLong') return false;
      setError(text(`failed.${failure.code}`, { count: TEXT_MAX.content }));
      document.getElementById('answer')?.focus();
      return true;
    });
    setBusy(false);
    if (!next) return;
    setConflict(false);
    setDraft('');
    setSentDraft('');
    setGiven(next.answer);
    onAnswered(next, 'done.answered');
  };

  return (
    <section className="answer" aria-labelledby="answer-heading">
      <h3 id="answer-heading">{text('answer')}</h3>
      {conflict && (
        <Notice tone="error" announce heading={text('failed.answered')}>
          {text('answer.conflict')}
        </Notice>
      )}
      {given && <Given answer={given} heading="answer.given" />}
      {state === 'closed' ? (
        <p>{text('answer.closed')}</p>
      ) : (
        <form noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
          <Select
            label={text('answer.template')}
            value=""
            placeholder={text('answer.template.choose')}
            hint={text('answer.template.hint')}
            options={TEMPLATES.map((one) => ({ value: one.id, label: one.name[language] }))}
            onValueChange={(chosen) => {
              const template = TEMPLATES.find((one) => one.id === chosen);
              if (template)
                setDraft((before) =>
                  [before, template.text[language]].filter(Boolean).join('\n\n'),
                );
            }}
          />
          <TextArea
            id="answer"
            label={text(given ? 'answer.again' : 'answer.text')}
            hint={text('answer.hint')}
            error={error}
            value={draft}
            onValueChange={setDraft}
            maxLength={TEXT_MAX.content}
            autoComplete="off"
            spellCheck={false}
            translate="no"
          />
          <Button type="submit" busy={busy}>
            {text(given ? 'answer.replace' : 'answer.send')}
          </Button>
        </form>
      )}
    </section>
  );
}
