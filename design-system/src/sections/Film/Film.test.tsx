import { composeStories } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { MessagesProvider } from '../../messages/index.ts';
import korean from '../../messages/ko.json' with { type: 'json' };
import * as stories from './Film.stories.tsx';
import { Film } from './Film.tsx';

const { Default } = composeStories(stories);

const position = page.getByRole('slider', { name: '영상 위치' });
const move = () =>
  document.getAnimations().find(({ effect }) => effect?.getTiming().duration === 4000);

it('stays at the position that is chosen after its end', async () => {
  await Default.run();
  await position.fill('3.5');
  await userEvent.click(page.getByRole('button', { name: '재생' }));
  await expect.poll(() => move()?.playState).toBe('running');
  move()?.finish();
  for (const animation of document.getAnimations()) animation.finish();
  await expect.element(page.getByRole('button', { name: '재생' })).toBeVisible();
  await position.fill('1');
  expect(move()?.playState).toBe('paused');
  expect(move()?.currentTime).toBe(1000);
});

it('continues if the caller renders it again with the same moves in a new array', async () => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  const show = () =>
    flushSync(() =>
      root.render(
        <MessagesProvider messages={korean}>
          <Film
            seconds={4}
            moves={[{ part: 'line', from: 0, until: 4, states: [{ opacity: 0 }, { opacity: 1 }] }]}
            captions={[]}
            picture={
              <svg>
                <path data-part="line" />
              </svg>
            }
          />
        </MessagesProvider>,
      ),
    );
  show();
  await position.fill('2');
  await userEvent.click(page.getByRole('button', { name: '재생' }));
  await expect.poll(() => move()?.playState).toBe('running');
  show();
  expect(move()?.playState).toBe('running');
  expect(move()?.currentTime).toBeGreaterThanOrEqual(2000);
});
