import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';

import { computeRevision, replaceFile } from './file-content.ts';

/** A changed file that is not saved yet. */
export interface StoredDraft {
  /** The content file, from the root of the content. */
  readonly file: string;
  /** The text of the file before the draft, or its revision for a photograph; `null` for a new file. */
  readonly base: string | null;
  /** The text of the draft, or its revision for a photograph; `null` for a removed file. */
  readonly text: string | null;
  /** The author of the last change. */
  readonly author: string;
  /** The time of the last change, in ISO 8601. */
  readonly time: string;
}

/** Returns the name of the user of this machine: the author of their commits, or their account. */
function getAuthor(folder: string): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return userInfo().username;
  }
}

const sign = (folder: string) => ({
  author: getAuthor(folder),
  time: new Date().toISOString(),
});

const DRAFT = '.draft';

/** Stores drafts on disk, so that they survive the process and other windows find them. */
export class DraftStore {
  readonly drafts = new Map<string, StoredDraft>();
  readonly #folder: string;

  /** Opens the drafts in a folder, which is created when the first draft is written. */
  constructor(folder: string) {
    this.#folder = folder;
    let names: string[] = [];
    try {
      names = readdirSync(folder).filter((name) => !name.startsWith('.'));
    } catch {
      // No draft has been written yet.
    }
    // The bytes of a photograph are written before its draft, and removed before it.
    for (const name of names.filter((fileName) => !fileName.endsWith(DRAFT))) {
      const file = decodeURIComponent(name);
      const text = computeRevision(this.readBytes(file));
      this.drafts.set(file, { file, base: null, text, ...sign(folder) });
    }
    for (const name of names.filter((fileName) => fileName.endsWith(DRAFT))) {
      const draft = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as StoredDraft;
      const isComplete =
        draft.file.endsWith('.json') || draft.text === null || this.drafts.has(draft.file);
      if (isComplete) this.drafts.set(draft.file, draft);
    }
  }

  #getPlace(file: string): string {
    return path.join(this.#folder, encodeURIComponent(file));
  }

  /** Returns the bytes of a new photograph. */
  readBytes(file: string): Uint8Array {
    return readFileSync(this.#getPlace(file));
  }

  /** Writes a draft, with the bytes of a photograph. */
  write(draft: Pick<StoredDraft, 'file' | 'base' | 'text'>, bytes?: Uint8Array): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const storedDraft = { ...draft, ...sign(this.#folder) };
    replaceFile(this.#getPlace(draft.file), bytes);
    replaceFile(this.#getPlace(draft.file) + DRAFT, JSON.stringify(storedDraft));
    this.drafts.set(draft.file, storedDraft);
  }

  /** Removes the draft of a file, if there is one. */
  remove(file: string): void {
    if (!this.drafts.delete(file)) return;
    replaceFile(this.#getPlace(file), undefined);
    replaceFile(this.#getPlace(file) + DRAFT, undefined);
  }
}
