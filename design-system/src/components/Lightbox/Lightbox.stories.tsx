import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { lengthenTitles, samples } from '../Gallery/Gallery.samples.tsx';
import { Gallery, type GalleryItem } from '../Gallery/index.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

/** A gallery and its lightbox; on the site the URL contains the open item. */
function Page({ items, value, ...rest }: LightboxProps & { items: readonly GalleryItem[] }) {
  const [open, setOpen] = useState(value);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const href = (event.target as Element).closest('a')?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      setOpen(href.slice(1));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  return (
    <>
      <Gallery items={items} lightbox />
      <Lightbox {...rest} items={items} value={open} onValueChange={setOpen} />
    </>
  );
}
// The name in the code that Storybook shows.
Page.displayName = 'Lightbox';

const meta = {
  title: 'Components/Media/Lightbox',
  component: Lightbox,
  args: { items: [], value: undefined, onValueChange: fn() },
  render: withControls((args, context) => (
    <Page key={args.value} {...args} items={pick(context, samples).items} />
  )),
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Closed initially: a picture opens it. */
export const Default: Story = {};

export const Open: Story = { args: { value: 'item-2' } };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <Page {...args} value="item-1" items={lengthenTitles(pick(context, samples).items)} />
  ),
};

/** Arrow keys go through the items cyclically; Escape returns the focus to the item shown last. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link');
    await userEvent.click(links[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await expect(dialog).toHaveTextContent('2 / 4');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(dialog).toHaveTextContent('4 / 4');
    // The browser handles arrow keys with a modifier: Alt and the left arrow go back.
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(dialog).toHaveTextContent('4 / 4');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(links[3]).toHaveFocus();
  },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { value: 'item-3' },
};
