import { Button, Link, Notice } from '@site/design-system';
import { Checkbox, TextField } from '@site/design-system/forms';
import { useEffect, useRef, useState } from 'react';

import type { Proposal, ProposalsState } from '../api.ts';
import { formatTime, toFileName } from '../texts.ts';
import { useEditorContext } from './editor-context.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { getFileState } from './selectors.ts';
import {
  getProposals,
  postProposal,
  sendProposal,
  updateCheckout,
  withdrawProposal,
} from './server.ts';

/** The part of the review that proposes the drafts and lists the proposals that are not published yet. */
export function Proposals({ canPropose }: { readonly canPropose: boolean }) {
  const { proposals, language, text, refresh } = useEditorContext();
  const { state, failure, isBusy, run } = proposals;
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState<
    'propose.done' | 'proposals.updated' | 'proposals.kept' | 'proposals.dropped'
  >();
  useEffect(() => {
    // Another program may have changed the repository.
    void run(getProposals);
  }, [run]);
  if (!state) return null;
  if (state.obstacle) return <Notice>{text(`refused.${state.obstacle}`)}</Notice>;

  async function perform(
    request: () => Promise<ProposalsState>,
    message: typeof done,
  ): Promise<void> {
    setDone(undefined);
    if (!(await run(request))) return;
    // The pressed button may have been removed.
    heading.current?.focus();
    await refresh();
    setDone(message);
  }

  const hasChanges = state.files.length + state.written.length > 0;
  return (
    <section className="proposals">
      <h3 ref={heading} tabIndex={-1}>
        {text('propose.heading')}
      </h3>
      <div role="status">
        {isBusy && <p>{text('propose.busy')}</p>}
        {done && !isBusy && <Notice tone="success">{text(done)}</Notice>}
      </div>
      {failure && <RefusalNotice failure={failure} />}
      {hasChanges && (
        <ProposalForm
          state={state}
          isBusy={isBusy}
          canPropose={canPropose}
          onPropose={(proposal) =>
            void perform(() => postProposal({ ...proposal, language }), 'propose.done')
          }
        />
      )}
      {state.proposals.length > 0 && (
        <>
          <h4>{text('proposals.heading')}</h4>
          <ul>
            {state.proposals.map((candidate) => (
              <ProposalItem
                key={candidate.branch}
                proposal={candidate}
                canSend={state.remote !== undefined}
                isBusy={isBusy}
                onSend={() => void perform(() => sendProposal(candidate.branch), 'propose.done')}
                onWithdraw={(keep) =>
                  void perform(
                    () => withdrawProposal(candidate.branch, keep),
                    keep ? 'proposals.kept' : 'proposals.dropped',
                  )
                }
              />
            ))}
          </ul>
        </>
      )}
      {state.remote !== undefined && (
        <Button
          variant="quiet"
          size="small"
          aria-disabled={isBusy || undefined}
          onClick={() => isBusy || void perform(updateCheckout, 'proposals.updated')}
        >
          {text('proposals.update')}
        </Button>
      )}
    </section>
  );
}

interface ProposalFormProps {
  readonly state: ProposalsState;
  readonly isBusy: boolean;
  readonly canPropose: boolean;
  readonly onPropose: (proposal: {
    readonly summary: string;
    readonly author?: { readonly name: string; readonly email: string };
    readonly withWritten: boolean;
  }) => void;
}

