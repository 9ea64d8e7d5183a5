import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { format } from 'oxfmt';
import { getSchemaName } from '@site/content/library/content-files.ts';
import { parseJson, getPosition } from '@site/content/library/json.ts';
import {
  PHOTOGRAPHS,
  readPhotographs,
  type Photograph,
} from '@site/content/library/photographs.ts';
import type { Problem } from '@site/content/library/problems.ts';
import { getContentVersion } from '@site/content/library/version.ts';
import { checkContent } from '@site/content/rules/content.ts';
import { listContentFiles } from '@site/content/rules/content-files.ts';

import { compareTexts } from './content-changes.ts';
import { openDraftStore, replaceFile, writeBeside, type StoredDraft } from './draft-store.ts';
import { withValue, type Change } from './text-edits.ts';

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
    | 'photograph'
    | 'disk'
    | 'fixed'
    | 'noGit'
    | 'noRepository'
    | 'noCommit'
    | 'noRemote'
    | 'identity'
    | 'nothing'
    | 'incomplete'
    | 'hook'
    | 'send'
    | 'update';
  readonly files: readonly string[];
  /** What is wrong with a photograph, a broken file or proposed content. */
  readonly problems: readonly Problem[];
  /** What a program has printed that refused it: git, or a hook. */
  readonly output: string;

  constructor(
    code: EditError['code'],
    files: readonly string[],
    problems: readonly Problem[] = [],
    output = '',
  ) {
    super(`${code}: ${files.join(', ')}${output}`);
    this.output = output;
    this.code = code;
    this.files = files;
    this.problems = problems;
  }
}

/** A file as its draft has it. */
export interface DraftFile {
  readonly file: string;
  /** `undefined` for a file that does not exist or will be removed. */
  readonly value: unknown;
  /** The revision of the draft: a change names the revision that it is based on. */
  readonly revision: string;
}

/** The options of `.oxfmtrc.json` for JSON: a released editor does not have the file. */
const JSON_FORMAT = { printWidth: 100, objectWrap: 'collapse' } as const;

/** Changes of content files that are checked and shown, and written to the files when they are saved. */
export interface Drafts {
  /** A folder with the last drafts that can be rendered, for the preview. */
  readonly previewRoot: string;
  /** The files that can be edited, below the root, with those that can be created and without those that are removed. */
  files(): readonly string[];
  /** The state of a file: see `DraftFile`. */
  getRevision(file: string): string;
  /** @throws EditError `broken` for a file that is no JSON: that is corrected in a text editor. */
  read(file: string): DraftFile;
  /**
   * Replaces the drafts of files, all or none. Creates missing files and removes files whose value is undefined: pages,
   * products, documents and reports only.
   *
   * @throws EditError `stale` where a draft has changed since its `revision`; `name` for a new file in another place
   *   or with a name that cannot stand in an address; `exists` for one that is there.
   */
  write(changed: readonly DraftFile[]): Promise<readonly DraftFile[]>;
  /** What would be wrong if files had these values, or were removed, and is not wrong now. */
  trial(changed: readonly Pick<DraftFile, 'file' | 'value'>[]): readonly Problem[];
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
  /** Who changed the draft of a file last, and when; `undefined` where it has none. */
  getAuthorship(file: string): Pick<StoredDraft, 'author' | 'time'> | undefined;
  /** What the drafts change, by file. */
  changes(): ReadonlyMap<string, readonly Change[]>;
  /** What a save writes: a text, the bytes of a photograph, or `undefined` for a file that is removed. */
  contents(): ReadonlyMap<string, string | Uint8Array | undefined>;
  /** The files with drafts that another program has changed since the draft began. */
  changedElsewhere(): readonly string[];
  /** Takes over what was changed on the disk, in files without a draft. */
  follow(): void;
  /** Drops the draft of a file and reads the file again. */
  discard(file: string): void;
  /**
   * Writes the drafts to their files, all or none. If the program is ended before all are written, the next one that
   * opens the content writes the others.
   *
   * @throws EditError `changedOnDisk` with the files that another program has changed; `problems` with
   *   those that have problems; `disk` with one that could not be written.
   */
  save(): readonly string[];
  /** Removes the folders of the preview. The drafts stay on disk. */
  close(): void;
}

