import { useCallback, useEffect, useRef, useState } from 'react';

import type { EditorState } from '../api.ts';
import {
  discardFile,
  getFile,
  getSchemas,
  getState,
  postFile,
  putFile,
  putPhotograph,
  RefusedError,
  type Failure,
  saveFiles,
} from './server.ts';
import { withoutEmpty } from './values.ts';

/** How long nothing is typed before a draft is sent, in milliseconds. */
const PAUSE = 300;

interface OpenFile {
  readonly value: unknown;
  /** What the server has. */
  readonly sent: unknown;
  readonly revision: string;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  /** Whether something is being typed: changes until the draft has been sent are undone together. */
  readonly typing: boolean;
}

/** A file as the server has it. */
const opened = (value: unknown, revision: string): OpenFile => ({
  value,
  sent: value,
  revision,
  past: [],
  future: [],
  typing: false,
});

const NO_FILES: ReadonlyMap<string, OpenFile> = new Map();

/** The files that are open, their drafts on the server, and what the server says of them. */
export function useEditor() {
  const [state, setState] = useState<EditorState>();
  const [schemas, setSchemas] = useState<Readonly<Record<string, object>>>();
  const [files, setFiles] = useState(NO_FILES);
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The files that are open or being opened. */
  const asked = useRef(new Map<string, Promise<void>>());

  const update = useCallback((file: string, change: (open: OpenFile) => OpenFile) => {
    setFiles((before) => {
      const open = before.get(file);
      return open ? new Map(before).set(file, change(open)) : before;
    });
  }, []);

  const report = useCallback((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    setFailure(error.failure);
  }, []);

  useEffect(() => {
    Promise.all([getState(), getSchemas()]).then(([first, all]) => {
      setState(first);
      setSchemas(all);
    }, report);
  }, [report]);

  const open = useCallback(
    (file: string): Promise<void> => {
      const known = asked.current.get(file);
      if (known) return known;
      const opening = getFile(file).then(
        ({ value, revision }) =>
          setFiles((before) => new Map(before).set(file, opened(value, revision))),
        (error: unknown) => {
          asked.current.delete(file);
          report(error);
        },
      );
      asked.current.set(file, opening);
      return opening;
    },
    [report],
  );

  const change = useCallback(
    (file: string, value: unknown) => {
      setSaved(false);
      setFailure((before) => (before?.code === 'stale' ? before : undefined));
      update(file, (before) => {
        const past = before.typing ? before.past : [...before.past, before.value];
        return { ...before, value, past, future: [], typing: true };
      });
    },
    [update],
  );

  /** Changes a file that need not be open, as a step of its own. */
  const edit = useCallback(
    async (file: string, next: (value: unknown) => unknown): Promise<void> => {
      await open(file);
      setSaved(false);
      update(file, (before) => {
        const value = next(before.value);
        if (value === before.value) return before;
        return {
          ...before,
          value,
          past: [...before.past, before.value],
          future: [],
          typing: false,
        };
      });
    },
    [open, update],
  );

  const undo = useCallback(
    (file: string) =>
      update(file, (before) => {
        const value = before.past.at(-1);
        if (value === undefined) return before;
        const past = before.past.slice(0, -1);
        return { ...before, value, past, future: [before.value, ...before.future], typing: false };
      }),
    [update],
  );
  const redo = useCallback(
    (file: string) =>
      update(file, (before) => {
        const [value, ...future] = before.future;
        if (value === undefined) return before;
        return { ...before, value, past: [...before.past, before.value], future, typing: false };
      }),
    [update],
  );

  // One draft at a time is on its way, so that each is based on the answer to the one before.
  const pending = [...files].find(([, { value, sent }]) => value !== sent);
  useEffect(() => {
    if (!pending || busy || failure) return undefined;
    const [file, { value, revision }] = pending;
    const timer = setTimeout(() => {
      setBusy(true);
      putFile({ file, value: withoutEmpty(value), revision })
        .then((answer) => {
          update(file, (before) => ({
            ...before,
            sent: value,
            revision: answer.draft.revision,
            typing: before.typing && before.value !== value,
          }));
          setState(answer.state);
          setFailure(undefined);
        }, report)
        .finally(() => setBusy(false));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [pending, busy, failure, update, report]);

  const save = useCallback(async (): Promise<boolean> => {
    try {
      setState(await saveFiles());
      setFailure(undefined);
      setSaved(true);
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }, [report]);

  const discard = useCallback(
    async (file: string) => {
      try {
        const next = await discardFile(file);
        if (!next.files.some((one) => one.file === file && one.file.endsWith('.json'))) {
          asked.current.delete(file);
          setFiles((before) => new Map([...before].filter(([name]) => name !== file)));
          setState(next);
          setFailure(undefined);
          return;
        }
        const { value, revision } = await getFile(file);
        setFiles((before) => new Map(before).set(file, opened(value, revision)));
        setState(next);
        setFailure(undefined);
      } catch (error) {
        report(error);
      }
    },
    [report],
  );

  /** Begins a file. Throws a `RefusedError` with why it cannot be begun. */
  const create = useCallback(async (file: string, value: unknown): Promise<void> => {
    const { draft, state: next } = await postFile(file, value);
    asked.current.set(file, Promise.resolve());
    setFiles((before) => new Map(before).set(file, opened(draft.value, draft.revision)));
    setState(next);
    setSaved(false);
  }, []);

  /** Adds a photograph; answers with its address. Throws a `RefusedError` with why it cannot be used. */
  const addPhotograph = useCallback(async (name: string, file: Blob): Promise<string> => {
    const { address, state: next } = await putPhotograph(name, file);
    setState(next);
    setSaved(false);
    return address;
  }, []);

  return {
    state,
    schemas,
    files,
    failure,
    saved,
    /** Whether everything that was typed has been checked. */
    settled: pending === undefined && !busy,
    open,
    change,
    edit,
    undo,
    redo,
    save,
    discard,
    create,
    addPhotograph,
  };
}
