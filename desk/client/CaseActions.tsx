import { Button, type ButtonProps } from '@site/design-system';
import type { Case } from '@site/server/desk/window/api.ts';

import { useDesk } from './useDesk.ts';

/** The actions on a case that ask a question first. */
export type CaseQuestion =
  | 'close'
  | 'finish'
  | 'delete'
  | 'confirmDeletion'
  | 'confirmed'
  | 'declined'
  | 'move';

const HOTLINE: readonly Case['purpose'][] = ['report', 'compliment'];
/** Returns whether a case came through the hotline, for which only the day of arrival is stored. */
export const isOfHotline = ({ purpose }: Case): boolean => HOTLINE.includes(purpose);

export interface CaseActionsProps {
  readonly openedCase: Case;
  /** Called before the action, to ask for a confirmation. */
  readonly onAsk: (question: CaseQuestion) => void;
}

interface ActionProps extends Pick<ButtonProps, 'variant' | 'aria-describedby'> {
  readonly question: CaseQuestion;
  readonly disabled?: boolean;
  readonly onAsk: CaseActionsProps['onAsk'];
}

/** A button that stays focusable while it is disabled. */
function Action({ question, disabled = false, onAsk, ...button }: ActionProps) {
  const { text } = useDesk();
  return (
    <Button
      {...button}
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onAsk(question)}
    >
      {text(`case.${question}`)}
    </Button>
  );
}

/** The buttons of a case. */
export function CaseActions({ openedCase, onAsk }: CaseActionsProps) {
  const { text, state: window } = useDesk();
  const { purpose, state, deletion } = openedCase;
  const isCopy = window.unlocked?.storeFile !== undefined;
  const onServer = { onAsk, disabled: isCopy, ...(isCopy && { 'aria-describedby': 'in-copy' }) };
  return (
    <div className="case-actions">
      {isOfHotline(openedCase) && state !== 'closed' && (
        <Action question="close" variant="secondary" onAsk={onAsk} />
      )}
      {purpose === 'inquiry' && <Action question="finish" {...onServer} />}
      {purpose === 'reservation' && state !== 'cancelled' && (
        <>
          <Action question="confirmed" disabled={state === 'confirmed'} onAsk={onAsk} />
          <Action
            question="declined"
            variant="secondary"
            disabled={state === 'declined'}
            onAsk={onAsk}
          />
          <Action question="move" variant="secondary" onAsk={onAsk} />
        </>
      )}
      {purpose !== 'inquiry' && !deletion && (
        <Action question="delete" variant="quiet" {...onServer} />
      )}
      {isCopy && (
        <p id="in-copy" className="note">
          {text('failed.inCopy')}
        </p>
      )}
    </div>
  );
}
