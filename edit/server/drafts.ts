import path from 'node:path';
import { format } from 'oxfmt';
import { getPosition, parseJson } from '@site/content/library/json.ts';
import { PHOTOGRAPHS } from '@site/content/library/photographs.ts';
import type { Problem } from '@site/content/library/problems.ts';
import { getContentVersion } from '@site/content/library/version.ts';
import { listContentFiles } from '@site/content/rules/content-files.ts';

import { compareTexts, OPTIONAL_FILES } from './content-changes.ts';
import { ContentCopies } from './content-copies.ts';
import { DraftStore, type StoredDraft } from './draft-store.ts';
import { EditError } from './edit-error.ts';
import {
  computeRevision,
  hasForm,
  isPhotograph,
  readContent,
  type FileContent,
} from './file-content.ts';
import { finishSaving, saveContents } from './saving.ts';
import { withValue, type Change } from './text-edits.ts';

/** A file with its draft. */
export interface DraftFile {
  readonly file: string;
  /** The revision of its content for a photograph; `undefined` for a file that does not exist or will be removed. */
  readonly value: unknown;
  /** The revision of the draft: a change contains the revision that it is based on. */
  readonly revision: string;
}

/** The options of `.oxfmtrc.json` for JSON: a released editor does not have the file. */
const JSON_FORMAT = { printWidth: 100, objectWrap: 'collapse' } as const;

/** The folders in which files can be added and removed. */
const VARIABLE_FOLDERS = /^content\/(?:pages|products|documents|reports)\//;
const NEW_FILE = new RegExp(`${VARIABLE_FOLDERS.source}[a-z0-9]+(?:-[a-z0-9]+)*\\.json$`);

const isVariable = (file: string): boolean => VARIABLE_FOLDERS.test(file) || isPhotograph(file);
const canBeAdded = (file: string): boolean => NEW_FILE.test(file) || isPhotograph(file);

/** Returns the text that drafts compare: of a JSON file, or the revision of a photograph. */
const toText = (content: FileContent): string | undefined =>
  content === undefined || typeof content === 'string' ? content : computeRevision(content);

/**
 * Parses a JSON file.
 * @throws EditError `broken` for a file that is not JSON, which must be corrected in a text editor.
 */
function parseContent(file: string, text: string): unknown {
  const { value, tree, mistakes } = parseJson(text);
  if (tree) return value;
  const [mistake] = mistakes;
  const { line, column } = getPosition(text, mistake?.offset ?? 0);
  const problem = mistake && {
    file,
    key: '',
    code: mistake.code,
    ...(mistake.values && { values: mistake.values }),
  };
  throw new EditError('broken', [`${file}:${line}:${column}`], problem ? [problem] : []);
}

/** Returns the text of a JSON file with another value; unchanged parts keep their formatting. */
async function formatValue(
  file: string,
  base: string | undefined,
  value: unknown,
): Promise<string> {
  const text =
    base === undefined ? JSON.stringify(value) : withValue(base.replace(/^\uFEFF/, ''), value);
  return (await format(file, text, JSON_FORMAT)).code;
}

/** Changes of content files that are checked and previewed, and written to the files when they are saved. */
export class Drafts {
  readonly #root: string;
  readonly #store: DraftStore;
  readonly #copies: ContentCopies;
  /** The last texts of removed files, so that they are restored with the same formatting. */
  readonly #removedTexts = new Map<string, string | undefined>();
  /** Photographs that were uploaded or removed, by revision, for undo and redo. */
  readonly #photographs = new Map<string, Uint8Array>();
  #version: string;

