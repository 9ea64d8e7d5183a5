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
import {
  PHOTOGRAPHS,
  readPhotographs,
  type Photograph,
} from '@site/content/library/photographs.ts';
import type { Problem } from '@site/content/library/problems.ts';
import { checkContent } from '@site/content/rules/content.ts';

import { changesBetween, withValue, type Change } from './textEdits.ts';

/** What cannot be done, by a name that the interface has a sentence for. */
export class EditError extends Error {
  readonly code:
    | 'unknownFile'
    | 'broken'
    | 'stale'
    | 'changedOnDisk'
    | 'problems'
    | 'name'
    | 'exists'
    | 'photograph';
  readonly files: readonly string[];
  /** What is wrong with a photograph. */
  readonly problems: readonly Problem[];

  constructor(
    code: EditError['code'],
    files: readonly string[],
    problems: readonly Problem[] = [],
  ) {
    super(`${code}: ${files.join(', ')}`);
    this.code = code;
    this.files = files;
    this.problems = problems;
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
  /**
   * Begins a file: a page, a product, a document or a report.
   *
   * @throws EditError `name` for another place or a name that cannot stand in an address; `exists` for a file that
   *   is there.
   */
  create(file: string, value: unknown): Promise<DraftFile>;
  /**
   * Adds a photograph under a name with its ending: `yard-2026.jpg`. It is saved like a draft.
   *
   * @throws EditError `photograph` with what is wrong with it; `exists` where there is one of that name.
   */
  addPhotograph(name: string, bytes: Uint8Array): Photograph;
  /** The photographs that pages and public data can name, those that are to be added among them. */
  photographs(): ReadonlyMap<string, Photograph>;
  /** What is wrong with the content and its drafts; while a draft is wrong itself, without what follows from it. */
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
/** Files that begin with the first entry that is added. */
const BEGUN = ['content/media.json'];
/** Where files can be added. */
const NEW_FILE = /^content\/(?:pages|products|documents|reports)\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/;
/** What the checks and the preview read. */
const COPIED = ['content', 'contract/messages', PUBLIC_DATA];

const revisionOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Replaces a file in one step: whoever reads it finds the old text or the new one. */
function replaceFile(file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
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

  /** The text of a file on disk; `undefined` where there is none. */
  const readFile = (file: string): string | undefined =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  /** The text that a file had when its draft was begun; `undefined` for a new one. */
  const bases = new Map<string, string | undefined>();
  const drafts = new Map<string, string>();
  /** Photographs that are to be added. */
  const added = new Map<string, Uint8Array>();

  const files = (): string[] => [
    ...new Set([...editableFiles(root), ...BEGUN, ...drafts.keys()].toSorted()),
  ];

  const textOf = (file: string): string => {
    if (!files().includes(file)) throw new EditError('unknownFile', [file]);
    return drafts.get(file) ?? readFile(file) ?? '{}';
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

  function remove(file: string): void {
    for (const copy of [checkRoot, previewRoot]) rmSync(path.join(copy, file), { force: true });
    check();
  }

  function setDraft(file: string, text: string, base: string | undefined): void {
    // What was begun and emptied again is not written.
    if (text === base || (base === undefined && text.trim() === '{}')) {
      drafts.delete(file);
      bases.delete(file);
    } else {
      drafts.set(file, text);
      bases.set(file, base);
    }
    replaceFile(path.join(checkRoot, file), text);
    check(file);
  }

  /** The text of a file with another value, in the format of the project, wherever the files are. */
  async function textWith(file: string, base: string | undefined, value: unknown): Promise<string> {
    const config = await resolveConfig(path.join(ROOT, file));
    const text = base === undefined ? JSON.stringify(value) : withValue(base, value);
    return format(text, { ...config, parser: 'json' });
  }

  const found = (): readonly Problem[] =>
    problems.some(({ file }) => drafts.has(file))
      ? problems.filter((problem) => drafts.has(problem.file) || known.has(keyOf(problem)))
      : problems;

  const blockedBy = (): string[] => {
    const wrong = found().filter(
      (problem) => drafts.has(problem.file) || !known.has(keyOf(problem)),
    );
    return [...new Set(wrong.map(({ file }) => file))];
  };

  return {
    previewRoot,
    blockedBy,
    files,
    read: (file) => draftOf(file, textOf(file)),

    async write(file, value, revision) {
      const text = textOf(file);
      if (revisionOf(text) !== revision) throw new EditError('stale', [file]);
      const baseOf = () => (drafts.has(file) ? bases.get(file) : readFile(file));
      const base = baseOf();
      // From the text on disk and not from the last draft: what was typed and taken back leaves no trace.
      const written = await textWith(file, base, value);
      // Meanwhile it may have been saved or discarded.
      if (textOf(file) !== text || baseOf() !== base) throw new EditError('stale', [file]);
      setDraft(file, written, base);
      return draftOf(file, textOf(file));
    },

    async create(file, value) {
      if (!NEW_FILE.test(file)) throw new EditError('name', [file]);
      if (files().includes(file)) throw new EditError('exists', [file]);
      const written = await textWith(file, undefined, value);
      setDraft(file, written, undefined);
      return draftOf(file, written);
    },

    addPhotograph(name, bytes) {
      const file = `${PHOTOGRAPHS}/${path.basename(name)}`;
      if (added.has(file) || existsSync(path.join(root, file)))
        throw new EditError('exists', [file]);
      replaceFile(path.join(checkRoot, file), bytes);
      check();
      const wrong = problems.filter((problem) => problem.file === file);
      const photograph = [...readPhotographs(checkRoot).photographs.values()].find(
        (one) => one.file === file,
      );
      if (wrong.length > 0 || !photograph) {
        remove(file);
        throw new EditError('photograph', [file], wrong);
      }
      replaceFile(path.join(previewRoot, file), bytes);
      added.set(file, bytes);
      return photograph;
    },

    photographs: () => readPhotographs(checkRoot).photographs,

    problems: found,

    changes: () =>
      new Map([
        ...[...drafts].map(([file, text]): [string, readonly Change[]] => {
          const base = bases.get(file);
          const value: unknown = JSON.parse(text);
          return [
            file,
            base === undefined
              ? [{ path: [], before: undefined, after: value }]
              : changesBetween(JSON.parse(base), value),
          ];
        }),
        ...[...added.keys()].map((file): [string, readonly Change[]] => [
          file,
          [{ path: [], before: undefined, after: path.basename(file) }],
        ]),
      ]),

    discard(file) {
      if (added.delete(file)) return remove(file);
      textOf(file);
      drafts.delete(file);
      bases.delete(file);
      const text = readFile(file);
      if (text === undefined) return remove(file);
      replaceFile(path.join(checkRoot, file), text);
      check(file);
    },

    save() {
      const changed = [...drafts.keys()];
      const moved = [
        ...changed.filter((file) => readFile(file) !== bases.get(file)),
        ...[...added.keys()].filter((file) => existsSync(path.join(root, file))),
      ];
      if (moved.length > 0) throw new EditError('changedOnDisk', moved);
      const blocking = blockedBy();
      if (blocking.length > 0) throw new EditError('problems', blocking);
      const written = [...added, ...drafts];
      for (const [file, content] of written) replaceFile(path.join(root, file), content);
      added.clear();
      drafts.clear();
      bases.clear();
      return written.map(([file]) => file);
    },

    close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
