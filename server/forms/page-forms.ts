import type { FormName, FormState } from '@site/contract/renderer';

import { headersOf, type FormDesk, type FormDesks } from './outcome.ts';
import type { FormHandler } from '../pages/page-router.ts';

/** The outcome of a form as the state of the page that it was posted to. */
const pageForm =
  (form: FormName, desk: FormDesk): FormHandler =>
  async (request) => {
    const outcome = await desk(request, 'page');
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
export const pageForms = (desks: FormDesks): Readonly<Partial<Record<FormName, FormHandler>>> =>
  Object.fromEntries(
    Object.entries(desks).map(([name, desk]) => [name, pageForm(name as FormName, desk)]),
  );
