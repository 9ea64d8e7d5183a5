import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Link } from '../../components/Link/index.ts';
import { DisclosureIndex } from './DisclosureIndex.tsx';

const texts = {
  ko: {
    heading: '환경',
    items: [
      { code: '302-1', title: '조직 내 에너지 소비', source: '환경' },
      { code: '305-1', title: '직접 온실가스 배출(Scope 1)', source: '환경' },
    ],
    none: { code: '306-5', title: '폐기 처리된 폐기물', source: '공시하지 않음' },
    long: {
      code: '2-27',
      title: '법률과 규정을 지키지 못한 일의 수와 그에 따라 물게 된 벌금과 그 밖의 제재',
      source: '지배구조와 준법 경영에 관한 보고',
    },
  },
  en: {
    heading: 'Environment',
    items: [
      { code: '302-1', title: 'Energy consumption within the organization', source: 'Environment' },
      { code: '305-1', title: 'Direct (Scope 1) GHG emissions', source: 'Environment' },
    ],
    none: { code: '306-5', title: 'Waste directed to disposal', source: 'Not disclosed' },
    long: {
      code: '2-27',
      title:
        'Number of instances of non-compliance with laws and regulations, with fines and sanctions',
      source: 'Report on governance and compliance',
    },
  },
};

const linked = ({ source, ...item }: { code: string; title: string; source: string }) => ({
  ...item,
  source: <Link href="#/environment">{source}</Link>,
});

const meta = {
  title: 'Sections/Evidence/DisclosureIndex',
  component: DisclosureIndex,
  args: { heading: '', items: [] },
  render: withControls(
    withTexts(texts, ({ heading, items, none }, args) => (
      <DisclosureIndex {...args} heading={heading} items={[...items.map(linked), none]} />
    )),
  ),
} satisfies Meta<typeof DisclosureIndex>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A source without a page is text. */
export const Default: Story = {};

const long: NonNullable<Story['render']> = withTexts(
  texts,
  ({ heading, items, long: item, none }, args) => (
    <DisclosureIndex {...args} heading={heading} items={[...[item, ...items].map(linked), none]} />
  ),
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: long,
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
