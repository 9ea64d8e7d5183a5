import { useCallback, useEffect, useRef, useState } from 'react';

import type { EditorState, Refusal } from '../api.ts';
import {
  discardFile,
  getFile,
  getSchemas,
  getState,
  putFile,
  RefusedError,
  saveFiles,
} from './server.ts';
import { withoutEmpty } from './values.ts';

/** How long nothing is typed before a draft is sent, in milliseconds. */
const PAUSE = 300;
/** Changes that follow each other within this time are undone together, in milliseconds. */
const ONE_STEP = 1000;

interface OpenFile {
  readonly value: unknown;
  /** What the server has. */
  readonly sent: unknown;
  readonly revision: string;
  readonly past: readonly unknown[];
  readonly future: readonly unknown[];
  /** When it was changed last, in milliseconds. */
  readonly at: number;
}

export type Failure = Refusal | { readonly code: 'lost'; readonly files: readonly string[] };

const NO_FILES: ReadonlyMap<string, OpenFile> = new Map();

/** The files that are open, their drafts on the server, and what the server says of them. */
export function useEditor() {
  const [state, setState] = useState<EditorState>();
  const [schemas, setSchemas] = useState<Readonly<Record<string, object>>>();
  const [files, setFiles] = useState(NO_FILES);
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  const asked = useRef(new Set<string>());

  const update = useCallback((file: string, change: (open: OpenFile) => OpenFile) => {
    setFiles((before) => {
      const open = before.get(file);
      return open ? new Map(before).set(file, change(open)) : before;
    });
  }, []);

  const report = useCallback((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    setFailure(error.refusal ?? { code: 'lost', files: [] });
  }, []);

  useEffect(() => {
    Promise.all([getState(), getSchemas()]).then(([first, all]) => {
      setState(first);
      setSchemas(all);
    }, report);
  }, [report]);

  const open = useCallback(
    async (file: string) => {
      if (asked.current.has(file)) return;
      asked.current.add(file);
      try {
        const { value, revision } = await getFile(file);
        const opened = { value, sent: value, revision, past: [], future: [], at: 0 };
        setFiles((before) => new Map(before).set(file, opened));
      } catch (error) {
        asked.current.delete(file);
        report(error);
      }
    },
    [report],
  );

  const change = useCallback(
    (file: string, value: unknown) => {
      setSaved(false);
      setFailure((before) => (before?.code === 'stale' ? before : undefined));
      update(file, (before) => {
        const now = Date.now();
        const together = now - before.at < ONE_STEP && before.past.length > 0;
        const past = together ? before.past : [...before.past, before.value];
        return { ...before, value, past, future: [], at: now };
      });
    },
    [update],
  );

  const undo = useCallback(
    (file: string) =>
      update(file, (before) => {
        const value = before.past.at(-1);
        if (value === undefined) return before;
        const past = before.past.slice(0, -1);
        return { ...before, value, past, future: [before.value, ...before.future], at: 0 };
      }),
    [update],
  );
  const redo = useCallback(
    (file: string) =>
      update(file, (before) => {
        const [value, ...future] = before.future;
        if (value === undefined) return before;
        return { ...before, value, past: [...before.past, before.value], future, at: 0 };
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
          update(file, (before) => ({ ...before, sent: value, revision: answer.draft.revision }));
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
        const { value, revision } = await getFile(file);
        setFiles((before) =>
          new Map(before).set(file, { value, sent: value, revision, past: [], future: [], at: 0 }),
        );
        setState(next);
        setFailure(undefined);
      } catch (error) {
        report(error);
      }
    },
    [report],
  );

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
    undo,
    redo,
    save,
    discard,
  };
}
