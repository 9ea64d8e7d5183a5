import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Processes visitors' files in separate processes. A file that needs too much memory ends the process that works on it:
 * V8 ends the whole process even if a thread has its own limit, and the kernel ends a process of its choice.
 */

/** The limit of V8's heap, in MiB. Buffers and libraries need more. */
const HEAP_MB = 128;

/**
 * Sends `input` to a program that calls `answerServer`. Resolves with its answer, or with `undefined` if it ended
 * without an answer or took longer than `timeout` milliseconds. Rejects if the system cannot start a process. The
 * program has no access to settings and secrets of the server.
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
      // Not on `exit`, which may be emitted before the last message.
      .on('disconnect', () => resolve(undefined))
      .send(input as object, () => {});
  });
}

/** Makes the kernel end this process instead of the server if memory runs out. Only Linux supports it. */
function offerMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // The system is not Linux, or forbids it.
  }
}

/** Runs in the program: calls `work` once, answers, and ends. If `work` throws, there is no answer. */
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
