import { Notice } from '@site/design-system';

import { formatDay, formatTime } from '../texts.ts';
import { useDesk } from './useDesk.ts';

export interface WrittenProps {
  readonly kind: 'addition' | 'question' | 'note' | 'answer';
  readonly text: string;
  /** ISO 8601; only the day for an addition. */
  readonly time: string;
  /** Absent for additions. */
  readonly signed?: boolean | undefined;
}

/** One text of a conversation, with its author and time. */
export function Written({ kind, text: sentText, time, signed }: WrittenProps) {
  const { text, language } = useDesk();
  const date = kind === 'addition' ? formatDay(time, language) : formatTime(time, language);
  return (
    <div className="written" data-kind={kind}>
      <h4>{text(`written.${kind}`, { date })}</h4>
      <p className="sent-text" translate="no">
        {sentText}
      </p>
      {signed === false && <Notice tone="warning">{text('written.unsigned')}</Notice>}
    </div>
  );
}
