import { PAGE_SLUGS } from '@site/contract/paths';
import { expect, it } from 'vitest';

import { ROUTES } from './routes.ts';

// The routes name slugs themselves, because every page carries them: the list of the contract would be bytes.
it('has a route with the slug that the contract names for every page', () => {
  expect(Object.fromEntries(ROUTES.map(({ path, slug }) => [path, slug]))).toEqual(PAGE_SLUGS);
});
