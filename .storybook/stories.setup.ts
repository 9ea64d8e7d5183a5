import { afterEach, type TestContext } from 'vitest';

import { refuseTextChanges } from '../design-system/src/testing/refuse-text-changes.ts';

interface Story {
  readonly globals: Readonly<Record<string, unknown>>;
  run(context: { readonly globals: Readonly<Record<string, unknown>> }): Promise<void>;
}

refuseTextChanges();

/**
 * A story that has passed in Korean is mounted again in English, to test its `play` and its width there, too. axe is
 * not run again, because language changes only texts.
 */
afterEach(async (context: TestContext & { readonly story?: Story }) => {
  const { story, task } = context;
  // Drops the accessibility report of a story that has passed: the reports of all stories, 40 MB, would be sent to the
  // test runner and written to its results.
  Object.assign(task.meta, { reports: [] });
  if (!story || task.result?.state === 'fail') return;
  try {
    await story.run({ globals: { ...story.globals, language: 'en', a11y: { manual: true } } });
  } catch (error) {
    if (error instanceof Error) error.message = `In English: ${error.message}`;
    throw error;
  }
});
