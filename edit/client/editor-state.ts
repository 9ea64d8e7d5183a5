import type { MessageValues } from '@site/contract/message';

import type { DraftFile, EditorState } from '../api.ts';
import type { EntryList, FileGroup, Selection } from './entries.ts';
import type { Failure } from './server.ts';
import { withValueAt, type Path } from './values.ts';

/** The state of the editor's page and its changes by actions, without React and without requests. */

/** A file that is edited. */
export interface OpenFile {
  /** `undefined` for a file that does not exist or will be removed; the name of its content for a photograph. */
  readonly value: unknown;
  /** The value on the server. */
  readonly sentValue: unknown;
  readonly revision: string;
}

/** The values of files by name; `undefined` removes a file. */
export type FileValues = ReadonlyMap<string, unknown>;

/** A change of one or several files that is undone in one step. */
interface Step {
  readonly files: ReadonlyMap<string, { readonly before: unknown; readonly after: unknown }>;
  /** The selection before and after the step. */
  readonly from: Selection | undefined;
  readonly to: Selection | undefined;
  /** Whether its text is being typed: changes until the draft has been sent are one step. */
  readonly typing: boolean;
}

/** The subject of a question dialog. */
export type Question =
  | { readonly ask: 'review' }
  | { readonly ask: 'pictures' }
  | { readonly ask: 'news' }
  | { readonly ask: 'name'; readonly to: EntryList | FileGroup }
  | { readonly ask: 'rename'; readonly file: string }
  | { readonly ask: 'remove'; readonly name: string; readonly values: FileValues }
  | { readonly ask: 'picture'; readonly at?: Path };

/** A message about a completed action. */
export interface DoneMessage {
  readonly key: 'saved' | 'renamed' | 'removed.name';
  readonly values?: MessageValues;
}

export interface EditorModel {
  /** The last report of the server; missing until its first response. */
  readonly server: EditorState | undefined;
  /** The JSON Schemas of content files by name. */
  readonly schemas: Readonly<Record<string, object>> | undefined;
  readonly files: ReadonlyMap<string, OpenFile>;
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  readonly selection: Selection | undefined;
  /** The place in the form to open and focus: a new object each time. */
  readonly revealed: { readonly path: Path } | undefined;
  readonly question: Question | undefined;
  readonly failure: Failure | undefined;
  readonly done: DoneMessage | undefined;
  /** Whether drafts are being sent to the server. */
  readonly isSending: boolean;
}

export type EditorAction =
  | {
      readonly type: 'loaded';
      readonly server: EditorState;
      readonly schemas: EditorModel['schemas'];
    }
  | { readonly type: 'refreshed'; readonly server: EditorState }
  | { readonly type: 'opened'; readonly file: DraftFile }
  | { readonly type: 'selected'; readonly selection: Selection; readonly path?: Path | undefined }
  | { readonly type: 'revealed'; readonly path: Path }
  | { readonly type: 'asked'; readonly question: Question | undefined }
  /** The value of the selection was changed in the form. */
  | { readonly type: 'typed'; readonly value: unknown }
  /** Files were changed as one step: something was added, removed or renamed. */
  | {
      readonly type: 'applied';
      readonly values: FileValues;
      readonly to: Selection | undefined;
      readonly done?: DoneMessage | undefined;
    }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'sending' }
  | {
      readonly type: 'sent';
      readonly values: FileValues;
      readonly drafts: readonly DraftFile[];
      readonly server: EditorState;
    }
  | { readonly type: 'sendingFailed'; readonly failure: Failure }
  | { readonly type: 'saved'; readonly server: EditorState }
  | { readonly type: 'discarded'; readonly file: string; readonly server: EditorState }
  | { readonly type: 'failed'; readonly failure: Failure };

export const INITIAL_MODEL: EditorModel = {
  server: undefined,
  schemas: undefined,
  files: new Map(),
  past: [],
  future: [],
  selection: undefined,
  revealed: undefined,
  question: undefined,
  failure: undefined,
  done: undefined,
  isSending: false,
};

const isUnsent = ({ value, sentValue }: OpenFile): boolean => value !== sentValue;

/** Lists the values that were not sent to the server yet. */
export const listUnsent = ({ files }: EditorModel): readonly (readonly [string, OpenFile])[] =>
  [...files].filter(([, file]) => isUnsent(file));

/** Lists open files that another window or program has changed or removed, and that have no unsent change. */
export const listOutdated = ({ server, files }: EditorModel): string[] =>
  [...files].flatMap(([file, openFile]) => {
    const { revision = '' } = server?.files.find((candidate) => candidate.file === file) ?? {};
    return isUnsent(openFile) || openFile.revision === revision ? [] : [file];
  });

/** Returns whether the server has checked all changes. */
export const isSettled = (model: EditorModel): boolean =>
  !model.isSending && listUnsent(model).length === 0;

function withValues(files: EditorModel['files'], values: FileValues): EditorModel['files'] {
  const next = new Map(files);
  for (const [file, value] of values)
    next.set(file, { sentValue: undefined, revision: '', ...files.get(file), value });
  return next;
}

const withoutFile = (steps: readonly Step[], file: string): Step[] =>
  steps
    .map((step) => ({ ...step, files: new Map([...step.files].filter(([name]) => name !== file)) }))
    .filter(({ files }) => files.size > 0);

