import { createClient } from '@site/edit/shared/client.ts';
import type {
  Case,
  CaseSummary,
  Deletion,
  FolderListing,
  RecordReport,
  Refusal,
  Statistics,
  RefusalCode,
  UnlockRequest,
  WindowState,
} from '@site/server/desk/window/api.ts';

/** Why an action failed: a refusal of the window's server, or that it does not respond. */
export type Failure = Omit<Refusal, 'code'> & { readonly code: RefusalCode | 'lost' };

const { RefusedError, request, send } = createClient<Failure>({ code: 'lost' });
export { RefusedError };

type Purpose = Case['purpose'];

export const getState = (): Promise<WindowState> => request('api/state');
/** Returns the content of a folder of this machine; by default of the initial folder. */
export const getFolder = (kind: 'key' | 'copy', path = ''): Promise<FolderListing> =>
  request(`api/folder?${String(new URLSearchParams({ kind, path }))}`);
export const unlock = (credentials: UnlockRequest): Promise<WindowState> =>
  send('POST', 'api/unlock', credentials);
/** Locks the desk. `isIdle`: because it was not used. */
export const lock = (isIdle = false): Promise<WindowState> => send('POST', 'api/lock', { isIdle });
/** Reports to the server that the desk is in use. */
export const reportUse = (): Promise<WindowState> => send('POST', 'api/use', {});
export const getCases = (purpose: Purpose): Promise<readonly CaseSummary[]> =>
  request(`api/cases?purpose=${purpose}`);
/** Opens a submission, which is then marked as read. */
export const openCase = (id: string): Promise<Case> => send('POST', 'api/open', { id });
export const getStatistics = (year: number): Promise<Statistics> =>
  request(`api/statistics?year=${year}`);
export const putDraft = (id: string, text: string): Promise<object> =>
  send('PUT', 'api/draft', { id, text });
export const getRecord = (): Promise<RecordReport> => request('api/record');
/** Records that a case is printed. */
export const notePrint = (id: string): Promise<object> => send('POST', 'api/printed', { id });
/** Asks the reporter a question, or adds a note. */
export const writeMessage = (id: string, text: string, kind: 'question' | 'note'): Promise<Case> =>
  send('POST', 'api/message', { id, text, kind });
/** Deletes a case early, requests that another officer confirms it, or confirms another officer's request. */
export const removeCase = (id: string): Promise<Deletion> => send('POST', 'api/delete', { id });
/** Withdraws or refuses a request to delete a case. */
export const keepCase = (id: string): Promise<Case> => send('POST', 'api/keep', { id });
export const answerCase = (id: string, text: string, replaces: string | null): Promise<Case> =>
  send('POST', 'api/answer', { id, text, replaces });
/** Closes a case in the state that was shown. */
export const closeCase = (id: string, shownState: Case['state']): Promise<Case> =>
  send('POST', 'api/close', { id, seen: shownState });
export const decideCase = (
  { id, state, moves }: Case,
  decision: 'confirmed' | 'declined',
): Promise<Case> => send('POST', 'api/decide', { id, seen: state, moves: moves.length, decision });
/** Moves a visit to another time, in the state that was shown. */
export const moveCase = ({ id, state, moves }: Case, date: string, time: string): Promise<Case> =>
  send('POST', 'api/move', { id, seen: state, moves: moves.length, date, time });
/** Marks an inquiry as answered, which deletes it. */
export const finishInquiry = (id: string): Promise<object> => send('POST', 'api/finish', { id });
/** Returns the address of the attachment of a submission or of an addition. */
export const getAttachmentAddress = (id: string, messageId?: string): string =>
  `api/attachment?${String(new URLSearchParams({ id, ...(messageId && { message: messageId }) }))}`;
