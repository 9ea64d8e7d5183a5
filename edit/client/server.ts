import type {
  Author,
  Change,
  DraftFile,
  EditorState,
  FileProblem,
  NewsState,
  ProposalsState,
  Refusal,
  PicturePlace,
} from '../api.ts';
import type { InterfaceLanguage } from '@site/contract/interface-language';

import { createClient } from '../shared/client.ts';

/** The reason for which an action failed: a refusal of the editor's server, or no response. */
export type Failure = Omit<Refusal, 'code'> & {
  readonly code: Refusal['code'] | 'lost' | 'taken';
};

const { RefusedError, request, send } = createClient<Failure>({ code: 'lost', files: [] });
export { RefusedError };

/** Returns the failure of a `RefusedError`. Throws any other error. */
export function getFailure(error: unknown): Failure {
  if (!(error instanceof RefusedError)) throw error;
  return error.failure;
}

/** Returns the state of all files. */
export const getState = (): Promise<EditorState> => request('api/state');
/** Returns the JSON Schemas of content files by name. */
export const getSchemas = (): Promise<Readonly<Record<string, object>>> => request('api/schemas');
/** Returns a file or its draft. */
export const getFile = (file: string): Promise<DraftFile> =>
  request(`api/file?file=${encodeURIComponent(file)}`);
/** Sends drafts, all or none; one without a value removes its file, one without a revision creates it. */
export const putFiles = (
  drafts: readonly DraftFile[],
): Promise<{ readonly drafts: readonly DraftFile[]; readonly state: EditorState }> =>
  send('PUT', 'api/files', drafts);
/** Returns the problems that files would have with these values. */
export const postTrial = (values: ReadonlyMap<string, unknown>): Promise<readonly FileProblem[]> =>
  send(
    'POST',
    'api/trial',
    [...values].map(([file, value]) => ({ file, value })),
  );
/** Returns the texts of other files that use the names of a page or product. */
export const getMentions = (file: string): Promise<readonly FileProblem[]> =>
  request(`api/mentions?file=${encodeURIComponent(file)}`);
/** Returns the values that files have after one of them was renamed. */
export const getRenaming = async (
  file: string,
  name: string,
): Promise<ReadonlyMap<string, unknown>> => {
  const query = new URLSearchParams({ file, name });
  const changedFiles = await request<Pick<DraftFile, 'file' | 'value'>[]>(
    `api/renaming?${String(query)}`,
  );
  return new Map(changedFiles.map(({ file: changedFile, value }) => [changedFile, value]));
};
/** Uploads a photograph under a file name; returns the draft that adds it. */
export const putPhotograph = (name: string, bytes: Blob): Promise<DraftFile> =>
  request(`api/photograph?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: bytes,
  });
/** Returns the places that name drawings and photographs. */
export const getPicturePlaces = (): Promise<readonly PicturePlace[]> => request('api/pictures');
/** Returns the address of a photograph of the library, as in the drafts. */
export const getPhotographAddress = (file: string): string =>
  `api/photograph?file=${encodeURIComponent(file)}`;
/** Drops the draft of a file; returns the new state. */
export const discardFile = (file: string): Promise<EditorState> =>
  send('POST', 'api/discard', { file });
/** Writes all drafts to their files; returns the new state. */
export const saveFiles = (): Promise<EditorState> => send('POST', 'api/save', {});
/** Returns what can be proposed, and the existing proposals. */
export const getProposals = (): Promise<ProposalsState> => request('api/proposals');
/** Proposes the drafts; if the remote refuses it, the proposal can be sent again. */
export const postProposal = (proposal: {
  readonly summary: string;
  readonly author?: Author;
  readonly withWritten: boolean;
  readonly language: InterfaceLanguage;
}): Promise<ProposalsState> => send('POST', 'api/propose', proposal);
/** Sends a proposal again. */
export const sendProposal = (branch: string): Promise<ProposalsState> =>
  send('POST', 'api/send', { branch });
/** Deletes a proposal; its changes become drafts again, or are dropped. */
export const withdrawProposal = (branch: string, keep: boolean): Promise<ProposalsState> =>
  send('POST', 'api/withdraw', { branch, keep });
/** Fetches approved changes. */
export const updateCheckout = (): Promise<ProposalsState> => send('POST', 'api/update', {});
/** Returns the news of the running site. */
export const getNews = (): Promise<NewsState> => request('api/news');
/** Replaces the news of the draft with those of the site. */
export const openNews = (): Promise<NewsState> => send('POST', 'api/news/open', {});
/** Publishes the news of the draft and replaces the version that the editor has seen. */
export const publishNews = (basedOn: number): Promise<NewsState> =>
  send('POST', 'api/news/publish', { basedOn });
/** Returns the differences of an earlier version from the shown one. */
export const compareNews = (number: number): Promise<readonly Change[]> =>
  send('POST', 'api/news/compare', { number });
/** Publishes an earlier version again. */
export const restoreNews = (number: number, basedOn: number): Promise<NewsState> =>
  send('POST', 'api/news/restore', { number, basedOn });
