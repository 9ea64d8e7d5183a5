import { spawn } from 'node:child_process';

/** The result of a git command. */
export interface GitResult {
  /** Its exit status; `undefined` if git is not installed. */
  readonly status: number | undefined;
  readonly output: string;
  /** Its output, which is not text if it is the content of a photograph. */
  readonly bytes: Uint8Array;
  /** Its output to standard error. */
  readonly messages: string;
}

export interface GitOptions {
  readonly input?: string | Uint8Array;
  readonly environment?: Readonly<Record<string, string>>;
  /** The time after which it is terminated, in milliseconds. */
  readonly timeout?: number;
}

/** Variables with which a program that starts the editor, such as a hook, would select another repository or index. */
const REPOSITORY_VARIABLES = [
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_COMMON_DIR',
  'GIT_PREFIX',
];

/** Runs git in a folder. Git never prompts on a terminal: a command that would have to prompt fails. */
export function runGit(
  folder: string,
  args: readonly string[],
  { input, environment = {}, timeout }: GitOptions = {},
): Promise<GitResult> {
  const inheritedVariables = Object.entries(process.env).filter(
    ([name]) => !REPOSITORY_VARIABLES.includes(name),
  );
  const child = spawn('git', args, {
    cwd: folder,
    env: {
      ...Object.fromEntries(inheritedVariables),
      // Its messages are matched and shown; file names are not translated.
      LC_ALL: 'C.UTF-8',
      GIT_TERMINAL_PROMPT: '0',
      // Otherwise commands that only read would write the index of the checkout.
      GIT_OPTIONAL_LOCKS: '0',
      ...environment,
    },
    // In a new session, ssh finds no terminal on which to prompt for a passphrase.
    detached: process.platform !== 'win32',
    stdio: 'pipe',
  });
  const timer =
    timeout === undefined
      ? undefined
      : setTimeout(() => {
          try {
            // Includes the processes that it has started.
            if (process.platform !== 'win32' && child.pid) process.kill(-child.pid);
            else child.kill();
          } catch {
            // The process has just ended.
          }
        }, timeout);
  const chunks: Buffer[] = [];
  let messages = '';
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (messages += text));
  // Git may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  return new Promise((resolve) => {
    const end = (status: number | undefined): void => {
      clearTimeout(timer);
      const bytes = Buffer.concat(chunks);
      resolve({ status, output: bytes.toString('utf8'), bytes, messages });
    };
    child.on('error', () => end(undefined));
    child.on('close', (status) => end(status ?? 1));
  });
}

/** Thrown with the output of a git command that fails unexpectedly. */
export class GitError extends Error {
  readonly output: string;

  constructor(args: readonly string[], { messages, output }: GitResult) {
    super(`git ${args[0]}: ${messages || output}`);
    this.output = (messages || output).trim();
  }
}

/**
 * Runs git and returns its output without the last line break.
 *
 * @throws GitError if it fails.
 */
export async function readGit(
  folder: string,
  args: readonly string[],
  options?: GitOptions,
): Promise<string> {
  const result = await runGit(folder, args, options);
  if (result.status !== 0) throw new GitError(args, result);
  return result.output.replace(/\n$/, '');
}
