import type { DraftFile, EditorState, Refusal } from '../api.ts';

/** Why something was not done: what the server of the editor refused, or that it does not answer. */
export type Failure = Omit<Refusal, 'code'> & {
  readonly code: Refusal['code'] | 'lost' | 'taken';
};

/** Thrown where the server refuses something, or does not answer. */
export class RefusedError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure = { code: 'lost', files: [] }) {
    super(failure.code);
    this.failure = failure;
  }
}

async function ask<Answer>(address: string, init?: RequestInit): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(address, init);
  } catch {
    throw new RefusedError();
  }
  const body: unknown = await response.json().catch(() => ({}));
  if (response.ok) return body as Answer;
  throw new RefusedError(
    typeof body === 'object' && body && 'code' in body ? (body as Refusal) : undefined,
  );
}

const send = <Answer>(method: string, address: string, body: unknown): Promise<Answer> =>
  ask(address, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

export const getState = (): Promise<EditorState> => ask('api/state');
export const getSchemas = (): Promise<Readonly<Record<string, object>>> => ask('api/schemas');
export const getFile = (file: string): Promise<DraftFile> =>
  ask(`api/file?file=${encodeURIComponent(file)}`);
export const putFile = (
  draft: DraftFile,
): Promise<{ readonly draft: DraftFile; readonly state: EditorState }> =>
  send('PUT', 'api/file', draft);
/** Begins a file. */
export const postFile = (
  file: string,
  value: unknown,
): Promise<{ readonly draft: DraftFile; readonly state: EditorState }> =>
  send('POST', 'api/file', { file, value });
/** Adds a photograph under a name with its ending; answers with its address on the site. */
export const putPhotograph = (
  name: string,
  bytes: Blob,
): Promise<{ readonly address: string; readonly state: EditorState }> =>
  ask(`api/photograph?name=${encodeURIComponent(name)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/octet-stream' },
    body: bytes,
  });
export const discardFile = (file: string): Promise<EditorState> =>
  send('POST', 'api/discard', { file });
export const saveFiles = (): Promise<EditorState> => send('POST', 'api/save', {});
