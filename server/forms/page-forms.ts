import type { IncomingMessage } from 'node:http';
import type { FormName, FormState } from '@site/contract/renderer';

import { createOutcomeHeaders, type FormHandler, type FormHandlers } from './outcome.ts';

/** Handles a form that was posted to a page. */
export type PageFormHandler = (request: IncomingMessage) => Promise<{
  readonly status: number;
  /** The part of the outcome that the page shows. */
  readonly state: FormState;
  readonly headers: Readonly<Record<string, string>>;
}>;

const createPageForm =
  (form: FormName, handle: FormHandler): PageFormHandler =>
  async (request) => {
    const outcome = await handle(request, 'page');
    const { refusal, values, confirmation, lookupResult } = outcome;
    const headers = createOutcomeHeaders(outcome);
    if (!refusal) {
      const result = {
        ...(confirmation && { received: confirmation }),
        ...(lookupResult && { found: lookupResult }),
      };
      return {
        status: 200,
        state: { form, status: 'sent', values, errors: [], ...result },
        headers,
      };
    }
    const { status, code, errors, reference } = refusal;
    const state: FormState =
      code === 'invalid'
        ? { form, status: 'invalid', values, errors }
        : {
            form,
            status: 'failed',
            values,
            errors,
            problem: code,
            ...(reference && { reference }),
          };
    return { status, state, headers };
  };

/** Returns the handlers of forms that are posted to pages. */
export const createPageForms = (
  handlers: FormHandlers,
): Readonly<Partial<Record<FormName, PageFormHandler>>> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handle]) => [
      name,
      createPageForm(name as FormName, handle),
    ]),
  );
