import { setProjectAnnotations } from '@storybook/react-vite';
import { beforeAll, beforeEach } from 'vitest';
import { page } from 'vitest/browser';

import { resetPointer } from '../design-system/src/testing/resetPointer.ts';
import preview from './preview.tsx';

/** Component tests render the stories with the decorators and globals of Storybook. */
const { beforeAll: prepare } = setProjectAnnotations([preview.composed]);
beforeAll(prepare);

/**
 * All test files share one page: each test starts with the same window and an address without a fragment, the
 * pointer outside of the window, and Tab at the document's start.
 */
beforeEach(async () => {
  await page.viewport(414, 896);
  history.replaceState(history.state, '', location.pathname + location.search);
  await resetPointer();
  scrollTo(0, 0);
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
});
