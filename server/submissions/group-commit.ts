import { setImmediate } from 'node:timers/promises';
import type { Transaction } from 'kysely';

import type { Tables } from './tables.ts';

type Work<T> = (transaction: Transaction<Tables>) => Promise<T>;

/** Resolves when the changes of `work` are committed; if `work` or the commit throws, rejects with its error. */
export type RunTransaction = <T>(work: Work<T>) => Promise<T>;

/** A transaction that waits for the next commit. */
interface Member {
  /** Runs the work; returns the function that resolves its promise after the commit. */
  run(transaction: Transaction<Tables>): Promise<() => void>;
  reject(error: unknown): void;
}

/** The maximum number of transactions in one commit, which limits how long the first waits for the last. */
const GROUP_MAX = 64;

/**
 * Group commit: write transactions that are requested in the same turn of the event loop, or while another one is
 * running, share one commit and its sync to the disk, in the order of their requests. If one of a group throws, the
 * whole group is rolled back, and each runs again in a separate transaction. `begin` runs one transaction.
 */
export function createGroupCommit(begin: RunTransaction): RunTransaction {
  let waitingMembers: Member[] = [];
  let isRunning = false;

  /** Commits members together. Resolves with `false` if one of several threw: then nothing was committed. */
  async function commit(group: readonly Member[]): Promise<boolean> {
    let isMemberRunning = false;
    try {
      const settle = await begin(async (transaction) => {
        const results: Array<() => void> = [];
        isMemberRunning = true;
        for (const member of group) results.push(await member.run(transaction));
        isMemberRunning = false;
        return results;
      });
      for (const settleMember of settle) settleMember();
    } catch (error) {
      if (isMemberRunning && group.length > 1) return false;
      for (const member of group) member.reject(error);
    }
    return true;
  }

  async function commitAll(): Promise<void> {
    isRunning = true;
    while (waitingMembers.length > 0) {
      // Requests that arrived with this one reach the queue within the turn.
      await setImmediate();
      const group = waitingMembers.slice(0, GROUP_MAX);
      waitingMembers = waitingMembers.slice(GROUP_MAX);
      if (!(await commit(group))) for (const member of group) await commit([member]);
    }
    isRunning = false;
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      waitingMembers.push({
        run: async (transaction) => {
          const result = await work(transaction);
          return () => resolve(result);
        },
        reject,
      });
      if (!isRunning) void commitAll();
    });
}
