import site from '@site/content/site.json';
import { PATHS } from '@site/contract/paths';
import { expect, it } from 'vitest';

import { matchRoute, ROUTES } from './routes.ts';

it('contains every page of the content, in the group of its menu item', () => {
  expect(matchRoute(PATHS.home)).toMatchObject({ slug: 'home', live: true });
  for (const { id, items } of site.navigation)
    for (const { to } of items)
      if (to.href?.startsWith('/'))
        expect(matchRoute(to.href), to.href).toMatchObject({ group: id });
  // The result of a report has no menu item: it belongs to the page of the form.
  expect(matchRoute(PATHS.tipResult)?.group).toBe(matchRoute(PATHS.whistleblowing)?.group);
  expect(matchRoute('/home/no-such-page')).toBeUndefined();
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});
