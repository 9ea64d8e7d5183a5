import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './Navigation.stories.tsx';

const { Default, GroupWithoutItems, Long, WithProducts } = composeStories(stories);

const findButton = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const openPanel = () => document.querySelector(':popover-open');
const openPanels = () => document.querySelectorAll(':popover-open').length;
const movePointerAway = () => userEvent.hover(document.body, { position: { x: 700, y: 700 } });

beforeEach(async () => {
  await page.viewport(1440, 800);
  document.body.style.minHeight = '790px';
});
afterEach(async () => {
  vi.useRealTimers();
  await movePointerAway();
});

/** Moves the pointer from one element to another. */
function movePointer(from: Element, to: Element, movementY = 0): void {
  const mouse = { bubbles: true, pointerType: 'mouse', movementY };
  from.dispatchEvent(new PointerEvent('pointerout', { ...mouse, relatedTarget: to }));
  to.dispatchEvent(new PointerEvent('pointerover', { ...mouse, relatedTarget: from }));
  to.dispatchEvent(new PointerEvent('pointermove', mouse));
}

/** Replaces timers: only the time that a test advances passes. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
/** Longer than every hover delay, in milliseconds. */
const LONG = 400;

describe('hydrated', () => {
  it('opens on hover, keeps one panel open, and closes when the pointer has left', async () => {
    await Default.run();
    await userEvent.hover(findButton('회사소개'));
    await expect.element(link('CEO 인사말')).toBeVisible();
    await expect.element(findButton('회사소개')).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();

    await userEvent.hover(findButton('ESG 경영'));
    await expect.element(link('사회공헌')).toBeVisible();
    await expect.element(link('CEO 인사말')).not.toBeInTheDocument();
    expect(openPanels()).toBe(1);

    await movePointerAway();
    await expect.element(findButton('ESG 경영')).toHaveAttribute('aria-expanded', 'false');
    expect(openPanels()).toBe(0);
  });

  it('does not switch panels when the pointer crosses another word on its way down', async () => {
    await Default.run();
    stopClock();
    const word = findButton('회사소개').element();
    const otherButton = findButton('사업분야').element();
    const below = link('글로벌 네트워크');
    movePointer(document.body, word);
    vi.advanceTimersByTime(LONG);
    await expect.element(below).toBeVisible();

    movePointer(word, otherButton, 4);
    vi.advanceTimersByTime(100);
    movePointer(otherButton, below.element(), 40);
    vi.advanceTimersByTime(LONG);
    expect(openPanel()?.textContent).toContain('CEO 인사말');
    await expect.element(findButton('회사소개')).toHaveAttribute('aria-expanded', 'true');

    movePointer(below.element(), otherButton);
    vi.advanceTimersByTime(LONG);
    expect(openPanel()?.textContent).not.toContain('CEO 인사말');
    await expect.element(findButton('사업분야')).toHaveAttribute('aria-expanded', 'true');
  });

  it('keeps a panel that hovering opened on the first click, and closes it on the second', async () => {
    await Default.run();
    stopClock();
    const word = findButton('회사소개');
    movePointer(document.body, word.element());
    vi.advanceTimersByTime(LONG);
    await expect.element(word).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(word);
    movePointer(word.element(), document.body);
    vi.advanceTimersByTime(LONG);
    expect(openPanel()?.textContent).toContain('CEO 인사말');
    await expect.element(word).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(word);
    await expect.element(word).toHaveAttribute('aria-expanded', 'false');
  });

  it('opens on keyboard focus, and Escape returns the focus to its trigger', async () => {
    await Default.run();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(findButton('사업분야')).toHaveFocus();
    await expect.element(link('커넥티드')).toBeVisible();
    await userEvent.tab();
    await expect.element(link('커넥티드')).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(findButton('사업분야')).toHaveFocus();
    await expect.element(findButton('사업분야')).toHaveAttribute('aria-expanded', 'false');
    expect(openPanels()).toBe(0);
  });

  it('leaves arrow keys with a modifier to the browser', async () => {
    await Default.run();
    await userEvent.tab();
    const pressed = new KeyboardEvent('keydown', {
      key: 'ArrowRight',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    findButton('회사소개').element().dispatchEvent(pressed);
    expect(pressed.defaultPrevented).toBe(false);
    await expect.element(findButton('회사소개')).toHaveFocus();
  });

  it('closes when the focus moves on, and when a page is chosen', async () => {
    await Default.run();
    await userEvent.click(findButton('연구개발'));
    await userEvent.tab();
    await expect.element(link('R&D')).toHaveFocus();
    await userEvent.tab();
    await expect.element(findButton('연구개발')).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(findButton('사업분야'));
    await userEvent.click(link('친환경'));
    expect(openPanels()).toBe(0);
  });

  it('marks the current page, and draws the line exactly under the open word', async () => {
    await Default.run();
    await expect.element(findButton('사업분야')).toHaveAttribute('aria-current', 'true');
    const navigation = page.getByRole('navigation').element();
    expect(getComputedStyle(navigation, '::after').width).toBe('0px');
    await userEvent.click(findButton('사업분야'));
    const label = findButton('사업분야').element().firstElementChild as HTMLElement;
    const line = getComputedStyle(navigation, '::after');
    const word = label.getBoundingClientRect();
    await vi.waitFor(() => {
      expect(parseFloat(line.width)).toBeCloseTo(word.width, 0);
      expect(parseFloat(line.left)).toBeCloseTo(
        word.left - navigation.getBoundingClientRect().left,
        0,
      );
    });
    await expect.element(link('커넥티드')).toHaveAttribute('aria-current', 'page');
  });

  it('leads the line to the current area', async () => {
    await WithProducts.run();
    const word = (
      findButton('사업분야').element().firstElementChild as Element
    ).getBoundingClientRect();
    // The area is at the left of the word: one piece leads there, the other one has no width.
    const panel = openPanel() as Element;
    const area = link('커넥티드').element().getBoundingClientRect();
    const left = getComputedStyle(panel.querySelector(':scope > ul') as Element, '::after');
    await expect.poll(() => parseFloat(left.left)).toBeCloseTo(area.left - 21, 0);
    expect(parseFloat(left.left) + parseFloat(left.width)).toBeCloseTo(word.left, 0);
    expect(getComputedStyle(panel, '::after').width).toBe('0px');
  });

  it('keeps a panel open that the stylesheet shows at hydration', async () => {
    const place = renderServerHtml(Default);
    await userEvent.hover(findButton('회사소개'));
    hydrateRoot(place, <Default />);
    await expect.element(findButton('회사소개')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(link('CEO 인사말')).toBeVisible();
    await movePointerAway();
    await expect.element(findButton('회사소개')).toHaveAttribute('aria-expanded', 'false');
  });

  it('reports the state of a panel that was opened before hydration', async () => {
    const place = renderServerHtml(Default);
    await userEvent.click(findButton('ESG 경영'));
    await movePointerAway();
    hydrateRoot(place, <Default />);
    await expect.element(findButton('ESG 경영')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(findButton('회사소개')).toHaveAttribute('aria-expanded', 'false');
    await expect.element(link('사회공헌')).toBeVisible();
  });

  it('is a plain link for a group without pages', async () => {
    await GroupWithoutItems.run();
    await expect.element(link('연구개발')).toHaveAttribute('href', '#/research');
  });
});

describe('before and without scripts', () => {
  it('opens on hover', async () => {
    renderServerHtml(Default);
    await userEvent.hover(findButton('회사소개'));
    await expect.element(link('CEO 인사말')).toBeVisible();
    await userEvent.hover(link('CEO 인사말'));
    await expect.element(link('CEO 인사말')).toBeVisible();
    await movePointerAway();
    await expect.element(link('CEO 인사말')).not.toBeInTheDocument();
  });

  it('opens by click, one at a time, and closes with Escape', async () => {
    renderServerHtml(Default);
    await userEvent.click(findButton('회사소개'));
    await movePointerAway();
    await expect.element(link('CEO 인사말')).toBeVisible();
    await userEvent.click(findButton('ESG 경영'));
    expect(openPanels()).toBe(1);
    await expectAccessible();
    await movePointerAway();
    await userEvent.keyboard('{Escape}');
    expect(openPanels()).toBe(0);
  });

  it('opens with the keyboard, its links are the next tab stops, and Escape returns the focus', async () => {
    renderServerHtml(Default);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(link('CEO 인사말')).toBeVisible();
    await userEvent.tab();
    await expect.element(link('회사 개요')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(findButton('회사소개')).toHaveFocus();
    expect(openPanels()).toBe(0);
  });
});

describe('room', () => {
  it('keeps Korean labels of two words on one line at 1024 px', async () => {
    await page.viewport(1024, 800);
    await Default.run();
    const label = page.getByText('ESG 경영', { exact: true }).first().element();
    const range = document.createRange();
    range.selectNodeContents(label);
    expect(range.getClientRects()).toHaveLength(1);
  });

  it.each([1024, 1280, 1440])('holds the seven English words at %i px', async (width) => {
    await page.viewport(width, 800);
    await Long.run({ globals: { language: 'en' } });
    const words = [...document.querySelectorAll('nav [data-part="label"]')];
    const boxes = words.map((word) => word.getBoundingClientRect());
    boxes.forEach((box, index) => {
      expect(box.height).toBeLessThan(60);
      expect(box.right + 8).toBeLessThanOrEqual(boxes[index + 1]?.left ?? Infinity);
    });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
