import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { LoadingFallback } from './LoadingFallback.tsx';

const meta = {
  title: 'Components/Feedback/LoadingFallback',
  component: LoadingFallback,
  parameters: { layout: 'fullscreen' },
  args: { children: '' },
  render: withControls((args, context) => (
    <div style={{ minHeight: '12rem' }}>
      <LoadingFallback {...args}>
        {args.children ||
          pick(context, { ko: '다음 화면을 불러오고 있습니다', en: 'Loading the next page' })}
      </LoadingFallback>
    </div>
  )),
} satisfies Meta<typeof LoadingFallback>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReducedMotion: Story = { globals: { motion: 'reduced' } };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <LoadingFallback {...args}>
      {pick(context, {
        ko: '연결이 느려 다음 화면을 불러오는 데 평소보다 오래 걸리고 있습니다',
        en: 'The connection is slow, and the next page takes longer than usual',
      })}
    </LoadingFallback>
  ),
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
