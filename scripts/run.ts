import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export interface RunResult {
  /** Exit status; 1 where a signal ended the command. */
  readonly status: number;
  /** What it printed, both streams together; empty where the output was passed through. */
  readonly output: string;
  readonly seconds: number;
}

/**
 * Runs a program of `node_modules/.bin` (or of the system) from the project's root,
 * or from `cwd`.
 * `quiet` keeps what it prints instead of passing it through.
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
  const started = performance.now();
  const bin = path.join(ROOT, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: options.cwd ?? ROOT,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
      ...options.env,
    },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
  return new Promise((resolve) => {
    const end = (status: number) =>
      resolve({ status, output, seconds: (performance.now() - started) / 1000 });
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (status) => end(status ?? 1));
  });
}
