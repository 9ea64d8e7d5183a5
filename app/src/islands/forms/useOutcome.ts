import { useEffect, useRef, useState } from 'react';
import type { FormName } from '@site/contract/renderer';

import { setLeavePolicy } from '../../shared/leave-policy.ts';
import { usePostedForm } from './form-state.ts';
import type { FormResponse } from './send-form.ts';

/** The result of an accepted form. */
export interface Outcome extends FormResponse {
  /** The sent values that the confirmation shows. */
  readonly values: Readonly<Record<string, unknown>>;
}

const FIRST_FIELD = 'main form [name]:not([type=hidden])';

/**
 * Returns the outcome of a form. Without scripts the page contains it. The heading of the confirmation receives the
 * focus: pass `heading` to it. If a form replaces its confirmation, its first field receives the focus.
 */
export function useOutcome(form: FormName) {
  const postedForm = usePostedForm();
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    postedForm?.form === form && postedForm.status === 'sent' ? postedForm : undefined,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const previousOutcome = useRef(outcome);
  useEffect(() => {
    // A confirmation is not shown again. The response may arrive after its page was left.
    if (outcome && heading.current?.isConnected !== false) setLeavePolicy('forget');
    if (outcome && outcome !== previousOutcome.current) heading.current?.focus();
    if (!outcome && previousOutcome.current) {
      // The new form is empty.
      setLeavePolicy('keep');
      document.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    }
    previousOutcome.current = outcome;
  }, [outcome]);
  return { outcome, setOutcome, heading };
}
