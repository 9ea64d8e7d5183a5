import { useEffect, useRef, useState } from 'react';
import type { FormName } from '@site/contract/renderer';

import { setLeavePolicy } from '../../shared/leave-policy.ts';
import { usePostedForm } from './form-state.ts';
import type { Answer } from './send-form.ts';

/** What a form that was taken leaves on the page. */
export interface Outcome extends Answer {
  /** What was sent, as far as the end of the form shows it. */
  readonly values: Readonly<Record<string, unknown>>;
}

const FIRST_FIELD = 'main form [name]:not([type=hidden])';

/**
 * The end of a form, however it was sent: without scripts it comes with the page. What takes the form's place takes its
 * focus too: give `heading` to it. If a form replaces its confirmation, its first field receives the focus.
 */
export function useOutcome(form: FormName) {
  const posted = usePostedForm();
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    posted?.form === form && posted.status === 'sent' ? posted : undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(outcome);
  useEffect(() => {
    // What was sent is not shown again. An answer may arrive after its page was left.
    if (outcome && heading.current?.isConnected !== false) setLeavePolicy('forget');
    if (outcome && outcome !== before.current) heading.current?.focus();
    if (!outcome && before.current) {
      // The form that takes its place is a new one.
      setLeavePolicy('keep');
      document.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }
    before.current = outcome;
  }, [outcome]);
  return { outcome, setOutcome, heading };
}
