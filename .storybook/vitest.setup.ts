import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { createElement, Fragment } from 'react';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

import { refuseTextChanges } from '../design-system/src/testing/refuse-text-changes.ts';
import { resetPointer } from '../design-system/src/testing/reset-pointer.ts';
import preview from './preview.tsx';

/**
 * Component tests render the stories with the decorators and globals of Storybook, but without axe: the stories are
 * tested with axe already, and tests call `expectAccessible` after interactions.
 */
const { beforeAll: prepare } = setProjectAnnotations([
  preview.composed,
  { parameters: { a11y: { test: 'off' } } },
]);
beforeAll(prepare);

refuseTextChanges();

/**
 * A story stays mounted until the next one is shown. The last story of a file is unmounted for the next file, which may
 * not show stories: an open dialog would block its clicks until the test times out.
 */
const Nothing = composeStory({ render: () => createElement(Fragment) }, {});
afterAll(() => Nothing.run());

const SIZE = { width: 414, height: 896 };

/**
 * Whether the pointer may be inside the window: moving it out is a request to the browser and takes as long as a small
 * test.
 */
let pointed = true;
for (const type of ['pointermove', 'pointerover'])
  addEventListener(type, ({ isTrusted }) => (pointed ||= isTrusted), { capture: true });

/**
 * All test files share one page. Each test starts with the same window and an address without a fragment, the pointer
 * outside the window, and Tab at the document's start.
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
