import { composeStories } from '@storybook/react-vite';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { expectNoLayoutShift } from '../../testing/expect-no-layout-shift.ts';
import * as stories from './DataTable.stories.tsx';

const { Default, WithoutSortHref, Empty, Long } = composeStories(stories);

const readTitles = () =>
  page
    .getByRole('rowheader')
    .elements()
    .map((header) => header.textContent);

describe.each([360, 1024])('at %i px', (width) => {
  it('is a table with a caption, headers of columns and of rows', async () => {
    await page.viewport(width, 800);
    await Default.run();
    await expect.element(page.getByRole('table')).toHaveAccessibleName('공지 사항');
    expect(page.getByRole('columnheader').elements()).toHaveLength(4);
    expect(page.getByRole('rowheader').elements()).toHaveLength(4);
    expect(page.getByRole('cell').elements()).toHaveLength(12);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expectAccessible();
  });

  it('can be sorted with the keyboard, announces the order, and keeps the focus', async () => {
    await page.viewport(width, 800);
    await Default.run();
    const views = page.getByRole('columnheader', { name: '조회' });
    const date = page.getByRole('columnheader', { name: '등록일' });
    await expect.element(date).toHaveAttribute('aria-sort', 'descending');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(views).toHaveAttribute('aria-sort', 'descending');
    await expect.element(date).not.toHaveAttribute('aria-sort');
    expect(readTitles()[0]).toBe('2026년 하반기 협력사 정기 평가 안내');
    await userEvent.keyboard('{Enter}');
    await expect.element(views).toHaveAttribute('aria-sort', 'ascending');
    expect(readTitles()[0]).toBe('홈페이지 정기 점검 안내');
    expect(views.element().contains(document.activeElement)).toBe(true);
    await expectAccessible();
  });
});

describe('without scripts', () => {
  it('each order has an address', () => {
    const place = renderServerHtml(Default);
    const addresses = [...place.querySelectorAll('th a[data-part=sort]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(addresses).toEqual([
      '#/notice?sort=title&order=ascending',
      '#/notice?sort=views&order=descending',
      '#/notice?sort=date&order=ascending',
    ]);
  });

  it('without addresses no header is a link', () => {
    expect(renderServerHtml(WithoutSortHref).querySelectorAll('[data-part=sort]')).toHaveLength(0);
  });
});

it('sorts by buttons if orders have no address', async () => {
  await WithoutSortHref.run();
  await userEvent.click(page.getByRole('button', { name: '제목' }));
  await expect
    .element(page.getByRole('columnheader', { name: '제목' }))
    .toHaveAttribute('aria-sort', 'ascending');
});

it('suggests what to do without rows', async () => {
  await Empty.run();
  await expect
    .element(page.getByRole('cell'))
    .toHaveTextContent(
      '찾으시는 말이 들어 있는 공지가 없습니다. 검색어를 줄이거나 바꾸어 찾아 보십시오.',
    );
  await expectAccessible();
});

it('does not shift its columns while its rows are loading', async () => {
  await page.viewport(1280, 720);
  await Long.run();
  expectNoLayoutShift(page.getByRole('columnheader').elements().at(-1)!);
});
