import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The root of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The result of a command. */
export interface RunResult {
  /** Exit status; 1 if a signal ended the command. */
  readonly status: number;
  /** Its output, both streams together; empty if the output was passed through. */
  readonly output: string;
  readonly seconds: number;
}

const isWindows = process.platform === 'win32';

/** Quotes an argument on Windows, where programs are started through the shell, which splits at spaces. */
const forShell = (text: string): string => (isWindows && /\s/.test(text) ? `"${text}"` : text);

/**
 * Runs a program of `node_modules/.bin` (or of the system) from the project's root, or from `cwd`. `quiet` returns the
 * output instead of passing it through.
 */
export function run(
  command: string,
  args: readonly string[],
  options: {
    readonly quiet?: boolean;
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string;
  } = {},
): Promise<RunResult> {
  const startTime = performance.now();
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const child = spawn(forShell(command), args.map(forShell), {
    cwd: options.cwd ?? ROOT,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...options.env,
    },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  let output = '';
  // Decodes in the stream: a character may be split between two chunks.
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  return new Promise((resolve) => {
    const end = (status: number) =>
      resolve({ status, output, seconds: (performance.now() - startTime) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (status) => end(status ?? 1));
  });
}
