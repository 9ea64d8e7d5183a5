import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ROOT } from '../run.ts';
import { SERVER, SERVER_ENVIRONMENT } from '../serve.ts';

/** The server that is measured, in a process of its own. */
export interface BenchServer {
  readonly url: string;
  readonly pid: number;
  /** What it takes up in memory now, in MiB; `undefined` where the system does not say. */
  memory(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the real server, as `npm start` does, over the built site and an empty data folder.
 * `environment` adds settings.
 */
export async function startBenchServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const child = spawn(process.execPath, [...SERVER], {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATA_DIR: folder,
      ...SERVER_ENVIRONMENT,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 10_000) output += chunk.toString();
      const found = /Site {2}(http:\S+)\//.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error('The server did not start.')));
  });
  return {
    url,
    pid: child.pid ?? 0,
    memory() {
      const status = `/proc/${child.pid}/status`;
      if (!existsSync(status)) return undefined;
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
    },
    async stop() {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