  /**
   * Opens the content below a root for editing, with the drafts of earlier runs. First completes a save that was
   * interrupted.
   *
   * @param folder the folder in which drafts are stored until they are saved
   */
  constructor(root: string, folder: string) {
    finishSaving(root);
    this.#root = root;
    this.#store = new DraftStore(folder);
    this.#copies = new ContentCopies({
      root,
      getContent: (file) => this.#getContent(file),
      hasDraft: (file) => this.#store.drafts.has(file),
    });
    this.#version = getContentVersion(root);
    for (const file of this.#store.drafts.keys())
      if (this.#getText(file) === this.#getDiskText(file)) this.#store.remove(file);
    if (this.#store.drafts.size > 0) this.#copies.update([...this.#store.drafts.keys()]);
  }

  /** A folder with the last drafts that can be rendered, for the preview. */
  get previewRoot(): string {
    return this.#copies.previewRoot;
  }

  /**
   * The problems of the content and its drafts; if a draft itself has problems, without those that result from them.
   */
  get problems(): readonly Problem[] {
    return this.#copies.problems;
  }

  /** The files with problems that a draft has or causes elsewhere. */
  get blockedBy(): readonly string[] {
    return this.#copies.blockedBy;
  }

  /** The files that the preview shows in an earlier state, because they cannot be rendered. */
  get outdated(): readonly string[] {
    return this.#copies.outdated;
  }

  #getContent(file: string): FileContent {
    const draft = this.#store.drafts.get(file);
    if (draft?.text === null) return undefined;
    if (draft) return isPhotograph(file) ? this.#store.readBytes(file) : draft.text;
    return readContent(this.#root, file) ?? (OPTIONAL_FILES.includes(file) ? '{}' : undefined);
  }

  #getText(file: string): string | undefined {
    return toText(this.#getContent(file));
  }

  #getDiskText(file: string): string | undefined {
    return toText(readContent(this.#root, file));
  }

  /** Returns the text of a file when its draft was created. */
  #getBase(file: string): string | undefined {
    const draft = this.#store.drafts.get(file);
    return draft ? (draft.base ?? undefined) : this.#getDiskText(file);
  }

  /** The files that have a form, including those that can be created and without removed ones. */
  get files(): readonly string[] {
    const all = [...listContentFiles(this.#root), ...OPTIONAL_FILES, ...this.#store.drafts.keys()];
    return [...new Set(all)]
      .filter((file) => hasForm(file) && this.#store.drafts.get(file)?.text !== null)
      .toSorted();
  }

  /** Returns the revision of a file; empty if it does not exist. */
  getRevision(file: string): string {
    return computeRevision(this.#getContent(file));
  }

  /**
   * Reads a file, or one that can be added.
   *
   * @throws EditError `unknownFile` for any other file; `broken` for one that is not JSON.
   */
  read(file: string): DraftFile {
    const text = hasForm(file) || isPhotograph(file) ? this.#getText(file) : undefined;
    if (text === undefined && !canBeAdded(file)) throw new EditError('unknownFile', [file]);
    const value = text === undefined || isPhotograph(file) ? text : parseContent(file, text);
    return { file, value, revision: this.getRevision(file) };
  }

  /**
   * Replaces the drafts of files, all or none. Creates missing files and removes files whose value is undefined: pages,
   * products, documents, reports and photographs only. The value of a photograph is its revision.
   *
   * @throws EditError `stale` if a draft has changed since its `revision`; `name` for a new file in another place
   *   or with a name that cannot be in an address; `exists` for one that exists.
   */
  async write(changedFiles: readonly DraftFile[]): Promise<readonly DraftFile[]> {
    this.#expectAllowed(changedFiles);
    for (const { file, value } of changedFiles)
      if (value === undefined) this.#rememberRemoved(file);
    // Based on the text on disk instead of the last draft, so that text that was typed and deleted leaves no trace.
    const writtenFiles = await Promise.all(
      changedFiles.map(async ({ file, value }) => {
        const base = this.#getBase(file);
        if (value === undefined) return { file, base, text: undefined };
        // Only revisions of uploaded photographs are allowed.
        if (isPhotograph(file)) return { file, base, text: value as string };
        const origin = base ?? this.#getOrigin(file, changedFiles);
        return { file, base, text: await formatValue(file, origin, value) };
      }),
    );
    // They may have been saved or discarded in the meantime.
    this.#expectAllowed(changedFiles);
    for (const { file, base } of writtenFiles)
      if (this.#getBase(file) !== base) throw new EditError('stale', [file]);
    for (const { file, text, base } of writtenFiles) this.#setDraft(file, text, base);
    this.#copies.update(changedFiles.map(({ file }) => file));
    return changedFiles.map(({ file }) => this.read(file));
  }

  #expectAllowed(changedFiles: readonly DraftFile[]): void {
    for (const file of changedFiles) {
      const code = this.#getRefusal(file);
      if (code) throw new EditError(code, [file.file]);
    }
  }

  /** Returns why a file cannot be added, changed or removed. */
  #getRefusal({ file, value, revision }: DraftFile): EditError['code'] | undefined {
    if (!hasForm(file) && !isPhotograph(file))
      return VARIABLE_FOLDERS.test(file) ? 'name' : 'unknownFile';
    const exists = this.#getContent(file) !== undefined;
    if (revision === '' && exists) return 'exists';
    if (!exists && !canBeAdded(file)) return VARIABLE_FOLDERS.test(file) ? 'name' : 'unknownFile';
    if (value === undefined && !isVariable(file)) return 'unknownFile';
    if (isPhotograph(file) && value !== undefined && !this.#photographs.has(value as string))
      return 'unknownFile';
    return revision === this.getRevision(file) ? undefined : 'stale';
  }

  #rememberRemoved(file: string): void {
    const content = this.#getContent(file);
    if (content !== undefined && typeof content !== 'string')
      this.#photographs.set(computeRevision(content), content);
    else this.#removedTexts.set(file, content);
  }

  /**
   * Returns the text on which a new file is based: its own before it was removed, or that of the file that it replaces.
   */
  #getOrigin(file: string, changedFiles: readonly DraftFile[]): string | undefined {
    const replacedFile = changedFiles.find(
      (draft) => draft.value === undefined && path.dirname(draft.file) === path.dirname(file),
    );
    return (
      this.#removedTexts.get(file) ?? (replacedFile && this.#removedTexts.get(replacedFile.file))
    );
  }

  #setDraft(file: string, text: string | undefined, base: string | undefined): void {
    // A new file that was emptied again is not written.
    if (text === base || (base === undefined && text?.trim() === '{}')) this.#store.remove(file);
    else
      this.#store.write(
        { file, base: base ?? null, text: text ?? null },
        this.#photographs.get(text ?? ''),
      );
  }

  /** Returns the problems that files would have with these values, or after their removal, and do not have now. */
  trial(changedFiles: readonly Pick<DraftFile, 'file' | 'value'>[]): readonly Problem[] {
    for (const { file } of changedFiles)
      if (this.read(file).revision === '') throw new EditError('unknownFile', [file]);
    return this.#copies.findProblems(
      new Map(
        changedFiles.map(({ file, value }) => [
          file,
          value === undefined ? undefined : JSON.stringify(value, null, 2),
        ]),
      ),
    );
  }

  /**
   * Accepts a photograph under a file name, `yard-2026.jpg`, and returns the draft that adds it.
   *
   * @throws EditError `photograph` with its problems; `exists` if the name is in use.
   */
  upload(name: string, bytes: Uint8Array): DraftFile {
    const file = `${PHOTOGRAPHS}/${path.basename(name)}`;
    if (this.#getContent(file) !== undefined) throw new EditError('exists', [file]);
    const problems = this.#copies
      .findProblems(new Map([[file, bytes]]))
      .filter(({ code }) => code.startsWith('photograph.'));
    if (problems.length > 0 || !isPhotograph(file))
      throw new EditError('photograph', [file], problems);
    const value = computeRevision(bytes);
    this.#photographs.set(value, bytes);
    return { file, value, revision: '' };
  }

  /** Returns the bytes of a photograph. Throws an EditError `unknownFile` for any other file. */
  readPhotograph(file: string): Uint8Array {
    const content = isPhotograph(file) ? this.#getContent(file) : undefined;
    if (content === undefined || typeof content === 'string')
      throw new EditError('unknownFile', [file]);
    return content;
  }

  /** Returns who changed the draft of a file last, and when; `undefined` if it has none. */
  getAuthorship(file: string): Pick<StoredDraft, 'author' | 'time'> | undefined {
    const draft = this.#store.drafts.get(file);
    return draft && { author: draft.author, time: draft.time };
  }

  /** The changes of the drafts, by file. */
  get changes(): ReadonlyMap<string, readonly Change[]> {
    return new Map(
      [...this.#store.drafts.values()].map(({ file, base, text }) => [
        file,
        compareTexts(file, base ?? undefined, text ?? undefined).changes,
      ]),
    );
  }

  /** The contents that the drafts will write, by file; `undefined` for a removed one. */
  get contents(): ReadonlyMap<string, FileContent> {
    return new Map([...this.#store.drafts.keys()].map((file) => [file, this.#getContent(file)]));
  }

  /**
   * The files that another program has changed since their drafts were created. A file that has the text of its draft
   * was written by a save that failed at a later one.
   */
  get changedElsewhere(): readonly string[] {
    return [...this.#store.drafts.values()]
      .filter(({ file, base, text }) => ![base, text].includes(this.#getDiskText(file) ?? null))
      .map(({ file }) => file);
  }

  /** Adopts changes on the disk in files without a draft. */
  follow(): void {
    const version = getContentVersion(this.#root);
    if (version === this.#version) return;
    this.#version = version;
    this.#copies.follow();
  }

  /** Drops the draft of a file. */
  discard(file: string): void {
    if (!this.#store.drafts.has(file) && this.#getContent(file) === undefined)
      throw new EditError('unknownFile', [file]);
    this.#store.remove(file);
    this.#copies.update([file]);
  }

  /**
   * Writes the drafts to their files, all or none. If the program ends before all are written, the next one that opens
   * the content writes the others.
   *
   * @throws EditError `changedOnDisk` with the files that another program has changed; `problems` with those that have
   * problems; `disk` with one that could not be written.
   */
  save(): readonly string[] {
    const { changedElsewhere } = this;
    if (changedElsewhere.length > 0) throw new EditError('changedOnDisk', changedElsewhere);
    if (this.blockedBy.length > 0) throw new EditError('problems', this.blockedBy);
    const { contents } = this;
    saveContents(this.#root, contents);
    for (const file of contents.keys()) this.#store.remove(file);
    this.#copies.acceptProblems();
    this.#version = getContentVersion(this.#root);
    return [...contents.keys()];
  }

  /** Removes the folders of the preview. The drafts stay on disk. */
  close(): void {
    this.#copies.close();
  }
}
