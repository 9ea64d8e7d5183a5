import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';

type Tasks = typeof import('./worker.ts');

let pool: Tinypool | undefined;

/** The lifetime of an idle thread, in milliseconds, so that its loaded modules are reused. */
const IDLE = 60_000;

/** Creates the threads at the first task: a fully cached build needs none. */
const createPool = (): Tinypool =>
  new Tinypool({
    filename: new URL('worker.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: Math.min(4, availableParallelism()),
    idleTimeout: IDLE,
    runtime: 'worker_threads',
  });

/** Runs a function of `worker.ts` on another thread. */
export async function runInWorker<Name extends keyof Tasks>(
  name: Name,
  input: Parameters<Tasks[Name]>[0],
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  pool ??= createPool();
  return (await pool.run(input, { name })) as Awaited<ReturnType<Tasks[Name]>>;
}

/** Ends the threads, so that the process can end. */
export const closeWorkers = async (): Promise<void> => pool?.destroy();
