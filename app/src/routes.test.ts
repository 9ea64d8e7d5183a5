import { PATHS } from '@site/contract/paths';
import { expect, it } from 'vitest';

import { matchRoute, ROUTES } from './routes.ts';

it('has a route for every page of the content, in the group of the menu that leads to it', () => {
  expect(matchRoute(PATHS.home)).toMatchObject({ slug: 'home', live: true });
  expect(matchRoute(PATHS.intro)).toMatchObject({ slug: 'intro', group: 'introduction' });
  expect(matchRoute(PATHS.tipResult)).toMatchObject({ slug: 'tip-result', group: 'support' });
  expect(matchRoute('/home/no-such-page')).toBeUndefined();
  expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
});
