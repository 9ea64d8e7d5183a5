import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { MessagesProvider } from '../../messages/index.ts';
import korean from '../../messages/ko.json';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { LoadMore } from './index.ts';
import * as stories from './Pagination.stories.tsx';

const { Default, InTheMiddle, More, MoreBusy } = composeStories(stories);

const findPageLink = (name: string) => page.getByRole('link', { name });
const status = page.getByRole('status');

describe('pages', () => {
  it('are operable by keyboard, and the current one is announced', async () => {
    await page.viewport(1024, 600);
    await Default.run();
    await expect.element(findPageLink('1쪽')).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(findPageLink('2쪽')).toHaveAttribute('aria-current', 'page');
    await expect.element(findPageLink('이전')).toHaveAttribute('rel', 'prev');
    await expectAccessible();
  });

  it.each([320, 390, 768])('stand in one row at %i px', async (width) => {
    await page.viewport(width, 600);
    await InTheMiddle.run();
    const tops = page
      .getByRole('link')
      .elements()
      .filter((link) => link.checkVisibility())
      .map((link) => link.getBoundingClientRect().top);
    expect(new Set(tops).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await expect.element(findPageLink('다음')).toHaveAttribute('rel', 'next');
    await expectAccessible();
  });

  it('are addresses without scripts', () => {
    const addresses = [...renderServerHtml(InTheMiddle).querySelectorAll('a')].map(
      (link) => link.getAttribute('href')?.split('=')[1],
    );
    // In the order in which they are displayed.
    expect(addresses).toEqual(['5', '1', '5', '6', '7', '12', '7']);
  });
});

describe('more', () => {
  it('shows the number of items, and keeps a place for the focus at the end', async () => {
    await More.run();
    await expect.element(status).toHaveTextContent('전체 44건 가운데 12건을 보고 있습니다');
    for (const shownCount of [24, 36, 44]) {
      await userEvent.click(page.getByRole('link', { name: '더 보기' }));
      await expect
        .element(status)
        .toHaveTextContent(`전체 44건 가운데 ${shownCount}건을 보고 있습니다`);
    }
    await expect.element(page.getByRole('link')).not.toBeInTheDocument();
    await expect.element(status).toHaveFocus();
    await expectAccessible();
  });

  it('does not move the focus if a later filter shows a short list', async () => {
    const place = document.createElement('div');
    document.body.replaceChildren(place);
    const root = createRoot(place);
    onTestFinished(() => root.unmount());
    const show = (shownCount: number, total: number) =>
      flushSync(() =>
        root.render(
          <MessagesProvider messages={korean}>
            <LoadMore
              shown={shownCount}
              total={total}
              href="#/press"
              onLoadMore={() => undefined}
            />
          </MessagesProvider>,
        ),
      );
    show(12, 44);
    await userEvent.click(page.getByRole('link', { name: '더 보기' }));
    show(24, 44);
    show(3, 3);
    await expect.element(status).toHaveTextContent('전체 3건 가운데 3건을 보고 있습니다');
    await expect.element(status).not.toHaveFocus();
  });

  it('announces that it is loading', async () => {
    await MoreBusy.run();
    await expect.element(page.getByRole('link')).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible();
  });
});