const PUBLIC_DATA = 'db.json';
/** Files that need not exist: the first entry that is added creates them. */
const OPTIONAL_FILES = ['content/media.json'];
/** The folders in which files can be added and removed. */
const VARIABLE_FOLDERS = /^content\/(?:pages|products|documents|reports)\//;
const NEW_FILE = new RegExp(`${VARIABLE_FOLDERS.source}[a-z0-9]+(?:-[a-z0-9]+)*\\.json$`);
/** What the checks and the preview read. */
const COPIED = ['content', 'contract/messages', PUBLIC_DATA];
/** The revision of a file that does not exist. */
const NO_FILE = '';

const computeRevision = (text: string | undefined): string =>
  text === undefined ? NO_FILE : createHash('sha256').update(text).digest('base64url');

/** What a save is about to do, while it does it: beside the content, under a name that nothing else reads. */
const SAVING = 'content/.saving.tmp';

/** The files of a save: what each is replaced by, below the root; `null` for one that is removed. */
type Saving = readonly (readonly [file: string, temporary: string | null])[];

/** Replaces and removes files. May be done again where it was begun. */
function carryOut(root: string, saving: Saving): void {
  for (const [file, temporary] of saving) {
    const from = temporary === null ? undefined : path.join(root, temporary);
    if (from === undefined) rmSync(path.join(root, file), { force: true });
    else if (existsSync(from)) renameSync(from, path.join(root, file));
  }
  rmSync(path.join(root, SAVING), { force: true });
}

/** Carries out what is left of a save whose program was ended between two files. */
function finishSaving(root: string): void {
  const file = path.join(root, SAVING);
  if (existsSync(file)) carryOut(root, JSON.parse(readFileSync(file, 'utf8')) as Saving);
}

/** Whether two files hold the same bytes, or neither is there. */
const hasSameContent = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((file) => (existsSync(file) ? readFileSync(file) : undefined));
  return a && b ? a.equals(b) : a === b;
};

/** Whether an editor may change a file: what the contract says is released with it. */
const isEditable = (file: string): boolean =>
  getSchemaName(file) !== undefined && !file.startsWith('contract/');

/** The JSON files below a root that an editor may change. */
const listEditableFiles = (root: string): string[] => listContentFiles(root).filter(isEditable);

const getKey = ({ file, key, code }: Problem): string => `${file} ${key} ${code}`;

/**
 * Opens the content below a root for editing, with the drafts of earlier runs. First completes a save that was interrupted.
 *
 * @param draftsFolder where drafts are kept until they are saved
 */
