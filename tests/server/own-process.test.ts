import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { runInProcess } from '../../server/attachments/own-process.ts';

const ECHO = new URL('./fixture/echo-process.ts', import.meta.url);
const TIMEOUT = 20_000;

/** Returns the states of the child processes, as Linux names them: `Z` has ended. */
const readStates = (): string[] =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map((id) => /\) (\w)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1] ?? '');

/** Blocks the event loop until every process has ended, as a slow request may. */
function blockForever(): void {
  while (readStates().some((state) => state !== 'Z'));
}

test.runIf(process.platform === 'linux')(
  'an answer is received however busy the server is when its process ends',
  async () => {
    const receivedMessages: unknown[] = [];
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const answer = runInProcess(ECHO, { attempt }, TIMEOUT);
      blockForever();
      receivedMessages.push(await answer);
    }
    expect(receivedMessages).toEqual(Array.from({ length: 10 }, (_, attempt) => ({ attempt })));
  },
);

test('a process that ends without an answer resolves with undefined', async () => {
  const empty = new URL('./fixture/places.ts', import.meta.url);
  expect(await runInProcess(empty, {}, TIMEOUT)).toBeUndefined();
});
