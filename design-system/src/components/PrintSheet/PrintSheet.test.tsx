import { composeStories } from '@storybook/react-vite';
import { cdp } from 'vitest/browser';
import { expect, it, onTestFinished } from 'vitest';

import * as stories from './PrintSheet.stories.tsx';

const { Default } = composeStories(stories);

it('leaves everything else of the page out of print', async () => {
  await Default.run();
  const [sheet, other] = document.querySelectorAll('main > *');
  expect(other?.checkVisibility()).toBe(true);
  const { send } = cdp() as unknown as {
    send: (method: string, parameters: object) => Promise<void>;
  };
  onTestFinished(() => send.call(cdp(), 'Emulation.setEmulatedMedia', { media: '' }));
  await send.call(cdp(), 'Emulation.setEmulatedMedia', { media: 'print' });
  expect(sheet?.checkVisibility()).toBe(true);
  expect(other?.checkVisibility()).toBe(false);
});
