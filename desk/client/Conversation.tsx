import type { Case } from '@site/server/desk/window/api.ts';

import { Attachment } from './Attachment.tsx';
import { useDesk } from './useDesk.ts';
import { Written } from './Written.tsx';

/** Returns the messages and the answer, oldest first. */
function getEntries({ answer, messages }: Case) {
  // An addition has a day instead of a time, so it stays behind the message that it follows.
  let latest = '';
  const datedEntries = messages.map(({ createdAt, ...message }) => {
    if (createdAt > latest) latest = createdAt;
    return { position: latest, entry: { ...message, time: createdAt } };
  });
  if (!answer) return datedEntries.map(({ entry }) => entry);
  const time = answer.answeredAt;
  const answerEntry = { ...answer, id: 'answer', kind: 'answer' as const, time };
  return [...datedEntries, { position: time, entry: answerEntry }]
    .toSorted((a, b) => a.position.localeCompare(b.position))
    .map(({ entry }) => entry);
}

/** The messages about a report since it was sent. */
export function Conversation({ openedCase }: { readonly openedCase: Case }) {
  const { text } = useDesk();
  const { id, state } = openedCase;
  const entries = getEntries(openedCase);
  return (
    <section className="conversation" aria-labelledby="conversation-heading">
      <h3 id="conversation-heading">{text('conversation')}</h3>
      {entries.length === 0 && <p className="note">{text('conversation.none')}</p>}
      {entries.map((entry) => (
        <div key={entry.id} className="written-group">
          <Written {...entry} />
          {'attachment' in entry && entry.attachment && (
            <Attachment id={id} messageId={entry.id} attachment={entry.attachment} />
          )}
        </div>
      ))}
      {state === 'closed' && <p>{text('conversation.closed')}</p>}
    </section>
  );
}
