import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  render: (_, context) => (
    <a href="#/">
      {pick(context, { ko: '관련 사이트', en: 'Related site' })}
      <VisuallyHidden>
        {pick(context, { ko: ' (새 창)', en: ' (opens in a new tab)' })}
      </VisuallyHidden>
    </a>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Part of the name, not of the picture. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/새 창|new tab/);
  },
};
export const KitchenSink: Story = {};
