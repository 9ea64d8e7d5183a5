import type { Found, Received } from '@site/contract/answers';
import type { FormDefinition } from '@site/contract/form';
import type { FieldProblem, Problem } from '@site/contract/problem';

/** The response of the backend to an accepted form. */
export interface FormResponse {
  readonly received?: Received;
  readonly found?: Found;
}

/** The result of an attempt. `code` is a key of `contract/messages/problems.json`. */
export type SendOutcome =
  | { readonly status: 'sent'; readonly response: FormResponse }
  | { readonly status: 'invalid'; readonly errors: readonly FieldProblem[] }
  | {
      readonly status: 'failed';
      readonly code: string;
      readonly reference?: string | undefined;
      /**
       * Whether a server may have stored the submission before the connection, a proxy or the database failed. The same
       * attempt has to be repeated.
       */
      readonly mayBeStored: boolean;
    };

/**
 * The time that an attempt waits without progress, in milliseconds: a phone that has changed its network may not notice
 * that its connection is lost. Longer than proxies wait for a response (`proxy_read_timeout` in `deploy/nginx.conf`).
 */
const STALL_TIMEOUT = 90_000;

const isRefusal = (status: number): boolean => status >= 400 && status < 500;

function getOutcome(status: number, body: string, fields: readonly string[]): SendOutcome {
  let content: unknown;
  try {
    content = JSON.parse(body);
  } catch {
    // The response is HTML of a proxy, not of the backend.
  }
  if (status === 201 && content)
    return { status: 'sent', response: { received: content as Received } };
  if (status === 200 && content) return { status: 'sent', response: { found: content as Found } };
  const { errors, code = 'internal', reference } = (content ?? {}) as Partial<Problem>;
  // A later release may require a field that this form does not have.
  return errors?.some(({ field }) => fields.includes(field))
    ? { status: 'invalid', errors }
    : { status: 'failed', code, reference, mayBeStored: !isRefusal(status) };
}

/** Returns the body: the output of the schema, without the name that anonymity drops. */
function getBody(
  fields: readonly string[],
  form: HTMLFormElement,
  values: Readonly<Record<string, unknown>>,
): FormData {
  const data = new FormData(form);
  for (const name of fields)
    if (values[name] === undefined || values[name] === '') data.delete(name);
  return data;
}

/**
 * Sends a form and reports its progress from 0 to 1. It uses XMLHttpRequest, because `fetch` does not report the
 * progress of an upload. `key` identifies the attempt: repeated after a lost response, it stores nothing twice.
 */
export function sendForm(
  { api, fields }: Pick<FormDefinition, 'api' | 'fields'>,
  form: HTMLFormElement,
  values: Readonly<Record<string, unknown>>,
  key: string,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', api);
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    request.setRequestHeader('Idempotency-Key', key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), STALL_TIMEOUT);
    };
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      wait();
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () =>
      resolve(getOutcome(request.status, request.responseText, fields)),
    );
    for (const failure of ['error', 'abort'] as const)
      request.addEventListener(failure, () =>
        resolve({ status: 'failed', code: 'unreachable', mayBeStored: true }),
      );
    request.addEventListener('loadend', () => clearTimeout(timer));
    wait();
    request.send(getBody(fields, form, values));
  });
}
