import { useCallback, useEffect, useReducer, useRef } from 'react';

import type { DraftFile } from '../api.ts';
import {
  INITIAL_MODEL,
  isSettled,
  listOutdated,
  listUnsent,
  reduceEditor,
  type EditorModel,
  type FileValues,
} from './editor-state.ts';
import {
  discardFile,
  getFailure,
  getFile,
  getSchemas,
  getState,
  putFiles,
  saveFiles,
} from './server.ts';
import { withoutEmpty } from './values.ts';

/** The pause in typing after which a draft is sent, in milliseconds. */
const PAUSE = 300;

/** Returns the editor's state, connected to its server. */
export function useEditor() {
  const [model, dispatch] = useReducer(reduceEditor, INITIAL_MODEL);
  const reading = useRef(new Map<string, Promise<DraftFile>>());

  const report = useCallback(
    (error: unknown) => dispatch({ type: 'failed', failure: getFailure(error) }),
    [],
  );

  /** Reads a file, unless it is already being read. */
  const read = useCallback((file: string): Promise<DraftFile> => {
    const current = reading.current.get(file);
    if (current) return current;
    const next = getFile(file).finally(() => reading.current.delete(file));
    reading.current.set(file, next);
    void next.then(
      (openedFile) => dispatch({ type: 'opened', file: openedFile }),
      () => undefined,
    );
    return next;
  }, []);

  const { files } = model;
  /** Returns the value of a file, and reads it if it is not open. Rejects with a `RefusedError`. */
  const load = useCallback(
    async (file: string): Promise<unknown> => {
      const open = files.get(file);
      return open ? open.value : (await read(file)).value;
    },
    [files, read],
  );

  const refresh = useCallback(
    () => getState().then((server) => dispatch({ type: 'refreshed', server }), report),
    [report],
  );
  useEffect(() => {
    Promise.all([getState(), getSchemas()]).then(
      ([server, schemas]) => dispatch({ type: 'loaded', server, schemas }),
      report,
    );
    // Another window or program may have changed the files in the meantime.
    const onFocus = (): void => void refresh();
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [refresh, report]);

  useEffect(() => {
    for (const file of listOutdated(model)) read(file).catch(report);
    // Only the report of the server changes revisions.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [model.server]);

  useSending(model, dispatch);

  /**
   * Changes files as one step, and selects a place in them. Changes nothing if one of the files cannot be read, because
   * the step could not be undone.
   */
  async function apply(
    values: FileValues,
    to: EditorModel['selection'],
    done?: EditorModel['done'],
  ): Promise<void> {
    await Promise.all([...values.keys()].map(load));
    dispatch({ type: 'applied', values, to, done });
  }

  const save = (): Promise<void> =>
    saveFiles().then((server) => dispatch({ type: 'saved', server }), report);

  const discard = async (file: string): Promise<void> => {
    try {
      dispatch({ type: 'discarded', file, server: await discardFile(file) });
      await read(file);
    } catch (error) {
      report(error);
    }
  };

  return { model, dispatch, load, apply, refresh, save, discard, report };
}
export type Editor = ReturnType<typeof useEditor>;

/** Sends drafts after a pause in typing, one request at a time, so that each is based on the previous response. */
function useSending(model: EditorModel, dispatch: Editor['dispatch']): void {
  const { files, isSending, failure } = model;
  const canSend = !isSettled(model) && !isSending && !failure;
  useEffect(() => {
    if (!canSend) return undefined;
    const timer = setTimeout(() => {
      const unsent = listUnsent(model);
      dispatch({ type: 'sending' });
      putFiles(
        unsent.map(([file, { value, revision }]) => ({
          file,
          value: value === undefined ? undefined : withoutEmpty(value),
          revision,
        })),
      ).then(
        ({ drafts, state: server }) => {
          const values = new Map(unsent.map(([file, { value }]) => [file, value]));
          dispatch({ type: 'sent', values, drafts, server });
        },
        (error: unknown) => dispatch({ type: 'sendingFailed', failure: getFailure(error) }),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
    // Each change of a file restarts the pause.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [files, canSend, dispatch]);
}
