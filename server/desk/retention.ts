import { confirmClock } from '../submissions/retention.ts';
import { PURPOSES } from '../submissions/store.ts';
import type { Desk } from './desk.ts';
import { formatTime } from './submissions.ts';
import { message } from './messages.ts';

/** Prints what is stored, since when, and when the next deletion is due. */
export async function reportRetention(desk: Desk): Promise<void> {
  await desk.withOwnStore('read', async (store) => {
    for (const purpose of PURPOSES) {
      const rows = await store.list(purpose);
      console.log(message(`${purpose}.count`, { count: rows.length }));
      const [oldest] = rows;
      if (!oldest) continue;
      const ends = rows.flatMap(({ expiresAt }) => expiresAt ?? []).toSorted();
      console.log(
        `    ${message('retention.oldest', { date: formatTime(oldest.createdAt).slice(0, 10) })}`,
      );
      if (ends[0])
        console.log(`    ${message('retention.next', { date: formatTime(ends[0]).slice(0, 10) })}`);
      const count = rows.length - ends.length;
      if (count > 0) console.log(`    ${message(`retention.${purpose}`, { count })}`);
    }
    const swept = await store.metadata('swept-at');
    console.log(
      swept ? message('retention.swept', { date: swept }) : message('retention.neverSwept'),
    );
  });
}

/** Resumes deletion after the server was off for long, or its clock was wrong. */
export async function acceptClock(desk: Desk): Promise<void> {
  desk.requireServer();
  await desk.withOwnStore('write', (store) => confirmClock(store, new Date()));
  console.log(message('retention.clock'));
}
