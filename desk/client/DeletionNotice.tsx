import { Button, Notice } from '@site/design-system';
import type { DeletionRequest } from '@site/server/desk/window/api.ts';

import { formatTime } from '../texts.ts';
import { useDesk } from './useDesk.ts';

export interface DeletionNoticeProps {
  readonly deletion: DeletionRequest;
  readonly onKeep: () => void;
  /** Called to ask for a confirmation of another key's request. */
  readonly onConfirm: () => void;
}

/** A request to delete a case: its own officer can withdraw it, another one confirms or refuses it. */
export function DeletionNotice({ deletion, onKeep, onConfirm }: DeletionNoticeProps) {
  const { text, language, state } = useDesk();
  // A copy takes over no deletion, and no decision about one.
  const isCopy = state.unlocked?.storeFile !== undefined;
  const { isOwn, key, requestedAt } = deletion;
  const date = formatTime(requestedAt, language);
  return (
    <Notice tone="warning" heading={text('deletion')}>
      <p>{text(isOwn ? 'deletion.own' : 'deletion.other', { date, key })}</p>
      {!isCopy && (
        <div className="notice-actions">
          {!isOwn && (
            <Button size="small" onClick={onConfirm}>
              {text('case.confirmDeletion')}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={onKeep}>
            {text(isOwn ? 'deletion.withdraw' : 'deletion.refuse')}
          </Button>
        </div>
      )}
    </Notice>
  );
}
