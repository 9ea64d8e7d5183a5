import { spawn } from 'node:child_process';

/** The result of a git command. */
export interface GitResult {
  /** Its exit status; `undefined` where git is not installed. */
  readonly status: number | undefined;
  readonly output: string;
  /** What it printed to standard error. */
  readonly messages: string;
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** After how many milliseconds it is ended. */
  readonly timeout?: number;
}

/** Variables by which a program that starts the editor, such as a hook, would name another repository or index. */
const REPOSITORY_VARIABLES = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_COMMON_DIR',
  'GIT_PREFIX',
];

/** Runs git in a folder. Nothing is asked on a terminal: what would have to be asked fails. */
export function runGit(
  folder: string,
  args: readonly string[],
  { input, environment = {}, timeout }: GitOptions = {},
): Promise<GitResult> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !REPOSITORY_VARIABLES.includes(name),
  );
  const child = spawn('git', args, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inherited),
      // Its messages are matched and shown; file names are not translated.
      LC_ALL: 'C.UTF-8',
      GIT_TERMINAL_PROMPT: '0',
      // Otherwise commands that only read would write the index of the checkout.
      GIT_OPTIONAL_LOCKS: '0',
      ...environment,
    },
    // In a session of its own, ssh finds no terminal to ask for a passphrase.
    detached: process.platform !== 'win32',
    stdio: 'pipe',
  });
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          try {
            // With the programs that it has started.
            if (process.platform !== 'win32' && child.pid) process.kill(-child.pid);
            else child.kill();
          } catch {
            // It has just ended.
          }
        }, timeout);
  let [output, messages] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  // Git may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => {
    const end = (status: number | undefined): void => {
      clearTimeout(timer);
      resolve({ status, output, messages });
    };
    child.on('error', () => end(undefined));
    child.on('close', (status) => end(status ?? 1));
  });
}

/** Thrown where a git command fails that should not: with what it has printed. */
export class GitError extends Error {
  readonly output: string;

  constructor(args: readonly string[], { messages, output }: GitResult) {
    super(`git ${args[0]}: ${messages || output}`);
    this.output = (messages || output).trim();
  }
}

/** Runs git and answers with its output without the last line break. @throws GitError where it fails. */
export async function readGit(
  folder: string,
  args: readonly string[],
  options?: GitOptions,
): Promise<string> {
  const result = await runGit(folder, args, options);
  if (result.status !== 0) throw new GitError(args, result);
  return result.output.replace(/\n$/, '');
}
