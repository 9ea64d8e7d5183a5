import { Button, Notice } from '@site/design-system';
import { RadioGroup, Select, TextArea } from '@site/design-system/forms';
import { type FormEvent, useEffect, useState } from 'react';
import { TEXT_MAX } from '@site/contract/limits';
import type { Case } from '@site/server/desk/window/api.ts';

import { TEMPLATES, type TextKey } from '../texts.ts';
import { answerCase, putDraft, writeMessage, type Failure } from './server.ts';
import { useDesk } from './useDesk.ts';

/** The pause in typing after which a draft is stored, in milliseconds. */
const PAUSE = 600;

const KINDS = ['answer', 'question', 'note'] as const;
type Kind = (typeof KINDS)[number];

/** A draft, which the server stores, encrypted, after each pause. */
function useDraft(id: string, initial: string) {
  const { run } = useDesk();
  const [draft, setDraft] = useState(initial);
  const [keptDraft, setKeptDraft] = useState(initial);
  useEffect(() => {
    if (draft === keptDraft) return undefined;
    const timer = setTimeout(() => {
      void run(putDraft(id, draft));
      setKeptDraft(draft);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft, keptDraft, id, run]);
  const forget = (): void => {
    setDraft('');
    setKeptDraft('');
  };
  return [draft, setDraft, forget] as const;
}

interface TemplateSelectProps {
  readonly kind: Kind;
  /** Called with the text of a template. */
  readonly onChoose: (words: string) => void;
}

/** Templates; each selected one is added to the text. */
function TemplateSelect({ kind, onChoose }: TemplateSelectProps) {
  const { text, language } = useDesk();
  return (
    <Select
      label={text('writing.template')}
      value=""
      placeholder={text('writing.template.choose')}
      hint={text('writing.template.hint')}
      options={TEMPLATES.filter((template) => template.kind === kind).map((template) => ({
        value: template.id,
        label: template.name[language],
      }))}
      onValueChange={(id) => {
        const template = TEMPLATES.find((candidate) => candidate.id === id);
        if (template) onChoose(template.text[language]);
      }}
    />
  );
}

export interface WritingProps {
  /** The report, with an answer that another officer has written in the meantime. */
  readonly openedCase: Case;
  /** Whether another officer was faster: then the text is not stored. */
  readonly isRefused: boolean;
  /** Called with the answer of another officer who was faster. */
  readonly onRefuse: (earlier: Failure['earlier']) => void;
  readonly onWritten: (next: Case, message: TextKey) => void;
}

/**
 * The form for an officer's message about a report: an answer or a question to its reporter, from a template or not, or
 * a note.
 */
export function Writing({ openedCase, isRefused, onRefuse, onWritten }: WritingProps) {
  const { text, run } = useDesk();
  const { id } = openedCase;
  const [kind, setKind] = useState<Kind>('answer');
  const [draft, setDraft, forgetDraft] = useDraft(id, openedCase.draft);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const currentAnswer = openedCase.answer;
  /** Changes the text, about which the error was. */
  const write: typeof setDraft = (next) => {
    setError(undefined);
    setDraft(next);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setError(undefined);
    setBusy(true);
    const work =
      kind === 'answer'
        ? answerCase(id, draft, currentAnswer?.answeredAt ?? null)
        : writeMessage(id, draft, kind);
    const next = await run(work, (failure) => {
      if (failure.code === 'answered') {
        onRefuse(failure.earlier);
        return true;
      }
      if (failure.code !== 'empty' && failure.code !== 'tooLong') return false;
      setError(text(`failed.${failure.code}`, { count: TEXT_MAX.content }));
      document.getElementById('writing')?.focus();
      return true;
    });
    setBusy(false);
    if (!next) return;
    forgetDraft();
    onWritten(next, `done.${kind}`);
  };

  return (
    <form
      className="writing"
      aria-label={text('writing')}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
    >
      {isRefused && (
        <Notice tone="error" announce heading={text('failed.answered')}>
          {text('answer.conflict')}
        </Notice>
      )}
      <RadioGroup
        name="kind"
        label={text('writing.kind')}
        value={kind}
        onValueChange={(value) =>
          setKind(KINDS.find((candidate) => candidate === value) ?? 'answer')
        }
        options={KINDS.map((option) => ({
          value: option,
          label: text(`writing.${option}`),
          hint: text(`writing.${option}.hint`),
        }))}
      />
      {kind !== 'note' && (
        <TemplateSelect
          kind={kind}
          onChoose={(words) => write((oldText) => [oldText, words].filter(Boolean).join('\n\n'))}
        />
      )}
      <TextArea
        id="writing"
        label={text(`writing.${kind}.text`)}
        hint={text('writing.kept')}
        error={error}
        value={draft}
        onValueChange={write}
        maxLength={TEXT_MAX.content}
        autoComplete="off"
        spellCheck={false}
        translate="no"
      />
      <Button type="submit" busy={busy}>
        {text(kind === 'answer' && currentAnswer ? 'writing.replace' : `writing.${kind}.send`)}
      </Button>
    </form>
  );
}
