import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { parseJson } from '@site/content/library/json.ts';
import { FOLDERS, ROOT } from '@site/content/library/library.ts';
import type { Problem } from '@site/content/library/problems.ts';
import { checkContent } from '@site/content/rules/content.ts';

import { changesBetween, withValue, type Change } from './textEdits.ts';

/** What cannot be done, by a name that the interface has a sentence for. */
export class EditError extends Error {
  readonly code: 'unknownFile' | 'broken' | 'stale' | 'changedOnDisk' | 'problems';
  readonly files: readonly string[];

  constructor(code: EditError['code'], files: readonly string[]) {
    super(`${code}: ${files.join(', ')}`);
    this.code = code;
    this.files = files;
  }
}

export interface DraftFile {
  readonly file: string;
  readonly value: unknown;
  /** Names this state of the draft: whoever changes it says on which one the change is based. */
  readonly revision: string;
}

/** Changes of content files that are checked and shown, and written to the files when they are saved. */
export interface Drafts {
  /** A folder with the last drafts that can be rendered, for the preview. */
  readonly previewRoot: string;
  /** The files that can be edited, below the root. */
  files(): readonly string[];
  /** @throws EditError `broken` for a file that is no JSON: that is corrected in a text editor. */
  read(file: string): DraftFile;
  /**
   * Replaces the draft of a file.
   *
   * @throws EditError `stale` where the draft has changed since `revision`.
   */
  write(file: string, value: unknown, revision: string): Promise<DraftFile>;
  /** Everything that is wrong with the content and its drafts. */
  problems(): readonly Problem[];
  /** The files with problems that a draft has or has caused elsewhere. */
  blockedBy(): readonly string[];
  /** What the drafts change, by file. */
  changes(): ReadonlyMap<string, readonly Change[]>;
  /** Drops the draft of a file and reads the file anew. */
  discard(file: string): void;
  /**
   * Writes the drafts to their files, all or none.
   *
   * @throws EditError `changedOnDisk` with the files that somebody else has changed meanwhile; `problems` with
   *   those that have problems.
   */
  save(): readonly string[];
  /** Removes the folders of the drafts. */
  close(): void;
}

const EDITED_FOLDERS = FOLDERS.filter((folder) => folder.startsWith('content'));
const PUBLIC_DATA = 'db.json';
/** What the checks and the preview read. */
const COPIED = ['content', 'contract/messages', PUBLIC_DATA];

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Replaces a file in one step: whoever reads it finds the old text or the new one. */
function replaceFile(file: string, text: string): void {
  const temporary = `${file}.${process.pid}.tmp`;
  const handle = openSync(temporary, 'wx');
  try {
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(temporary, file);
}

/** The JSON files below a root that an editor may change. */
function editableFiles(root: string): string[] {
  const folders = EDITED_FOLDERS.filter((folder) => existsSync(path.join(root, folder)));
  return [
    ...folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
        .map(({ name }) => `${folder}/${name}`)
        .filter((file) => file !== 'content/package.json')
        .toSorted(),
    ),
    ...(existsSync(path.join(root, PUBLIC_DATA)) ? [PUBLIC_DATA] : []),
  ];
}

const keyOf = ({ file, key, code }: Problem): string => `${file} ${key} ${code}`;

/** Opens the content below a root for editing. Nothing is written below it until `save`. */
export function openDrafts(root: string): Drafts {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-edit-'));
  const checkRoot = path.join(folder, 'check');
  const previewRoot = path.join(folder, 'preview');
  for (const copy of [checkRoot, previewRoot]) {
    mkdirSync(copy);
    for (const name of COPIED)
      if (existsSync(path.join(root, name)))
        cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }

  const files = editableFiles(root);
  const readFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  /** The text that a file had when its draft was begun. */
  const bases = new Map<string, string>();
  const drafts = new Map<string, string>();

  function requireFile(file: string): void {
    if (!files.includes(file)) throw new EditError('unknownFile', [file]);
  }

  const textOf = (file: string): string => {
    requireFile(file);
    return drafts.get(file) ?? readFile(file);
  };

  function draftOf(file: string, text: string): DraftFile {
    const { value, tree } = parseJson(text);
    if (!tree) throw new EditError('broken', [file]);
    return { file, value, revision: revisionOf(text) };
  }

  let problems: readonly Problem[] = [];
  /** Checks the drafts; the preview gets a draft once its file can be read. */
  function check(file?: string): void {
    const checked = checkContent({ root: checkRoot });
    problems = checked.problems;
    if (file === undefined || checked.unreadable.some((problem) => problem.file === file)) return;
    replaceFile(path.join(previewRoot, file), readFileSync(path.join(checkRoot, file), 'utf8'));
  }
  check();
  const known = new Set(problems.map(keyOf));

  function setDraft(file: string, text: string): void {
    if (text === bases.get(file)) {
      drafts.delete(file);
      bases.delete(file);
    } else drafts.set(file, text);
    replaceFile(path.join(checkRoot, file), text);
    check(file);
  }

  const blockedBy = (): string[] => {
    const wrong = problems.filter(
      (problem) => drafts.has(problem.file) || !known.has(keyOf(problem)),
    );
    return [...new Set(wrong.map(({ file }) => file))];
  };

  return {
    previewRoot,
    blockedBy,
    files: () => files,
    read: (file) => draftOf(file, textOf(file)),

    async write(file, value, revision) {
      const text = textOf(file);
      if (revisionOf(text) !== revision) throw new EditError('stale', [file]);
      // The format of the project, wherever the files are.
      const config = await resolveConfig(path.join(ROOT, file));
      const base = bases.get(file) ?? text;
      // From the text on disk and not from the last draft: what was typed and taken back leaves no trace.
      const written = await format(withValue(base, value), { ...config, parser: 'json' });
      if (textOf(file) !== text) throw new EditError('stale', [file]);
      bases.set(file, base);
      setDraft(file, written);
      return draftOf(file, written);
    },

    problems: () => problems,

    changes: () =>
      new Map(
        [...drafts].map(([file, text]) => [
          file,
          changesBetween(JSON.parse(bases.get(file) ?? ''), JSON.parse(text)),
        ]),
      ),

    discard(file) {
      requireFile(file);
      drafts.delete(file);
      bases.delete(file);
      const text = readFile(file);
      replaceFile(path.join(checkRoot, file), text);
      check(file);
    },

    save() {
      const changed = [...drafts.keys()];
      const moved = changed.filter((file) => readFile(file) !== bases.get(file));
      if (moved.length > 0) throw new EditError('changedOnDisk', moved);
      const blocking = blockedBy();
      if (blocking.length > 0) throw new EditError('problems', blocking);
      for (const [file, text] of drafts) replaceFile(path.join(root, file), text);
      drafts.clear();
      bases.clear();
      return changed;
    },

    close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
