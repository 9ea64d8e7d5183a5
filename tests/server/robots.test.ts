import { expect, test } from 'vitest';

import { ask, startSite } from './fixture/site.ts';

test('robots.txt names the sitemap at the public origin', async () => {
  const site = await startSite({ environment: { PUBLIC_ORIGIN: 'http://www.example.com' } });
  const { status, headers, body } = await ask(site, '/robots.txt');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.toString()).toContain('\nSitemap: http://www.example.com/sitemap.xml\n');
});
