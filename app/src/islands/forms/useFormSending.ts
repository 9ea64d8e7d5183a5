import type { ZodForm } from '@site/design-system/forms';
import { useState } from 'react';
import type { FormDefinition } from '@site/contract/form';
import { isDomainDoubtful } from '@site/contract/mail-domain';
import type { FormState } from '@site/contract/renderer';

import { sendForm, type FormResponse } from './send-form.ts';

/** The reason for which a form was not sent, as a key of the messages, and the reference of the failure in the log. */
interface Failure {
  readonly code: string;
  readonly reference?: string | undefined;
}

/**
 * Sends a form, and stores its progress and the last failure. `postedForm` is its state after a post without scripts.
 */
export function useFormSending<Output extends Record<string, unknown>>(
  definition: FormDefinition<Output>,
  form: ZodForm<Output>,
  postedForm: FormState | undefined,
  onSent: (response: FormResponse, values: Output) => void,
) {
  const [failure, setFailure] = useState<Failure | undefined>(
    postedForm?.problem === undefined
      ? undefined
      : { code: postedForm.problem, reference: postedForm.reference },
  );
  const [progress, setProgress] = useState<number>();
  // The idempotency key of an attempt: sent again while the server may have stored it, so that nothing is stored twice.
  const [attempt, setAttempt] = useState<string>();
  /** The email address whose domain was questioned: if it is sent again unchanged, it is accepted. */
  const [questionedAddress, setQuestionedAddress] = useState<string>();

  const send = form.onSubmit(async (values, element) => {
    const { email } = values;
    const isDoubtful = typeof email === 'string' && email !== '' && isDomainDoubtful(email);
    if (isDoubtful && email !== questionedAddress) {
      setQuestionedAddress(email);
      form.setProblems([{ field: 'email', code: 'email.domain' }]);
      return;
    }
    const key = attempt ?? crypto.randomUUID();
    setAttempt(key);
    setFailure(undefined);
    if (definition.files.length > 0) setProgress(0);
    const outcome = await sendForm(definition, element, values, key, setProgress);
    setProgress(undefined);
    if (outcome.status !== 'failed' || !outcome.mayBeStored) setAttempt(undefined);
    if (outcome.status === 'sent') onSent(outcome.response, values);
    else if (outcome.status === 'invalid') form.setProblems(outcome.errors);
    else setFailure(outcome);
  });

  return {
    send,
    failure,
    progress,
    /** Begins a new attempt after the values have changed. */
    resetAttempt: () => setAttempt(undefined),
  };
}
