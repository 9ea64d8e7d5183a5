import type {
  Case,
  CaseSummary,
  FolderListing,
  Refusal,
  RefusalCode,
  UnlockRequest,
  WindowState,
} from '@site/server/desk/window/api.ts';

/** Why something was not done: what the server of the window refused, or that it does not answer. */
export type Failure = Omit<Refusal, 'code'> & { readonly code: RefusalCode | 'lost' };

/** Thrown where the server refuses something, or does not answer. */
export class FailedError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure = { code: 'lost' }) {
    super(failure.code);
    this.failure = failure;
  }
}

async function request<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  let body: unknown;
  try {
    response = await fetch(address, init);
    body = await response.json();
  } catch {
    // The server does not answer, or ended in the middle of its answer.
    throw new FailedError();
  }
  if (response.ok) return body as Answer;
  throw new FailedError(
    typeof body === 'object' && body && 'code' in body ? (body as Refusal) : undefined,
  );
}

const send = <Answer>(address: string, body: object, method = 'POST'): Promise<Answer> =>
  request(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

type Purpose = Case['purpose'];

export const getState = (): Promise<WindowState> => request('api/state');
/** A folder of this machine; the first one to look in without a path. */
export const getFolder = (kind: 'key' | 'copy', path = ''): Promise<FolderListing> =>
  request(`api/folder?${String(new URLSearchParams({ kind, path }))}`);
export const unlock = (what: UnlockRequest): Promise<WindowState> => send('api/unlock', what);
export const lock = (): Promise<WindowState> => send('api/lock', {});
/** Tells the server that the desk is in use. */
export const reportUse = (): Promise<WindowState> => send('api/use', {});
export const getCases = (purpose: Purpose): Promise<readonly CaseSummary[]> =>
  request(`api/cases?purpose=${purpose}`);
/** Opens a submission, which counts as reading it. */
export const openCase = (id: string): Promise<Case> => send('api/open', { id });
export const putDraft = (id: string, text: string): Promise<object> =>
  send('api/draft', { id, text }, 'PUT');
export const answerCase = (id: string, text: string, replaces: string | null): Promise<Case> =>
  send('api/answer', { id, text, replaces });
export const closeCase = (id: string): Promise<Case> => send('api/close', { id });
export const decideCase = (id: string, decision: 'confirmed' | 'declined'): Promise<Case> =>
  send('api/decide', { id, decision });
/** Marks an inquiry as answered, which deletes it. */
export const finishInquiry = (id: string): Promise<object> => send('api/finish', { id });
/** The address of the file that came with a submission. */
export const getAttachmentAddress = (id: string): string =>
  `api/attachment?id=${encodeURIComponent(id)}`;
