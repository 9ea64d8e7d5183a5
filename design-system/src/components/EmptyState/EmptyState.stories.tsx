import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { EmptyState } from './EmptyState.tsx';

const texts = {
  ko: {
    text: '아직 올라온 소식이 없습니다.',
    search: '“익스트루전”에 맞는 소식이 없습니다. 검색어를 줄이거나 다른 말로 찾아보세요.',
    link: { label: '모든 소식 보기', href: '#/press' },
  },
  en: {
    text: 'There is no news yet.',
    search: 'Nothing matches “extrusion”. Try fewer or different words.',
    link: { label: 'See all news', href: '#/press' },
  },
};

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  args: { children: '' },
  render: withControls((args, context) => (
    <EmptyState {...args} link={pick(context, texts).link}>
      {args.children || pick(context, texts).search}
    </EmptyState>
  )),
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLink: Story = {
  render: (args, context) => <EmptyState {...args}>{pick(context, texts).text}</EmptyState>,
};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
      <EmptyState {...args}>{pick(context, texts).text}</EmptyState>
      <EmptyState {...args} link={pick(context, texts).link}>
        {pick(context, texts).search}
      </EmptyState>
    </div>
  ),
};
