import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SummaryList } from './SummaryList.tsx';

const texts = {
  ko: [
    { term: '방문 사업장', text: '본사·제1공장' },
    { term: '방문 일시', text: '2026년 12월 1일 화요일 14:00 (한국 시간)' },
    { term: '방문 목적', text: '정션 블록 품질 협의\n양산 일정 확인' },
  ],
  en: [
    { term: 'Site', text: 'Head office and plant 1' },
    { term: 'Date and time', text: 'Tuesday, December 1, 2026, 14:00 (Korean time)' },
    { term: 'Purpose', text: 'Quality of the junction block\nSchedule of production' },
  ],
};
const long = (items: (typeof texts)['ko']) =>
  items.map(({ term, text }) => ({
    term: `${term} ${term} ${term}`,
    text: `${text} `.repeat(8).trim(),
  }));

const meta = {
  title: 'Components/Data/SummaryList',
  component: SummaryList,
  args: { items: [] },
  render: withControls((args, context) => (
    <SummaryList {...args} items={args.items.length > 0 ? args.items : pick(context, texts)} />
  )),
} satisfies Meta<typeof SummaryList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Terms and values in the order of the form. */
export const Default: Story = {};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => meta.render({ ...args, items: long(pick(context, texts)) }, context),
};
export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};
