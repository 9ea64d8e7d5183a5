import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { VariantTable } from './VariantTable.tsx';

const texts = {
  ko: {
    caption: '정션 블록 사양',
    itemLabel: '항목',
    variants: ['실내용 기본형', '실내용 능동형', '엔진룸용 능동형'],
    rows: [
      { label: '정격 전압', values: ['12 V', '12 V', '12 V'] },
      { label: '총전류', values: ['150 A', '200 A', '300 A'] },
      { label: '사용 온도', values: ['−40~+85 °C', '−40~+85 °C', '−40~+105 °C'] },
    ],
    long: {
      label: '고온과 저온을 오가는 시험에서 견디는 횟수',
      value: '통신 기능을 더한 확장형에서만 선택할 수 있음',
    },
  },
  en: {
    caption: 'Specifications of the junction block',
    itemLabel: 'Item',
    variants: ['Cabin, passive', 'Cabin, active', 'Engine bay, active'],
    rows: [
      { label: 'Rated voltage', values: ['12 V', '12 V', '12 V'] },
      { label: 'Total current', values: ['150 A', '200 A', '300 A'] },
      {
        label: 'Operating temperature',
        values: ['−40 to +85 °C', '−40 to +85 °C', '−40 to +105 °C'],
      },
    ],
    long: {
      label: 'Changes between high and low temperature that it withstands',
      value: 'Available for the extended version with a network link',
    },
  },
};

const getId = (index: number) => `variant-${index + 1}`;

const meta = {
  title: 'Sections/Products/VariantTable',
  component: VariantTable,
  args: { caption: '', itemLabel: '', variants: [], rows: [] },
  render: withControls(
    withTexts(texts, ({ long: _long, variants, ...words }, args) => (
      <VariantTable
        {...args}
        {...words}
        variants={variants.map((label, index) => ({ id: getId(index), label }))}
      />
    )),
  ),
} satisfies Meta<typeof VariantTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One variant: nothing to choose. */
export const OneVariant: Story = {
  render: withTexts(texts, ({ long: _long, variants, rows, ...words }, args) => (
    <VariantTable
      {...args}
      {...words}
      variants={variants.slice(0, 1).map((label, index) => ({ id: getId(index), label }))}
      rows={rows.map(({ label, values }) => ({ label, values: values.slice(0, 1) }))}
    />
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: row, variants, rows, ...words }, args) => (
    <VariantTable
      {...args}
      {...words}
      variants={variants.map((label, index) => ({
        id: getId(index),
        label: `${label}, ${label}`,
      }))}
      rows={[...rows, { label: row.label, values: variants.map(() => row.value) }]}
    />
  )),
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
