import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Work on visitors' files in processes of their own. A file that takes more memory than there is ends the process that
 * works on it: V8 ends the whole process, also where a thread has a limit, and the kernel ends one that it chooses.
 */

/** What V8 may take, in MiB, beside buffers and what libraries take. */
const HEAP_MB = 128;

/**
 * Gives `input` to a program that calls `answerServer`. Resolves with its answer, and with `undefined` where it ended
 * without one or took longer than `timeout`, in milliseconds. Rejects where the system has no process to give.
 * The program knows no setting or secret of the server.
 */
export function runInProcess<Input, Output>(
  program: URL,
  input: Input,
  timeout: number,
): Promise<Output | undefined> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeout);
    child
      .on('message', (output) => resolve(output as Output))
      .on('error', (error) => {
        clearTimeout(timer);
        reject(error);
      })
      .on('exit', () => clearTimeout(timer))
      // Not at its exit, which may be seen before its last message.
      .on('disconnect', () => resolve(undefined))
      .send(input as object, () => {});
  });
}

/** Has the kernel choose this process, and not the server, where memory is used up. Linux alone knows this. */
function offerMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system, or one that forbids it.
  }
}

/** The program's side: does `work` once and ends. Where it throws, there is no answer. */
export function answerServer<Input, Output>(
  work: (input: Input) => Output | Promise<Output>,
): void {
  offerMemory();
  // A service that is stopped sends these to all of its processes; the server finishes its requests.
  process.on('SIGTERM', () => {}).on('SIGINT', () => {});
  process.once('message', async (input: Input) => {
    const output = await work(input);
    process.send?.(output, () => process.disconnect());
  });
}
