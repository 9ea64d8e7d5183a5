import site from '@site/content/site.json';
import { PATHS } from '@site/contract/paths';
import { expect, it } from 'vitest';

import { matchRoute, ROUTES } from './routes.ts';

it('has a route for every page of the content, in the group of the menu that leads to it', () => {
  expect(matchRoute(PATHS.home)).toMatchObject({ slug: 'home', live: true });
  for (const { id, items } of site.navigation)
    for (const { to } of items)
      if (to.href?.startsWith('/'))
        expect(matchRoute(to.href), to.href).toMatchObject({ group: id });
  // No menu leads to the result of a report: it belongs to the page that sends one.
  expect(matchRoute(PATHS.tipResult)?.group).toBe(matchRoute(PATHS.whistleblowing)?.group);
  expect(matchRoute('/home/no-such-page')).toBeUndefined();
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});
