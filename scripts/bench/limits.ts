/**
 * What it costs to count a request against a limit: in memory, as one server does, and in PostgreSQL, as several
 * do. Needs `DATABASE_URL` of an empty database for the second.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createSecret } from '../../server/hotline/secret.ts';
import { createMemoryState } from '../../server/shared-state/memory-state.ts';
import { createPostgresState } from '../../server/shared-state/postgres-state.ts';
import type { SharedState } from '../../server/shared-state/shared-state.ts';
import { connectPostgres } from '../../server/submissions/postgres-pool.ts';
import { openPostgresStore } from '../../server/submissions/postgres.ts';
import { percentile, rounded, type Figure } from './table.ts';

const COUNTS = 4000;
const AT_ONCE = 16;
/** Networks that send at the same time. */
const NETWORKS = 500;

async function countsOf(name: string, state: SharedState): Promise<Figure[]> {
  const limiter = state.createLimiter({ name: 'bench', points: COUNTS, duration: 600 });
  const times: number[] = [];
  let next = 0;
  async function count(): Promise<void> {
    while (next < COUNTS) {
      const network = `network-${next % NETWORKS}`;
      next += 1;
      const started = performance.now();
      await limiter.consume(network);
      times.push(performance.now() - started);
    }
  }
  const started = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, count));
  const seconds = (performance.now() - started) / 1000;
  return [
    {
      what: `counted against a limit, ${name}, ${AT_ONCE} at once`,
      figure: `${rounded(COUNTS / seconds)} per second`,
    },
    {
      what: `one of them, ${name}: median, 99 of 100`,
      figure: `${rounded(percentile(times, 0.5))}, ${rounded(percentile(times, 0.99))} ms`,
    },
  ];
}

async function inMemory(): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const state = createMemoryState(folder);
  try {
    return await countsOf('in memory', state);
  } finally {
    await state.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function inPostgres(url: string): Promise<Figure[]> {
  // Makes the tables.
  await (await openPostgresStore(await connectPostgres(url))).close();
  const state = createPostgresState(await connectPostgres(url), createSecret(randomBytes(32)));
  try {
    return await countsOf('in PostgreSQL', state);
  } finally {
    await state.close();
  }
}

/** Measures how many requests a second are counted, in memory and in PostgreSQL. */
export async function measure(): Promise<readonly Figure[]> {
  const url = process.env['DATABASE_URL'];
  return [
    ...(await inMemory()),
    ...(url === undefined
      ? [{ what: 'counted in PostgreSQL', figure: 'DATABASE_URL is not set' }]
      : await inPostgres(url)),
  ];
}
