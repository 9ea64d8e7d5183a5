import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Forms/Progress',
  component: Progress,
  args: { label: '' },
  render: withControls((args, context) => (
    <Progress
      {...args}
      label={args.label || pick(context, { ko: '보내는 중입니다', en: 'Sending' })}
    />
  )),
} satisfies Meta<typeof Progress>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { value: 0.4 },
};
/** Indeterminate. */
export const Unknown: Story = {};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (_, context) => (
    <Stack>
      {[0, 0.4, 1].map((value) => (
        <Progress
          key={value}
          value={value}
          label={pick(context, { ko: '보내는 중입니다', en: 'Sending' })}
        />
      ))}
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAccessibleName(/40/);
  },
};
