import { afterEach, expect, it, vi } from 'vitest';

import { getState } from './server.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response | Error) =>
  vi.stubGlobal('fetch', () =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );

it.each([
  ['there is none', new TypeError('fetch failed')],
  ['it ends in the middle', new Response('{"files": [{"fi')],
])('an answer is lost where %s', async (_, response) => {
  answer(response);
  await expect(getState()).rejects.toMatchObject({ failure: { code: 'lost' } });
});

it('a refusal says why', async () => {
  answer(Response.json({ code: 'stale', files: ['db.json'] }, { status: 409 }));
  await expect(getState()).rejects.toMatchObject({
    failure: { code: 'stale', files: ['db.json'] },
  });
});
