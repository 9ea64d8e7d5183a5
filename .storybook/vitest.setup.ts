import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

import { refuseTextChanges } from '../design-system/src/testing/refuse-text-changes.ts';
import { resetPointer } from '../design-system/src/testing/reset-pointer.ts';
import preview from './preview.tsx';

/**
 * Component tests render the stories with the decorators and globals of Storybook, without its run of axe: nobody would
 * read its findings here, the stories are tested for them, and tests call `expectAccessible` after interactions.
 */
const { beforeAll: prepare } = setProjectAnnotations([
  preview.composed,
  { parameters: { a11y: { test: 'off' } } },
]);
beforeAll(prepare);

refuseTextChanges();

/**
 * A story stays until the next one is shown. The last of a file makes room for the next file, which may show none:
 * an open dialog would cover what it shows, and each of its clicks would wait until its test is given up.
 */
const Nothing = composeStory({ render: () => createElement(Fragment) }, {});
afterAll(() => Nothing.run());

const SIZE = { width: 414, height: 896 };

/** Whether the pointer may be inside of the window: moving it out asks the browser and takes as long as a small test. */
let pointed = true;
for (const type of ['pointermove', 'pointerover'])
  addEventListener(type, ({ isTrusted }) => (pointed ||= isTrusted), { capture: true });

/**
 * All test files share one page: each test starts with the same window and an address without a fragment, the
 * pointer outside of the window, and Tab at the document's start.
 */
beforeEach(async () => {
  if (innerWidth !== SIZE.width || innerHeight !== SIZE.height)
    await page.viewport(SIZE.width, SIZE.height);
  history.replaceState(history.state, '', location.pathname + location.search);
  if (pointed) await resetPointer();
  pointed = false;
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
});