export function openDrafts(root: string, draftsFolder: string): Drafts {
  finishSaving(root);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-edit-'));
  const checkRoot = path.join(folder, 'check');
  const previewRoot = path.join(folder, 'preview');
  for (const place of [checkRoot, previewRoot]) {
    mkdirSync(place);
    for (const name of COPIED)
      if (existsSync(path.join(root, name)))
        cpSync(path.join(root, name), path.join(place, name), { recursive: true });
  }

  /** The text of a file on disk; `undefined` where there is none. */
  const readFile = (file: string): string | undefined =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : undefined;
  const store = openDraftStore(draftsFolder);
  const { drafts, photographs: added } = store;
  /** The text that a file had when its draft was begun; `undefined` for a new one. */
  const getBaseText = (file: string): string | undefined => drafts.get(file)?.base ?? undefined;
  /** The text of a draft; `undefined` for a file that is to be removed. */
  const getDraftText = (file: string): string | undefined => drafts.get(file)?.text ?? undefined;
  /** The last texts of files that were removed, so that they come back as they were written. */
  const removed = new Map<string, string | undefined>();

  const files = (): string[] =>
    [...new Set([...listEditableFiles(root), ...OPTIONAL_FILES, ...drafts.keys()])]
      .filter((file) => !drafts.has(file) || getDraftText(file) !== undefined)
      .toSorted();

  /** The text of a file or of its draft; `undefined` where there is none. */
  function getText(file: string): string | undefined {
    if (drafts.has(file)) return getDraftText(file);
    if (!isEditable(file)) return undefined;
    return readFile(file) ?? (OPTIONAL_FILES.includes(file) ? '{}' : undefined);
  }

  function getDraft(file: string): DraftFile {
    const text = getText(file);
    if (text === undefined) return { file, value: undefined, revision: NO_FILE };
    const { value, tree, mistakes } = parseJson(text);
    if (!tree) {
      const [mistake] = mistakes;
      const { line, column } = getPosition(text, mistake?.offset ?? 0);
      const wrong = mistake && {
        file,
        key: '',
        code: mistake.code,
        ...(mistake.values && { values: mistake.values }),
      };
      throw new EditError('broken', [`${file}:${line}:${column}`], wrong ? [wrong] : []);
    }
    return { file, value, revision: computeRevision(text) };
  }

  let problems: readonly Problem[] = [];
  /** What is wrong without the drafts. */
  let known: ReadonlySet<string> = new Set();

  const currentProblems = (): readonly Problem[] =>
    problems.some(({ file }) => drafts.has(file))
      ? problems.filter((problem) => drafts.has(problem.file) || known.has(getKey(problem)))
      : problems;

  const blockedBy = (): string[] => {
    const wrong = currentProblems().filter(
      (problem) => drafts.has(problem.file) || !known.has(getKey(problem)),
    );
    return [...new Set(wrong.map(({ file }) => file))];
  };

  /** Gives a copy the text that a file has in the drafts. */
  function copy(file: string, to: string): void {
    const text = getText(file);
    if (text === undefined) rmSync(path.join(to, file), { force: true });
    else replaceFile(path.join(to, file), text);
  }

  /** Files that the preview gets together with a new one that cannot be read yet, because they name it. */
  const deferred = new Set<string>();

  /** Checks the drafts; the preview gets those that can be rendered. */
  function check(changed: readonly string[]): void {
    const checked = checkContent({ root: checkRoot });
    problems = checked.problems;
    const isReadable = (file: string): boolean =>
      checked.unreadable.every((problem) => problem.file !== file);
    const isIncomplete = (file: string): boolean =>
      getText(file) !== undefined && !existsSync(path.join(previewRoot, file)) && !isReadable(file);
    if (changed.some(isIncomplete)) for (const file of changed) deferred.add(file);
    const isDeferred = [...deferred].some(isIncomplete);
    for (const file of new Set([...changed, ...deferred]))
      if (getText(file) !== undefined && isReadable(file) && !(isDeferred && deferred.has(file)))
        copy(file, previewRoot);
    if (!isDeferred) deferred.clear();
    // What a page may refer to is shown until nothing does.
    if (blockedBy().length === 0)
      for (const file of listEditableFiles(previewRoot))
        if (getText(file) === undefined) copy(file, previewRoot);
  }
  problems = checkContent({ root: checkRoot }).problems;
  known = new Set(problems.map(getKey));
  let version = getContentVersion(root);

  // What was changed before the program was ended.
  for (const file of drafts.keys())
    if (getDraftText(file) === readFile(file)) store.remove(file);
    else copy(file, checkRoot);
  for (const [file, bytes] of added)
    for (const place of [checkRoot, previewRoot]) replaceFile(path.join(place, file), bytes);
  if (drafts.size > 0) check([...drafts.keys()]);

  function setDraft(file: string, text: string | undefined, base: string | undefined): void {
    // What was begun and emptied again is not written.
    if (text === base || (base === undefined && text?.trim() === '{}')) {
      store.remove(file);
    } else store.writeDraft({ file, base: base ?? null, text: text ?? null });
    copy(file, checkRoot);
  }

  /** The text of a file with another value, in the format of the project, wherever the files are. */
  async function textWith(file: string, base: string | undefined, value: unknown): Promise<string> {
    const text =
      base === undefined ? JSON.stringify(value) : withValue(base.replace(/^\uFEFF/, ''), value);
    return (await format(file, text, JSON_FORMAT)).code;
  }

  /** The text that a new file is written from: its own before it was removed, or that of the file that it replaces. */
  function origin(file: string, changed: readonly DraftFile[]): string | undefined {
    const replaced = changed.find(
      (one) => one.value === undefined && path.dirname(one.file) === path.dirname(file),
    );
    return removed.get(file) ?? (replaced && removed.get(replaced.file));
  }

  /** Why a file cannot be begun, changed or removed. */
  function refusal({ file, value, revision }: DraftFile): EditError['code'] | undefined {
    const exists = getText(file) !== undefined;
    if (revision === NO_FILE && exists) return 'exists';
    if (!exists && !NEW_FILE.test(file))
      return VARIABLE_FOLDERS.test(file) ? 'name' : 'unknownFile';
    if (value === undefined && !VARIABLE_FOLDERS.test(file)) return 'unknownFile';
    return revision === computeRevision(getText(file)) ? undefined : 'stale';
  }

  function refuse(changed: readonly DraftFile[]): void {
    for (const one of changed) {
      const code = refusal(one);
      if (code) throw new EditError(code, [one.file]);
    }
  }

  // A file that has the text of its draft already was written by a save that failed at a later one.
  const changedElsewhere = (): string[] => [
    ...[...drafts.keys()].filter(
      (file) => ![getBaseText(file), getDraftText(file)].includes(readFile(file)),
    ),
    ...[...added.keys()].filter(
      (file) =>
        existsSync(path.join(root, file)) &&
        !hasSameContent(path.join(root, file), path.join(checkRoot, file)),
    ),
  ];

  const contents = (): ReadonlyMap<string, string | Uint8Array | undefined> =>
    new Map<string, string | Uint8Array | undefined>([
      ...added,
      ...[...drafts.keys()].map((file) => [file, getDraftText(file)] as const),
    ]);

  return {
    previewRoot,
    blockedBy,
    contents,
    changedElsewhere,
    files,
    getRevision: (file) => computeRevision(getText(file)),

    read(file) {
      if (getText(file) === undefined) throw new EditError('unknownFile', [file]);
      return getDraft(file);
    },

    async write(changed) {
      refuse(changed);
      const getBase = (file: string) => (drafts.has(file) ? getBaseText(file) : readFile(file));
      // From the text on disk and not from the last draft: what was typed and taken back leaves no trace.
      for (const { file, value } of changed)
        if (value === undefined) removed.set(file, getText(file));
      const written = await Promise.all(
        changed.map(async ({ file, value }) => {
          const base = getBase(file);
          const text =
            value === undefined
              ? undefined
              : await textWith(file, base ?? origin(file, changed), value);
          return { file, base, text };
        }),
      );
      // They may have been saved or discarded in the meantime.
      refuse(changed);
      for (const { file, base } of written)
        if (getBase(file) !== base) throw new EditError('stale', [file]);
      for (const { file, text, base } of written) setDraft(file, text, base);
      check(changed.map(({ file }) => file));
      return changed.map(({ file }) => getDraft(file));
    },

    trial(changed) {
      for (const { file } of changed)
        if (getText(file) === undefined) throw new EditError('unknownFile', [file]);
      for (const { file, value } of changed)
        if (value === undefined) rmSync(path.join(checkRoot, file), { force: true });
        else replaceFile(path.join(checkRoot, file), JSON.stringify(value, null, 2));
      const now = new Set(problems.map(getKey));
      const after = checkContent({ root: checkRoot }).problems;
      for (const { file } of changed) copy(file, checkRoot);
      return after.filter((problem) => !now.has(getKey(problem)));
    },

    addPhotograph(name, bytes) {
      const file = `${PHOTOGRAPHS}/${path.basename(name)}`;
      if (added.has(file) || existsSync(path.join(root, file)))
        throw new EditError('exists', [file]);
      replaceFile(path.join(checkRoot, file), bytes);
      check([]);
      const wrong = problems.filter((problem) => problem.file === file);
      const photograph = [...readPhotographs(checkRoot).photographs.values()].find(
        (one) => one.file === file,
      );
      if (wrong.length > 0 || !photograph) {
        rmSync(path.join(checkRoot, file));
        check([]);
        throw new EditError('photograph', [file], wrong);
      }
      replaceFile(path.join(previewRoot, file), bytes);
      store.writePhotograph(file, bytes);
      return photograph;
    },

    photographs: () => readPhotographs(checkRoot).photographs,

    problems: currentProblems,

    getAuthorship(file) {
      const draft = drafts.get(file);
      return draft && { author: draft.author, time: draft.time };
    },

    changes: () =>
      new Map([
        ...[...drafts.keys()].map((file): [string, readonly Change[]] => [
          file,
          compareTexts(file, getBaseText(file), getDraftText(file)).changes,
        ]),
        ...[...added.keys()].map((file): [string, readonly Change[]] => [
          file,
          [{ path: [], before: undefined, after: path.basename(file) }],
        ]),
      ]),

    follow() {
      const now = getContentVersion(root);
      if (now === version) return;
      version = now;
      const all = new Set([...listContentFiles(root), ...listContentFiles(checkRoot)]);
      const changed = [...all].filter((file) => {
        const [place, shown] = [path.join(root, file), path.join(checkRoot, file)];
        return !drafts.has(file) && !added.has(file) && !hasSameContent(place, shown);
      });
      for (const file of changed)
        for (const to of isEditable(file) ? [checkRoot] : [checkRoot, previewRoot])
          if (existsSync(path.join(root, file))) cpSync(path.join(root, file), path.join(to, file));
          else rmSync(path.join(to, file), { force: true });
      known = new Set(checkContent({ root }).problems.map(getKey));
      check(changed.filter(isEditable));
    },

    discard(file) {
      if (added.has(file)) {
        store.remove(file);
        for (const place of [checkRoot, previewRoot]) rmSync(path.join(place, file));
        return check([]);
      }
      if (!drafts.has(file) && getText(file) === undefined)
        throw new EditError('unknownFile', [file]);
      setDraft(file, readFile(file), readFile(file));
      check([file]);
    },

    save() {
      const changed = changedElsewhere();
      if (changed.length > 0) throw new EditError('changedOnDisk', changed);
      const blocking = blockedBy();
      if (blocking.length > 0) throw new EditError('problems', blocking);
      const written = contents();
      // What can fail, such as a full disk, fails before the first file is replaced.
      const temporaries = new Map<string, string>();
      try {
        for (const [file, content] of written)
          if (content !== undefined)
            temporaries.set(file, writeBeside(path.join(root, file), content));
        const saving: Saving = [...written.keys()].map((file) => {
          const temporary = temporaries.get(file);
          return [file, temporary === undefined ? null : path.relative(root, temporary)];
        });
        replaceFile(path.join(root, SAVING), JSON.stringify(saving));
        carryOut(root, saving);
      } catch (error) {
        rmSync(path.join(root, SAVING), { force: true });
        for (const temporary of temporaries.values()) rmSync(temporary, { force: true });
        console.error(error);
        const place = (error as NodeJS.ErrnoException).path ?? root;
        throw new EditError('disk', [path.relative(root, place)]);
      }
      for (const file of written.keys()) store.remove(file);
      known = new Set(problems.map(getKey));
      version = getContentVersion(root);
      return [...written.keys()];
    },

    close() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
