import { Button, Heading, Notice, Row, Stack, SummaryList } from '@site/design-system';
import { Receipt, useHydrated } from '@site/design-system/forms';
import type { RefObject } from 'react';
import type { LookupResult } from '@site/contract/answers';
import { getDateInSeoul } from '@site/contract/date';
import { LOCALES } from '@site/contract/language';
import { PATHS } from '@site/contract/paths';
import { REPORT_RECIPIENTS, REPORT_TYPES } from '@site/contract/report';
import type { LookupTexts } from '@site/content/schema/forms/lookup.ts';

import { useLanguage } from '../../../shared/language/language-context.ts';
import { AgainLink } from '../AgainLink.tsx';
import type { FormResponse } from '../send-form.ts';
import { AdditionForm } from './AdditionForm.tsx';

interface LookupFoundProps {
  readonly texts: LookupTexts;
  readonly result: LookupResult;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onSent: (response: FormResponse) => void;
  readonly onAgain: () => void;
}

/** The fields of a report that its sender can read again, in the order of the form. */
const SHOWN = [
  'title',
  'content',
  'company',
  'department',
  'position',
  'personName',
  'personNotes',
  'attachment',
] as const;

interface ConversationProps {
  readonly words: LookupTexts['found'];
  readonly messages: LookupResult['messages'];
  readonly format: Intl.DateTimeFormat;
}

/** Questions of the department and additions of the reporter, oldest first. */
function Conversation({ words, messages, format }: ConversationProps) {
  const conversation = messages.map(({ from, text, createdAt, attachment }) => ({
    term: `${from === 'reporter' ? words.fromReporter : words.fromDepartment}, ${format.format(new Date(createdAt))}`,
    text: (
      <>
        {from === 'reporter' ? <span translate="no">{text}</span> : text}
        {attachment !== undefined && (
          <>
            <br />
            {words.attachment}: <span translate="no">{attachment}</span>
          </>
        )}
      </>
    ),
  }));
  return (
    <Stack>
      <Heading level={3}>{words.messages}</Heading>
      {conversation.map((message, index) => (
        // Two messages of one day have the same name; messages are only appended.
        // oxlint-disable-next-line react/no-array-index-key
        <SummaryList key={index} items={[message]} />
      ))}
    </Stack>
  );
}

/** A report as its sender sees it: its state, the answer, and the sent fields. */
export function LookupFound({ texts, result, heading, onSent, onAgain }: LookupFoundProps) {
  const language = useLanguage();
  const hydrated = useHydrated();
  const { found: words, report } = texts;
  const { receipt, status, receivedAt, answer, answeredAt, unverified, tip, messages } = result;
  // `Intl` loads its data slowly, but nothing waits for it here: the form has been answered.
  // oxlint-disable-next-line no-restricted-globals
  const format = new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Seoul',
  });
  // Without a time of day: it is not stored for the report, and not needed for the answer.
  const day = (time: string) => (
    <time dateTime={getDateInSeoul(new Date(time))}>{format.format(new Date(time))}</time>
  );
  const type = REPORT_TYPES.find((candidate) => candidate === tip['type']);
  const recipient = REPORT_RECIPIENTS.find((candidate) => candidate === tip['recipient']);
  const sentFields = SHOWN.flatMap((name) => {
    const text = tip[name];
    // Translators of browsers belong to other companies, so the sender's texts are excluded. The page and the answer
    // may be translated.
    return text ? [{ term: report[name].label, text: <span translate="no">{text}</span> }] : [];
  });
  return (
    <Stack gap="large">
      {result.done && (
        <Notice tone="success" announce>
          {texts.add.done}
        </Notice>
      )}
      <Stack>
        <Heading ref={heading} tabIndex={-1} level={2}>
          {words.heading}
        </Heading>
        <Stack gap="small">
          <p>{words.receipt}</p>
          <Receipt>{receipt}</Receipt>
        </Stack>
        <SummaryList
          items={[
            { term: words.status, text: status === 'answered' ? words.answered : words.received },
            { term: words.receivedAt, text: day(receivedAt) },
            ...(answeredAt ? [{ term: words.answeredAt, text: day(answeredAt) }] : []),
            ...(answer ? [{ term: words.answer, text: answer }] : []),
          ]}
        />
        {!answer && <p>{unverified ? words.unverified : words.notYet}</p>}
      </Stack>
      {messages.length > 0 && <Conversation words={words} messages={messages} format={format} />}
      {result.open ? (
        <AdditionForm texts={texts.add} receipt={receipt} onSent={onSent} />
      ) : (
        <p>{texts.add.closed}</p>
      )}
      <Stack>
        <Heading level={3}>{words.tip}</Heading>
        <SummaryList
          items={[
            ...(recipient
              ? [{ term: words.recipient, text: report.recipient.options[recipient].label }]
              : []),
            ...(type ? [{ term: report.type.label, text: report.type.options[type].label }] : []),
            ...(tip['companyUnknown'] ? [{ term: report.company.label, text: words.unknown }] : []),
            ...sentFields,
          ]}
        />
        <Row>
          {hydrated && (
            <Button variant="secondary" onClick={() => window.print()}>
              {words.print}
            </Button>
          )}
          <AgainLink href={PATHS.tipResult} onAgain={onAgain}>
            {words.again}
          </AgainLink>
        </Row>
      </Stack>
    </Stack>
  );
}
