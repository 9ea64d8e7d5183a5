import { afterEach } from 'vitest';

/**
 * The accessibility report of a story is what its test has checked. Nobody reads it afterwards: without this, the
 * reports of all stories, 40 MB, are sent to the test runner and written into its results.
 */
afterEach(({ task }) => {
  Object.assign(task.meta, { reports: [] });
});
