import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Problem } from '@site/content/library/problems.ts';
import { checkContent } from '@site/content/rules/content.ts';
import { listContentFiles } from '@site/content/rules/content-files.ts';

import { computeRevision, readContent, replaceFile, type FileContent } from './file-content.ts';

/** The source of the files for the checks and the preview. */
const COPIED = ['content', 'contract/messages', 'db.json'];

/** The folder of the content. */
export interface ContentSource {
  readonly root: string;
  /** Returns the content of a file from its draft or the disk. */
  readonly getContent: (file: string) => FileContent;
  readonly hasDraft: (file: string) => boolean;
}

const getKey = ({ file, key, code }: Problem): string => `${file} ${key} ${code}`;

/** Two copies of the content with its drafts: one for the checks, and one with the last drafts that can be rendered. */
export class ContentCopies {
  readonly checkRoot: string;
  readonly previewRoot: string;
  readonly #folder: string;
  readonly #source: ContentSource;
  /** Existing files that refer to a new file with problems: the preview receives them together. */
  readonly #deferred = new Set<string>();
  #all: readonly Problem[] = [];
  /** The problems of the content without the drafts. */
  #known: ReadonlySet<string> = new Set();

  constructor(source: ContentSource) {
    const { root } = source;
    this.#source = source;
    this.#folder = mkdtempSync(path.join(tmpdir(), 'site-edit-'));
    this.checkRoot = path.join(this.#folder, 'check');
    this.previewRoot = path.join(this.#folder, 'preview');
    for (const place of [this.checkRoot, this.previewRoot]) {
      mkdirSync(place);
      for (const name of COPIED)
        if (existsSync(path.join(root, name)))
          cpSync(path.join(root, name), path.join(place, name), { recursive: true });
    }
    this.#all = checkContent({ root: this.checkRoot }).problems;
    this.acceptProblems();
  }

  /**
   * Returns the problems of the content with its drafts. If a draft itself has problems, those that result from them
   * are omitted.
   */
  get problems(): readonly Problem[] {
    const { hasDraft } = this.#source;
    return this.#all.some(({ file }) => hasDraft(file))
      ? this.#all.filter((problem) => hasDraft(problem.file) || this.#known.has(getKey(problem)))
      : this.#all;
  }

  /** Returns the files with problems that a draft has or causes elsewhere. */
  get blockedBy(): readonly string[] {
    const causedProblems = this.problems.filter(
      (problem) => this.#source.hasDraft(problem.file) || !this.#known.has(getKey(problem)),
    );
    return [...new Set(causedProblems.map(({ file }) => file))];
  }

  /** The files that the preview shows in an earlier state, because they cannot be rendered. */
  get outdated(): readonly string[] {
    return listContentFiles(this.checkRoot).filter(
      (file) =>
        this.#source.hasDraft(file) &&
        computeRevision(readContent(this.checkRoot, file)) !==
          computeRevision(readContent(this.previewRoot, file)),
    );
  }

  /** Stores the present problems as those of the content without drafts. */
  acceptProblems(): void {
    this.#known = new Set(this.#all.map(getKey));
  }

  #copy(file: string, to: string): void {
    replaceFile(path.join(to, file), this.#source.getContent(file));
  }

  /** Copies changed files and checks the content. The preview receives those that can be rendered. */
  update(files: readonly string[]): void {
    for (const file of files) this.#copy(file, this.checkRoot);
    const checkedContent = checkContent({ root: this.checkRoot });
    this.#all = checkedContent.problems;
    const { getContent } = this.#source;
    const isReadable = (file: string): boolean =>
      checkedContent.unreadable.every((problem) => problem.file !== file);
    const isIncomplete = (file: string): boolean =>
      getContent(file) !== undefined &&
      !existsSync(path.join(this.previewRoot, file)) &&
      !isReadable(file);
    if (files.some(isIncomplete)) for (const file of files) this.#deferred.add(file);
    const isDeferred = [...this.#deferred].some(isIncomplete);
    for (const file of new Set([...files, ...this.#deferred]))
      if (
        getContent(file) !== undefined &&
        isReadable(file) &&
        !(isDeferred && this.#deferred.has(file))
      )
        this.#copy(file, this.previewRoot);
    if (!isDeferred) this.#deferred.clear();
    for (const file of listContentFiles(this.previewRoot))
      if (getContent(file) === undefined) this.#copy(file, this.previewRoot);
  }

  /** Adopts changes on the disk. */
  follow(): void {
    const { root, getContent } = this.#source;
    this.#known = new Set(checkContent({ root }).problems.map(getKey));
    const files = new Set([...listContentFiles(root), ...listContentFiles(this.checkRoot)]);
    this.update(
      [...files].filter(
        (file) =>
          computeRevision(getContent(file)) !== computeRevision(readContent(this.checkRoot, file)),
      ),
    );
  }

  /** Returns the problems that the content would have with other files and does not have now. */
  findProblems(contents: ReadonlyMap<string, FileContent>): readonly Problem[] {
    for (const [file, content] of contents) replaceFile(path.join(this.checkRoot, file), content);
    const now = new Set(this.#all.map(getKey));
    const currentProblems = checkContent({ root: this.checkRoot }).problems;
    for (const file of contents.keys()) this.#copy(file, this.checkRoot);
    return currentProblems.filter((problem) => !now.has(getKey(problem)));
  }

  /** Removes the copies. */
  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
