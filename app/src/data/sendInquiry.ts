import { API } from '@site/contract/paths';
import type { FieldProblem, Problem } from '@site/contract/problem';

/** What became of an attempt to send. `code` is a key of `contract/messages/problems.json`. */
export type SendOutcome =
  | { readonly status: 'sent' }
  | { readonly status: 'invalid'; readonly errors: readonly FieldProblem[] }
  | { readonly status: 'failed'; readonly code: string };

function outcomeOf(status: number, body: string): SendOutcome {
  if (status === 201) return { status: 'sent' };
  let problem: Partial<Problem> = {};
  try {
    problem = JSON.parse(body) as Partial<Problem>;
  } catch {
    // Not the backend's own answer, but something's in between.
  }
  if (problem.errors && problem.errors.length > 0) return { status: 'invalid', errors: problem.errors };
  return { status: 'failed', code: problem.code ?? 'internal' };
}

/**
 * Sends the inquiry form and reports how much of it has left, from 0 to 1.
 * XMLHttpRequest, because `fetch` cannot say how far an upload is. `key` names the attempt: repeated
 * after a lost answer, it stores nothing twice.
 */
export function sendInquiry(
  form: HTMLFormElement,
  key: string,
  onProgress: (share: number) => void,
): Promise<SendOutcome> {
  const data = new FormData(form);
  const file = data.get('attachment');
  // An untouched file input sends an empty file.
  if (file instanceof File && file.size === 0 && file.name === '') data.delete('attachment');
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', API.inquiries);
    request.setRequestHeader('Accept', 'application/json, application/problem+json');
    request.setRequestHeader('Idempotency-Key', key);
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(outcomeOf(request.status, request.responseText)));
    for (const failure of ['error', 'abort', 'timeout'] as const)
      request.addEventListener(failure, () => resolve({ status: 'failed', code: 'unreachable' }));
    request.send(data);
  });
}
