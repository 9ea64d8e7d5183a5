import { composeStories } from '@storybook/react-vite';
import { expect, it } from 'vitest';

import { expectToFit } from '../../testing/expect-to-fit.ts';
import * as stories from './Figures.stories.tsx';

const { Pictures } = composeStories(stories);

/** Lines between columns are a pixel wide, and columns are fractions of pixels. */
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

it('figures and notes of a row are aligned at every width from 768 px on', () =>
  expectToFit(Pictures, [768, 1024, 1100, 1280, 1440], (view) => {
    const items = [...document.querySelectorAll('dl > div')];
    const rows = Map.groupBy(items, (item) => Math.round(item.getBoundingClientRect().top));
    expect(rows.size, view).toBe(innerWidth < 1024 ? 2 : 1);
    for (const row of rows.values()) {
      const pictures = row.map((item) => item.querySelector('img')?.clientWidth ?? 0);
      expect(spread(pictures), `pictures, ${view}`).toBeLessThanOrEqual(2);
      const notes = row.map((item) => {
        const range = document.createRange();
        range.selectNode(item.lastElementChild?.lastChild ?? item);
        return range.getBoundingClientRect().bottom;
      });
      expect(spread(notes), `notes, ${view}`).toBeLessThanOrEqual(2);
      // A qualifier that wraps makes the figure two lines high.
      const figures = row.map((item) => item.querySelector('dd')?.offsetHeight ?? 0);
      expect(spread(figures), `figures, ${view}`).toBeLessThanOrEqual(2);
    }
  }));
