import { useCallback, useEffect, useRef, useState } from 'react';

import type { EditorState } from '../api.ts';
import type { Selection } from './entries.ts';
import {
  discardFile,
  getFile,
  getSchemas,
  getState,
  putFiles,
  putPhotograph,
  RefusedError,
  type Failure,
  saveFiles,
} from './server.ts';
import { withoutEmpty } from './values.ts';

/** How long nothing is typed before a draft is sent, in milliseconds. */
const PAUSE = 300;

interface OpenFile {
  /** `undefined` for a file that does not exist or will be removed. */
  readonly value: unknown;
  /** What the server has. */
  readonly sent: unknown;
  readonly revision: string;
}

/** A change that is undone in one step, of one or several files. */
interface Step {
  readonly files: ReadonlyMap<string, { readonly before: unknown; readonly after: unknown }>;
  /** What was shown before it and after it. */
  readonly from: Selection | undefined;
  readonly to: Selection | undefined;
  /** Whether its text is being typed: changes until the draft has been sent are one step. */
  readonly typing: boolean;
}

/** The files that are open, and what can be undone and redone. */
interface Work {
  readonly files: ReadonlyMap<string, OpenFile>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

const NO_WORK: Work = { files: new Map(), past: [], future: [] };

/** The values of files, by their names; `undefined` removes a file. */
type Values = ReadonlyMap<string, unknown>;

function withValues(files: Work['files'], values: Values): Work['files'] {
  const next = new Map(files);
  for (const [file, value] of values)
    next.set(file, { sent: undefined, revision: '', ...files.get(file), value });
  return next;
}

const getValues = ({ files }: Step, when: 'before' | 'after'): Values =>
  new Map([...files].map(([file, values]) => [file, values[when]]));

/** The steps without their changes of a file that was read again. */
const withoutFile = (steps: readonly Step[], file: string): Step[] =>
  steps
    .map((step) => ({ ...step, files: new Map([...step.files].filter(([one]) => one !== file)) }))
    .filter(({ files }) => files.size > 0);

const isUnsent = ({ value, sent }: OpenFile): boolean => value !== sent;

/** The files that are open, their drafts on the server, and what the server reports of them. */
export function useEditor() {
  const [state, setState] = useState<EditorState>();
  const [schemas, setSchemas] = useState<Readonly<Record<string, object>>>();
  const [work, setWork] = useState(NO_WORK);
  const [failure, setFailure] = useState<Failure>();
  const [saved, setSaved] = useState(false);
  const [busy, setBusy] = useState(false);
  /** The files that are open or being opened, and whether they could be read. */
  const asked = useRef(new Map<string, Promise<boolean>>());

  const report = useCallback((error: unknown) => {
    if (!(error instanceof RefusedError)) throw error;
    setFailure(error.failure);
  }, []);

  /**
   * Reads a file; answers with whether it could be read. What could be undone in it is of another text; what is being
   * typed in it stays.
   */
  const read = useCallback(
    (file: string): Promise<boolean> => {
      const reading = getFile(file).then(
        ({ value, revision }) => {
          setWork((before) => {
            const known = before.files.get(file);
            // Of another text alone: of the same one, what could be undone would be lost.
            if (known && (isUnsent(known) || known.revision === revision)) return before;
            return {
              files: new Map(before.files).set(file, { value, sent: value, revision }),
              past: withoutFile(before.past, file),
              future: withoutFile(before.future, file),
            };
          });
          return true;
        },
        (error: unknown) => {
          asked.current.delete(file);
          report(error);
          return false;
        },
      );
      asked.current.set(file, reading);
      return reading;
    },
    [report],
  );
  const open = useCallback((file: string) => asked.current.get(file) ?? read(file), [read]);

  const refresh = useCallback(async () => {
    try {
      setState(await getState());
      // The server responds again: text typed in the meantime is sent.
      setFailure((before) => (before?.code === 'lost' ? undefined : before));
    } catch (error) {
      report(error);
    }
  }, [report]);
  useEffect(() => {
    Promise.all([getState(), getSchemas()]).then(([first, all]) => {
      setState(first);
      setSchemas(all);
    }, report);
    // Another window or program may have changed the files in the meantime.
    const refreshed = (): void => void refresh();
    addEventListener('focus', refreshed);
    return () => removeEventListener('focus', refreshed);
  }, [refresh, report]);

  const { files } = work;
  useEffect(() => {
    for (const { file, revision } of state?.files ?? []) {
      const known = files.get(file);
      if (known && !isUnsent(known) && known.revision !== revision && revision !== '')
        void read(file);
    }
    // Revisions change with the state alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state]);

  /** Changes the text of a file that is open; what is typed until a pause is one step. */
  const change = useCallback((file: string, value: unknown, at: Selection) => {
    setSaved(false);
    setFailure((before) => (before?.code === 'stale' ? before : undefined));
    setWork(({ files: opened, past }) => {
      const last = past.at(-1);
      const own = last?.typing ? last.files.get(file) : undefined;
      const before = own ? own.before : opened.get(file)?.value;
      const step: Step = {
        files: new Map([[file, { before, after: value }]]),
        from: at,
        to: at,
        typing: true,
      };
      return {
        files: withValues(opened, new Map([[file, value]])),
        past: [...(own ? past.slice(0, -1) : past), step],
        future: [],
      };
    });
  }, []);

  /**
   * Changes files as one step: adds, removes, renames. Answers with whether it did: nothing is changed where one of them
   * could not be read, because there would be no text to go back to.
   */
  async function apply(values: Values, shown: Pick<Step, 'from' | 'to'>): Promise<boolean> {
    const opened = await Promise.all(
      [...values.keys()].map((file) => {
        if (state?.files.some((one) => one.file === file && one.revision !== '')) return open(file);
        const begun = Promise.resolve(true);
        asked.current.set(file, begun);
        return begun;
      }),
    );
    if (opened.includes(false)) return false;
    setSaved(false);
    setFailure(undefined);
    setWork(({ files: before, past }) => {
      const changed = [...values].map(
        ([file, after]) => [file, { before: before.get(file)?.value, after }] as const,
      );
      return {
        files: withValues(before, values),
        past: [...past, { ...shown, files: new Map(changed), typing: false }],
        future: [],
      };
    });
    return true;
  }

  /** The value of a file, which need not be open. */
  const valueOf = async (file: string): Promise<unknown> => {
    const known = files.get(file);
    return known ? known.value : (await getFile(file)).value;
  };

  /** Takes back the last step; answers with what it was made in. */
  const undo = (): Selection | undefined => {
    const step = work.past.at(-1);
    if (!step) return undefined;
    setSaved(false);
    setWork(({ files: opened, past, future }) => ({
      files: withValues(opened, getValues(step, 'before')),
      past: past.slice(0, -1),
      future: [{ ...step, typing: false }, ...future],
    }));
    return step.from;
  };
  const redo = (): Selection | undefined => {
    const [step, ...rest] = work.future;
    if (!step) return undefined;
    setSaved(false);
    setWork(({ files: opened, past }) => ({
      files: withValues(opened, getValues(step, 'after')),
      past: [...past, step],
      future: rest,
    }));
    return step.to;
  };

  // One request at a time is on its way, so that each is based on the answer to the one before.
  const pending = [...files].filter(([, one]) => isUnsent(one));
  const hasPending = pending.length > 0;
  useEffect(() => {
    if (!hasPending || busy || failure) return undefined;
    const sent = [...files].filter(([, one]) => isUnsent(one));
    const timer = setTimeout(() => {
      setBusy(true);
      putFiles(
        sent.map(([file, { value, revision }]) => ({
          file,
          value: value === undefined ? undefined : withoutEmpty(value),
          revision,
        })),
      )
        .then(({ drafts, state: answered }) => {
          setWork(({ files: opened, past, future }) => {
            const now = new Map(opened);
            for (const [file, { value }] of sent) {
              const draft = drafts.find((one) => one.file === file);
              const known = now.get(file);
              if (known && draft)
                now.set(file, { ...known, sent: value, revision: draft.revision });
            }
            const isSent = ![...now.values()].some(isUnsent);
            return {
              files: now,
              past: isSent
                ? past.map((step) => (step.typing ? { ...step, typing: false } : step))
                : past,
              future,
            };
          });
          setState(answered);
          setFailure(undefined);
        }, report)
        .finally(() => setBusy(false));
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [files, hasPending, busy, failure, report]);

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
        asked.current.delete(file);
        setWork(({ files: opened, past, future }) => ({
          files: new Map([...opened].filter(([name]) => name !== file)),
          past: withoutFile(past, file),
          future: withoutFile(future, file),
        }));
        setState(next);
        if (next.files.some((one) => one.file === file && one.revision !== '')) await read(file);
        setFailure(undefined);
      } catch (error) {
        report(error);
      }
    },
    [read, report],
  );

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
    settled: !hasPending && !busy,
    /** Shows why something was not done. Throws what is no `RefusedError`. */
    report,
    open,
    change,
    apply,
    valueOf,
    /** Missing where there is nothing to undo or to redo. */
    undo: work.past.length > 0 ? undo : undefined,
    redo: work.future.length > 0 ? redo : undefined,
    refresh,
    save,
    discard,
    addPhotograph,
  };
}
