import { composeStories } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { fn } from 'storybook/test';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderServerHtml } from '../../testing/render-server-html.tsx';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import * as stories from './Tabs.stories.tsx';
import { type TabItem, Tabs } from './Tabs.tsx';

const { Default, WithoutHref, OnPhones } = composeStories(stories);

const findTab = (name: string) => page.getByRole('tab', { name });
const harness = findTab('와이어링 하네스');
const connectors = findTab('커넥터');

afterEach(() => history.replaceState(null, '', location.pathname + location.search));

describe('keyboard', () => {
  it.each([
    { kind: 'links', story: Default },
    { kind: 'buttons', story: WithoutHref },
  ])('$kind: arrows move without opening, Enter opens once', async ({ story }) => {
    const onValueChange = fn();
    await story.run({ args: { ...story.args, onValueChange } });
    await userEvent.tab();
    await expect.element(harness).toHaveFocus();
    // Radix moves the focus asynchronously: one key at a time.
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(harness).not.toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(connectors).toHaveFocus();
    expect(onValueChange).not.toHaveBeenCalled();
    await expect.element(harness).toHaveAttribute('aria-selected', 'true');

    await userEvent.keyboard('{Enter}');
    expect(onValueChange.mock.calls).toEqual([['connectors']]);
    await expect.element(connectors).toHaveAttribute('aria-selected', 'true');
    await expect.element(connectors).toHaveFocus();
    expect(location.hash).toBe('');
    await expectAccessible();

    await userEvent.keyboard('{Home}');
    await expect.element(harness).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(onValueChange.mock.calls).toEqual([['connectors'], ['wiring-harness']]);
    await expectAccessible();
  });

  it('is one tab stop, and the panel the next', async () => {
    await Default.run();
    await userEvent.tab();
    await expect.element(harness).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('tabpanel')).toHaveFocus();
  });
});

describe('Enter with a modifier', () => {
  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'lets the browser open the address elsewhere with %s',
    async (modifier) => {
      const onValueChange = fn();
      await Default.run({ args: { ...Default.args, onValueChange } });
      const press = new KeyboardEvent('keydown', {
        key: 'Enter',
        bubbles: true,
        cancelable: true,
        [modifier]: true,
      });
      connectors.element().dispatchEvent(press);
      expect(press.defaultPrevented).toBe(false);
      expect(onValueChange).not.toHaveBeenCalled();
      await expect.element(harness).toHaveAttribute('aria-selected', 'true');
    },
  );
});

describe('mouse', () => {
  it('opens once on a plain click, also on the open tab without a call', async () => {
    const onValueChange = fn();
    await Default.run({
      args: { ...Default.args, onValueChange },
    });
    await userEvent.click(connectors);
    await userEvent.click(connectors);
    expect(onValueChange.mock.calls).toEqual([['connectors']]);
    expect(location.hash).toBe('');
    await expectAccessible();
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with %s to the browser',
    async (modifier) => {
      const onValueChange = fn();
      await Default.run({
        args: { ...Default.args, onValueChange },
      });
      // Runs after React's listener and prevents the browser from opening a window.
      let prevented: boolean | undefined;
      const see = (event: Event) => {
        prevented = event.defaultPrevented;
        event.preventDefault();
      };
      window.addEventListener('click', see);
      onTestFinished(() => window.removeEventListener('click', see));
      connectors
        .element()
        .dispatchEvent(
          new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
        );
      expect(prevented).toBe(false);
      expect(onValueChange).not.toHaveBeenCalled();
    },
  );
});

describe('before and without scripts', () => {
  it('is a group of links, each reachable, the open one current', async () => {
    renderServerHtml(Default);
    await expect.element(page.getByRole('group', { name: '커넥티드 제품' })).toBeVisible();
    expect(page.getByRole('tab').elements()).toEqual([]);
    const link = page.getByRole('link', { name: '와이어링 하네스' });
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: '정션 블록' })).toHaveFocus();
    await expectAccessible();
  });

  it('hydrates the HTML of the server without errors', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    const problems: unknown[] = [];
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Default />);
    document.body.replaceChildren(place);
    const [before] = place.getElementsByTagName('a');

    const root = hydrateRoot(place, <Default />, {
      onRecoverableError: (problem) => problems.push(problem),
    });
    onTestFinished(() => root.unmount());
    await expect.element(harness).toHaveAttribute('aria-selected', 'true');
    expect(place.getElementsByTagName('a')[0]).toBe(before);
    expect([...problems, ...complaints.mock.calls]).toEqual([]);
    await expectAccessible();
  });
});

describe('the row', () => {
  it('scrolls the open tab into view without moving the document', async () => {
    await page.viewport(360, 640);
    document.body.style.padding = '0 20px';
    onTestFinished(async () => {
      document.body.style.removeProperty('padding');
      await page.viewport(1024, 768);
    });
    await OnPhones.run();
    const { left, right } = findTab('버스바').element().getBoundingClientRect();
    expect([left >= 0, right <= 360]).toEqual([true, true]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  });

  it('scrolls to the open tab again when the font has loaded', async () => {
    const font = Promise.withResolvers<FontFaceSet>();
    const ready = vi.spyOn(FontFaceSet.prototype, 'ready', 'get').mockReturnValue(font.promise);
    onTestFinished(async () => {
      ready.mockRestore();
      await page.viewport(1024, 768);
    });
    await page.viewport(360, 640);
    await OnPhones.run();
    const place = () => findTab('버스바').element().getBoundingClientRect();
    // A fallback font may make it this wide.
    page.getByRole('tablist').element().setAttribute('style', 'letter-spacing: 0.25em');
    expect(place().right).toBeGreaterThan(360);
    font.resolve(document.fonts);
    await font.promise;
    expect(place().right).toBeLessThanOrEqual(360);
  });
});

describe('a value that cannot be part of an address', () => {
  it('is refused with a message', () => {
    const items: TabItem[] = [{ value: 'junction block', label: '정션 블록' }];
    expect(() =>
      renderToString(
        <Tabs
          label="커넥티드 제품"
          items={items}
          value="junction block"
          onValueChange={() => undefined}
        >
          {null}
        </Tabs>,
      ),
    ).toThrow('use letters, digits and hyphens');
  });
});
