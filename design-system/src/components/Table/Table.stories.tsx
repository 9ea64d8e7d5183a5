import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { Table } from './Table.tsx';

const texts = {
  ko: {
    caption: '정션 블록 사양을 실내용과 엔진룸용으로 견준 표',
    columns: ['항목', '실내용', '엔진룸용'],
    rows: [
      ['정격 전압', '12\u00A0V', '12\u00A0V / 48\u00A0V'],
      ['총 전류', '150\u00A0A', '300\u00A0A'],
      ['방수·방진 등급 (ISO 20653)', 'IP5K2', 'IP6K7'],
    ],
  },
  en: {
    caption: 'Junction block: cabin and engine-bay versions compared',
    columns: ['Item', 'Cabin', 'Engine bay'],
    rows: [
      ['Rated voltage', '12\u00A0V', '12\u00A0V / 48\u00A0V'],
      ['Total current', '150\u00A0A', '300\u00A0A'],
      ['Ingress protection (ISO 20653)', 'IP5K2', 'IP6K7'],
    ],
  },
};

const meta = {
  title: 'Components/Table',
  component: Table,
  args: { caption: '', columns: [], rows: [] },
  render: (args, context) => <Table {...args} {...pick(context, texts)} />,
} satisfies Meta<typeof Table>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(3);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};
export const CaptionHidden: Story = { args: { captionVisible: false } };
export const Numeric: Story = { args: { numeric: true } };

/** Where it is wider than its place it scrolls by itself, and the keyboard can reach it. */
export const Overflowing: Story = {
  render: (args, context) => (
    <div style={{ inlineSize: '16rem' }}>
      <Table {...args} {...pick(context, texts)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('region')).toHaveAttribute('tabindex', '0'));
  },
};
export const LongKorean: Story = {
  render: (args) => (
    <Table
      {...args}
      {...texts.ko}
      rows={[
        ...texts.ko.rows,
        [
          '적용 규격',
          'ISO 8820, ISO 7588, ISO 16750, ISO 20653, USCAR-2를 모두 만족하도록 설계하고 시험합니다.',
          'ISO 8820',
        ],
      ]}
    />
  ),
};
export const LongEnglish: Story = {
  render: (args) => (
    <Table
      {...args}
      {...texts.en}
      rows={[
        ...texts.en.rows,
        [
          'Standards',
          'Designed and tested to ISO 8820, ISO 7588, ISO 16750, ISO 20653 and USCAR-2.',
          'ISO 8820',
        ],
      ]}
    />
  ),
};
export const KitchenSink: Story = {
  render: (_, context) => (
    <>
      <Table {...pick(context, texts)} />
      <Table {...pick(context, texts)} numeric captionVisible={false} />
    </>
  ),
};