/**
 * Replaces a file with the content from the server. Its steps belong to another text and are removed; a file with
 * unsent changes is not replaced.
 */
function replaceOpenFile(model: EditorModel, { file, value, revision }: DraftFile): EditorModel {
  const current = model.files.get(file);
  if (current && (isUnsent(current) || current.revision === revision)) return model;
  return {
    ...model,
    files: new Map(model.files).set(file, { value, sentValue: value, revision }),
    past: withoutFile(model.past, file),
    future: withoutFile(model.future, file),
  };
}

/** Changes the selected value. All changes until the draft has been sent are one step. */
function changeText(model: EditorModel, value: unknown): EditorModel {
  const { selection, files, past } = model;
  const openFile = selection && files.get(selection.file);
  if (!openFile) return model;
  const nextValue = withValueAt(openFile.value, selection.path, value);
  const last = past.at(-1);
  const previousTyping = last?.typing ? last.files.get(selection.file) : undefined;
  const step: Step = {
    files: new Map([
      [
        selection.file,
        { before: previousTyping ? previousTyping.before : openFile.value, after: nextValue },
      ],
    ]),
    from: selection,
    to: selection,
    typing: true,
  };
  return {
    ...model,
    files: withValues(files, new Map([[selection.file, nextValue]])),
    past: [...(previousTyping ? past.slice(0, -1) : past), step],
    future: [],
    // The message about a file that was changed elsewhere stays until the file is read again.
    failure: model.failure?.code === 'stale' ? model.failure : undefined,
    done: undefined,
  };
}

function apply(
  model: EditorModel,
  { values, to, done }: Extract<EditorAction, { type: 'applied' }>,
): EditorModel {
  const changedFiles = [...values].map(
    ([file, after]) => [file, { before: model.files.get(file)?.value, after }] as const,
  );
  return {
    ...model,
    files: withValues(model.files, values),
    past: [
      ...model.past,
      { files: new Map(changedFiles), from: model.selection, to, typing: false },
    ],
    future: [],
    selection: to,
    revealed: undefined,
    question: undefined,
    failure: undefined,
    done,
  };
}

/** Undoes the last step, or redoes the one that was undone last. */
function moveStep(model: EditorModel, when: 'before' | 'after'): EditorModel {
  const isUndo = when === 'before';
  const step = isUndo ? model.past.at(-1) : model.future[0];
  if (!step) return model;
  return {
    ...model,
    files: withValues(
      model.files,
      new Map([...step.files].map(([file, values]) => [file, values[when]])),
    ),
    past: isUndo ? model.past.slice(0, -1) : [...model.past, step],
    future: isUndo ? [{ ...step, typing: false }, ...model.future] : model.future.slice(1),
    selection: isUndo ? step.from : step.to,
    revealed: undefined,
    done: undefined,
  };
}

/** Stores the revisions of the drafts that the server has stored; after that, typing starts another step. */
function acceptDrafts(
  model: EditorModel,
  { values, drafts, server }: Extract<EditorAction, { type: 'sent' }>,
): EditorModel {
  const files = new Map(model.files);
  for (const { file, revision } of drafts) {
    const openFile = files.get(file);
    if (openFile) files.set(file, { ...openFile, sentValue: values.get(file), revision });
  }
  const isTyping = [...files.values()].some(isUnsent);
  return {
    ...model,
    files,
    past: isTyping ? model.past : model.past.map((step) => ({ ...step, typing: false })),
    server,
    failure: undefined,
    isSending: false,
  };
}

/** Returns the state of the editor after an action. */
export function reduceEditor(model: EditorModel, action: EditorAction): EditorModel {
  switch (action.type) {
    case 'loaded':
      return { ...model, server: action.server, schemas: action.schemas };
    case 'refreshed': {
      // The server responds again: text typed in the meantime is sent.
      const failure = model.failure?.code === 'lost' ? undefined : model.failure;
      return { ...model, server: action.server, failure };
    }
    case 'opened':
      return replaceOpenFile(model, action.file);
    case 'selected': {
      const { selection, path } = action;
      return { ...model, selection, revealed: path && { path } };
    }
    case 'revealed':
      return { ...model, revealed: { path: action.path } };
    case 'asked':
      return { ...model, question: action.question };
    case 'typed':
      return changeText(model, action.value);
    case 'applied':
      return apply(model, action);
    case 'undone':
      return moveStep(model, 'before');
    case 'redone':
      return moveStep(model, 'after');
    case 'sending':
      return { ...model, isSending: true };
    case 'sent':
      return acceptDrafts(model, action);
    case 'sendingFailed':
      return { ...model, isSending: false, failure: action.failure };
    case 'saved':
      return {
        ...model,
        server: action.server,
        question: undefined,
        failure: undefined,
        done: { key: 'saved' },
      };
    case 'discarded':
      return {
        ...model,
        server: action.server,
        files: new Map([...model.files].filter(([file]) => file !== action.file)),
        past: withoutFile(model.past, action.file),
        future: withoutFile(model.future, action.file),
        failure: undefined,
      };
    case 'failed':
      return { ...model, failure: action.failure };
  }
}
