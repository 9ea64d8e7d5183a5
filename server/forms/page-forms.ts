import type { FormName, FormState } from '@site/contract/renderer';

import { headersOf, type FormHandler, type FormHandlers } from './outcome.ts';
import type { PageFormHandler } from '../pages/page-router.ts';

/** The outcome of a form as the state of the page that it was posted to. */
const pageForm =
  (form: FormName, handler: FormHandler): PageFormHandler =>
  async (request) => {
    const outcome = await handler(request, 'page');
    const { refusal, values, received, found } = outcome;
    const headers = headersOf(outcome);
    if (!refusal) {
      const told = { ...(received && { received }), ...(found && { found }) };
      return { status: 200, state: { form, status: 'sent', values, errors: [], ...told }, headers };
    }
    const { status, code, errors } = refusal;
    const state: FormState =
      code === 'invalid'
        ? { form, status: 'invalid', values, errors }
        : { form, status: 'failed', values, errors, problem: code };
    return { status, state, headers };
  };

/** Every form as a page takes it. */
export const pageForms = (
  handlers: FormHandlers,
): Readonly<Partial<Record<FormName, PageFormHandler>>> =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [name, pageForm(name as FormName, handler)]),
  );
