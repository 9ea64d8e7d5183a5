import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

/** A changed file that is not saved yet. */
export interface StoredDraft {
  /** The content file, from the root of the content. */
  readonly file: string;
  /** The text that the file had when the draft was begun; `null` for a new file. */
  readonly base: string | null;
  /** The text of the draft; `null` for a file to be removed. */
  readonly text: string | null;
  /** Who changed the draft last. */
  readonly author: string;
  /** When, in ISO 8601. */
  readonly time: string;
}

/** Drafts on disk: they outlive the program, and another window finds them. */
export interface DraftStore {
  readonly drafts: ReadonlyMap<string, StoredDraft>;
  /** The bytes of photographs that are not saved yet, by their file below the root of the content. */
  readonly photographs: ReadonlyMap<string, Uint8Array>;
  readonly writeDraft: (draft: Pick<StoredDraft, 'file' | 'base' | 'text'>) => void;
  readonly writePhotograph: (file: string, bytes: Uint8Array) => void;
  /** Removes the draft of a file, or a photograph; does nothing where there is none. */
  readonly remove: (file: string) => void;
}

/** Writes a file next to its destination under a temporary name, and returns that name. */
export function writeBeside(file: string, content: string | Uint8Array): string {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.tmp`);
  const handle = openSync(temporary, 'w');
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  return temporary;
}

/** Replaces a file in one step: readers find the old content or the new one. */
export const replaceFile = (file: string, content: string | Uint8Array): void =>
  renameSync(writeBeside(file, content), file);

/** The name of the person at this machine: the author of their commits, else their account. */
function getAuthor(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return userInfo().username;
  }
}

/** Opens the drafts in a folder, which is created when the first draft is written. */
export function openDraftStore(folder: string): DraftStore {
  const drafts = new Map<string, StoredDraft>();
  const photographs = new Map<string, Uint8Array>();
  const getPlace = (file: string, ending = ''): string =>
    path.join(folder, encodeURIComponent(file) + ending);

  let names: string[] = [];
  try {
    names = readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    // No draft has been written yet.
  }
  for (const name of names) {
    const content = readFileSync(path.join(folder, name));
    if (name.endsWith('.draft')) {
      const draft = JSON.parse(content.toString('utf8')) as StoredDraft;
      drafts.set(draft.file, draft);
    } else photographs.set(decodeURIComponent(name), content);
  }

  return {
    drafts,
    photographs,
    writeDraft(draft) {
      const stored = { ...draft, author: getAuthor(), time: new Date().toISOString() };
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      replaceFile(getPlace(draft.file, '.draft'), JSON.stringify(stored));
      drafts.set(draft.file, stored);
    },
    writePhotograph(file, bytes) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      replaceFile(getPlace(file), bytes);
      photographs.set(file, bytes);
    },
    remove(file) {
      if (drafts.delete(file)) rmSync(getPlace(file, '.draft'), { force: true });
      if (photographs.delete(file)) rmSync(getPlace(file), { force: true });
    },
  };
}
