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
])('reports a lost response if %s', async (_, response) => {
  answer(response);
  await expect(getState()).rejects.toMatchObject({ failure: { code: 'lost' } });
});

it('reports the reason of a refusal', async () => {
  answer(Response.json({ code: 'stale', files: ['db.json'] }, { status: 409 }));
  await expect(getState()).rejects.toMatchObject({
    failure: { code: 'stale', files: ['db.json'] },
  });
});
