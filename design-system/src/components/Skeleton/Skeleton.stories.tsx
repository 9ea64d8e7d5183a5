import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Stack } from '../Layout/index.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Appears after a delay: fast responses show nothing. */
export const Default: Story = {};

export const OneRow: Story = { args: { rows: 1 } };

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      <Skeleton rows={1} />
      <Skeleton rows={4} />
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[role=status]');
    await expect(place?.clientHeight).toBeGreaterThan(100);
    await waitFor(() => expect(place).toBeVisible());
  },
};
