import { compareTexts, type FileChanges } from '../content-changes.ts';
import { EditError } from '../edit-error.ts';
import { hasForm, isPhotograph, type FileContent } from '../file-content.ts';
import type { Author } from '../../api.ts';
import { readGit, runGit } from './git.ts';

/* The state of the edited content in git. */

/** Splits names that git ends with NUL. */
export const splitNames = (output: string): string[] => output.split('\0').filter(Boolean);

/** Returns whether the editor writes a file: code below `content/` is not proposed. */
const isContent = (file: string): boolean => hasForm(file) || isPhotograph(file);

/** The blobs of content files, by file; `undefined` for a removed file. */
export type Blobs = ReadonlyMap<string, string | undefined>;

/** The repository that contains the content, and the data of its remote. */
export interface Repository {
  /** The folder of the checkout. */
  readonly top: string;
  /** The path of the content files in the repository: empty, or `brands/veldra/`. */
  readonly prefix: string;
  readonly head: string;
  readonly remote:
    | {
        readonly name: string;
        readonly address: string;
        /** The branch that receives the changes, on the remote and as last fetched. */
        readonly target: string | undefined;
        readonly tracked: string | undefined;
      }
    | undefined;
}

/** Runs git, and returns `undefined` if it fails, for queries that may have no result. */
export async function askGit(folder: string, args: readonly string[]): Promise<string | undefined> {
  const { status, output } = await runGit(folder, args);
  return status === 0 ? output.trim() || undefined : undefined;
}

export async function readRepository(root: string): Promise<Repository> {
  const { status, output, messages } = await runGit(root, [
    'rev-parse',
    '--show-toplevel',
    '--show-prefix',
  ]);
  if (status === undefined) throw new EditError('noGit', []);
  if (status !== 0) throw new EditError('noRepository', [], [], messages.trim());
  const [top = '', prefix = ''] = output.split('\n');
  const head = await askGit(top, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === undefined) throw new EditError('noCommit', []);
  return { top, prefix, head, remote: await readRemote(top) };
}

async function readRemote(top: string): Promise<Repository['remote']> {
  const names = ((await askGit(top, ['remote'])) ?? '').split('\n').filter(Boolean);
  const branch = await askGit(top, ['symbolic-ref', '--short', '--quiet', 'HEAD']);
  const configuredRemote =
    (await askGit(top, ['config', 'remote.pushDefault'])) ??
    (branch && (await askGit(top, ['config', `branch.${branch}.remote`])));
  const name = [configuredRemote, 'origin', ...names].find(
    (candidate) => candidate && names.includes(candidate),
  );
  if (name === undefined) return undefined;
  const address = (await askGit(top, ['remote', 'get-url', '--push', name])) ?? '';
  const own = `refs/remotes/${name}/`;
  const candidates = [
    await askGit(top, ['rev-parse', '--symbolic-full-name', '@{upstream}']),
    await askGit(top, ['symbolic-ref', '--quiet', `${own}HEAD`]),
  ];
  const trackedBranch = candidates.find((candidate) => candidate?.startsWith(own));
  return { name, address, tracked: trackedBranch, target: trackedBranch?.slice(own.length) };
}

/** Returns git's name and address of the user of this machine; `undefined` if git would have to guess. */
export async function readAuthor(top: string): Promise<Author | undefined> {
  const identity = await askGit(top, ['-c', 'user.useConfigOnly=true', 'var', 'GIT_AUTHOR_IDENT']);
  const [, name, email] = /^(.+) <(.+)> \d+ [+-]\d+$/.exec(identity ?? '') ?? [];
  return name === undefined || email === undefined ? undefined : { name, email };
}

/** Returns the blobs of files in a commit, by file. */
export async function readBlobs(
  { top, prefix }: Repository,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (files.length === 0) return new Map();
  const listedNames = splitNames(
    await readGit(top, [
      'ls-tree',
      '-r',
      '-z',
      commit,
      '--',
      ...files.map((file) => prefix + file),
    ]),
  );
  return new Map(
    listedNames.flatMap((entry) => {
      const [, blob = '', name = ''] = /^\d+ blob ([\da-f]+)\t(.+)$/s.exec(entry) ?? [];
      return blob ? [[name.slice(prefix.length), blob] as const] : [];
    }),
  );
}

/** Returns git's name for the content of a file: the blob that it becomes; `undefined` for a removed file. */
export async function hashContent(
  { top, prefix }: Repository,
  file: string,
  content: FileContent,
  { write }: { readonly write: boolean },
): Promise<string | undefined> {
  if (content === undefined) return undefined;
  return readGit(
    top,
    ['hash-object', ...(write ? ['-w'] : []), '--stdin', `--path=${prefix}${file}`],
    { input: content },
  );
}

/** Returns git's name for a file on disk; `undefined` for a removed file. */
export const hashFile = (
  { top, prefix }: Repository,
  file: string,
  { write }: { readonly write: boolean },
): Promise<string | undefined> =>
  askGit(top, ['hash-object', ...(write ? ['-w'] : []), '--', prefix + file]);

/** Returns the files that differ between a commit and a tree. */
export async function readChanges(
  repository: Repository,
  before: string,
  after: string,
  files: readonly string[],
): Promise<FileChanges[]> {
  const [old, now] = await Promise.all(
    [before, after].map((tree) => readBlobs(repository, tree, files)),
  );
  const readText = async (blob: string | undefined) =>
    blob && readGit(repository.top, ['cat-file', 'blob', blob]);
  return Promise.all(
    files.map(async (file) =>
      compareTexts(file, await readText(old?.get(file)), await readText(now?.get(file))),
    ),
  );
}

/** Returns the content files that differ from the last commit: those that the editor or another program wrote. */
export async function listWritten({ top, prefix }: Repository): Promise<string[]> {
  const places = ['content', 'db.json'].map((place) => prefix + place);
  const outputs = await Promise.all([
    readGit(top, [
      'diff',
      '--name-only',
      '-z',
      '--no-renames',
      '--no-ext-diff',
      '--no-relative',
      'HEAD',
      '--',
      ...places,
    ]),
    readGit(top, ['ls-files', '-z', '--others', '--exclude-standard', '--', ...places]),
  ]);
  return outputs
    .flatMap(splitNames)
    .map((name) => name.slice(prefix.length))
    .filter(isContent);
}
