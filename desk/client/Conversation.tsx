import type { Case } from '@site/server/desk/window/api.ts';

import type { TextKey } from '../texts.ts';
import { Attachment } from './Attachment.tsx';
import { useDesk } from './useDesk.ts';
import { Writing } from './Writing.tsx';
import { Written } from './Written.tsx';

export interface ConversationProps {
  readonly opened: Case;
  readonly onWritten: (next: Case, done: TextKey) => void;
}

/** The messages about a report since it was sent, and the form for an officer's next one. */
export function Conversation({ opened, onWritten }: ConversationProps) {
  const { text } = useDesk();
  const { id, answer, messages, state } = opened;
  // An addition has a day instead of a time, so it stays behind the message that it follows.
  let latest = '';
  const dated = messages.map(({ createdAt, ...message }) => {
    if (createdAt > latest) latest = createdAt;
    return { ...message, time: createdAt, position: latest };
  });
  const entries = [
    ...dated,
    ...(answer
      ? [
          {
            ...answer,
            id: 'answer',
            kind: 'answer' as const,
            time: answer.answeredAt,
            position: answer.answeredAt,
          },
        ]
      : []),
  ].toSorted((a, b) => a.position.localeCompare(b.position));
  return (
    <section className="conversation" aria-labelledby="conversation-heading">
      <h3 id="conversation-heading">{text('conversation')}</h3>
      {entries.length === 0 && <p className="note">{text('conversation.none')}</p>}
      {entries.map(({ position: _, ...entry }) => (
        <div key={entry.id} className="written-group">
          <Written {...entry} />
          {'attachment' in entry && entry.attachment && (
            <Attachment id={id} messageId={entry.id} attachment={entry.attachment} />
          )}
        </div>
      ))}
      {state === 'closed' ? (
        <p>{text('conversation.closed')}</p>
      ) : (
        <Writing opened={opened} onWritten={onWritten} />
      )}
    </section>
  );
}
