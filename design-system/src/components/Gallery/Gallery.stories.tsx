import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { lengthenTitles, samples } from './Gallery.samples.tsx';
import { Gallery } from './Gallery.tsx';

const meta = {
  title: 'Components/Media/Gallery',
  component: Gallery,
  args: { items: [] },
  render: withControls((args, context) => (
    <Gallery {...args} items={pick(context, samples).items} />
  )),
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFilters: Story = {
  render: (args, context) => <Gallery {...args} {...pick(context, samples)} />,
};

/** Selecting a filter hides other items and announces the number of results; operable by keyboard. */
export const Filtering: Story = {
  ...WithFilters,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio')[1] as HTMLElement);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^2\D/);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

const long: NonNullable<Story['render']> = withTexts(samples, ({ items, filters }, args) => (
  <Gallery {...args} items={lengthenTitles(items)} filters={filters} />
));

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: long,
};