/** The fields of a proposal: its summary, and its author if git has none. */
function ProposalForm({ state, isBusy, canPropose, onPropose }: ProposalFormProps) {
  const { language, text } = useEditorContext();
  const [summary, setSummary] = useState('');
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [withWritten, setWithWritten] = useState(true);
  const [isTried, setTried] = useState(false);
  const { author, remote, written, files, proposals, continued } = state;
  const isMissing = (value: string) => !author && value.trim() === '';
  const getError = (value: string) =>
    isTried && isMissing(value) ? text('new.required') : undefined;
  const isBlocked = isBusy || !canPropose || (files.length === 0 && !withWritten);
  const continuedTime = proposals.find(({ branch }) => branch === continued)?.time;
  return (
    <form
      className="dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (isBlocked || isMissing(name) || isMissing(email)) return;
        onPropose({ summary, withWritten, ...(author ? {} : { author: { name, email } }) });
      }}
    >
      <p>{remote === undefined ? text('propose.local') : text('propose.explain', { remote })}</p>
      {continuedTime !== undefined && (
        <p>{text('propose.continue', { time: formatTime(continuedTime, language) })}</p>
      )}
      <TextField
        label={text('propose.summary')}
        hint={text('propose.summary.hint')}
        maxLength={60}
        autoComplete="off"
        value={summary}
        onValueChange={setSummary}
      />
      {!author && (
        <>
          <TextField
            label={text('propose.name')}
            error={getError(name)}
            required
            maxLength={100}
            autoComplete="name"
            value={name}
            onValueChange={setName}
          />
          <TextField
            label={text('propose.email')}
            error={getError(email)}
            required
            type="email"
            maxLength={100}
            autoComplete="email"
            value={email}
            onValueChange={setEmail}
          />
        </>
      )}
      {written.length > 0 && (
        <Checkbox
          label={text('propose.written', { files: written.join(', ') })}
          checked={withWritten}
          onCheckedChange={setWithWritten}
        />
      )}
      <div className="dialog-actions">
        <Button type="submit" busy={isBusy} aria-disabled={isBlocked || undefined}>
          {text('propose')}
        </Button>
      </div>
    </form>
  );
}

interface ProposalItemProps {
  readonly proposal: Proposal;
  readonly canSend: boolean;
  readonly isBusy: boolean;
  readonly onSend: () => void;
  readonly onWithdraw: (keep: boolean) => void;
}

/** A proposal with its pages, and the actions on it. */
function ProposalItem({ proposal, canSend, isBusy, onSend, onWithdraw }: ProposalItemProps) {
  const { time, author, subject, state, address, branch, files } = proposal;
  const { model, language, text } = useEditorContext();
  const [isAsking, setAsking] = useState(false);
  const button = (key: Parameters<typeof text>[0], onClick: () => void) => (
    <Button
      variant="secondary"
      size="small"
      aria-disabled={isBusy || undefined}
      onClick={() => isBusy || onClick()}
    >
      {text(key)}
    </Button>
  );
  return (
    <li>
      <p>
        <strong>{subject}</strong>
      </p>
      <p>
        {files
          .map((file) => toFileName(file, getFileState(model, file)?.title, language))
          .join(', ')}
      </p>
      <p className="proposal-detail">
        {formatTime(time, language)} · {author} · {text(`proposals.${state}`)} ·{' '}
        <code>{branch}</code>
      </p>
      {state === 'sent' && address !== undefined && (
        <Link href={address} variant="standalone" external>
          {text('proposals.open')}
        </Link>
      )}
      <div className="dialog-actions">
        {state === 'local' && canSend && button('proposals.send', onSend)}
        {state !== 'approved' && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isAsking}
            onClick={() => setAsking(!isAsking)}
          >
            {text('proposals.withdraw')}
          </Button>
        )}
      </div>
      {isAsking && (
        <>
          <p>{text('proposals.withdraw.explain')}</p>
          <div className="dialog-actions">
            {button('proposals.withdraw.keep', () => onWithdraw(true))}
            {button('proposals.withdraw.drop', () => onWithdraw(false))}
          </div>
        </>
      )}
    </li>
  );
}

/** Reports proposals that were not sent, such as those of an interrupted run. */
export function UnsentProposals() {
  const { proposals, text } = useEditorContext();
  const { remote, proposals: all = [] } = proposals.state ?? {};
  const count = all.filter(({ state }) => state === 'local').length;
  if (remote === undefined || count === 0) return null;
  return <Notice tone="warning">{text('proposals.unsent', { count })}</Notice>;
}
