import { setImmediate } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';

import type { Tables } from './tables.ts';

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

/** Resolves when the changes of `work` are committed; where `work` or the commit throws, rejects with its error. */
export type RunTransaction = <T>(work: Work<T>) => Promise<T>;

/** A piece of work that waits for the next commit. */
interface Member {
  /** Does the work; returns what resolves its promise once the commit is done. */
  run(transaction: Transaction<Tables>): Promise<() => void>;
  reject(error: unknown): void;
}

/** How many pieces of work share one commit at most: bounds how long the first waits for the last. */
const GROUP_MAX = 64;

/** Runs one member inside a savepoint, so that it is undone alone where it throws. */
async function runMember(member: Member, transaction: Transaction<Tables>): Promise<() => void> {
  let settle: () => void;
  await sql`SAVEPOINT member`.execute(transaction);
  try {
    settle = await member.run(transaction);
  } catch (error) {
    // On a full disk SQLite ends the whole transaction, and this rollback fails: then nobody's work is done.
    await sql`ROLLBACK TO member`.execute(transaction).catch(() => {
      throw error;
    });
    settle = () => member.reject(error);
  }
  await sql`RELEASE member`.execute(transaction);
  return settle;
}

/**
 * Group commit: write transactions that are requested in the same turn of the event loop, or while another
 * one is running, share one commit and its sync to the disk, in the order in which they were requested.
 * `begin` runs one transaction. One that is alone has no savepoint.
 */
export function createGroupCommit(begin: RunTransaction): RunTransaction {
  let waiting: Member[] = [];
  let isRunning = false;

  async function commit(group: readonly Member[]): Promise<void> {
    try {
      const settle = await begin(async (transaction) => {
        const [only] = group;
        if (only && group.length === 1) return [await only.run(transaction)];
        const results: Array<() => void> = [];
        for (const member of group) results.push(await runMember(member, transaction));
        return results;
      });
      for (const done of settle) done();
    } catch (error) {
      for (const member of group) member.reject(error);
    }
  }

  async function commitAll(): Promise<void> {
    isRunning = true;
    while (waiting.length > 0) {
      // What has arrived with it reaches this queue within the turn.
      await setImmediate();
      const group = waiting.slice(0, GROUP_MAX);
      waiting = waiting.slice(GROUP_MAX);
      await commit(group);
    }
    isRunning = false;
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({
        run: async (transaction) => {
          const result = await work(transaction);
          return () => resolve(result);
        },
        reject,
      });
      if (!isRunning) void commitAll();
    });
}
