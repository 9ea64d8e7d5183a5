import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './OpeningList.stories.tsx';

const { Default } = composeStories(stories);

it('fits into every width with each period on one line', () =>
  expectToFit(Default, [280, 320, 768, 1024, 1440], (view) => {
    for (const period of document.querySelectorAll('li > :last-child')) {
      const range = document.createRange();
      range.selectNodeContents(period);
      expect(range.getClientRects(), view).toHaveLength(1);
    }
  }));
