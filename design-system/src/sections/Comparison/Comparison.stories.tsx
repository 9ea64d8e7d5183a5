import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pick, splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { Comparison } from './Comparison.tsx';
import { ComparisonForm } from './ComparisonForm.tsx';

const texts = splitLanguages({
  differences: { ko: '다른 항목만 보기', en: 'Only differences' },
  item: { ko: '항목', en: 'Item' },
  names: {
    ko: ['정션 블록', '인버터', '배터리 차단 장치'],
    en: ['Junction block', 'Inverter', 'Battery disconnect unit'],
  },
  rows: [
    { label: { ko: '정격 전압', en: 'Rated voltage' }, values: ['12 V', '400 V', undefined] },
    {
      label: { ko: '무게', en: 'Weight' },
      values: {
        ko: [
          '0.8 kg',
          [
            { label: '공랭식', value: '7.2 kg' },
            { label: '수랭식', value: '6.1 kg' },
          ],
          '2.4 kg',
        ],
        en: [
          '0.8 kg',
          [
            { label: 'Air-cooled', value: '7.2 kg' },
            { label: 'Water-cooled', value: '6.1 kg' },
          ],
          '2.4 kg',
        ],
      },
    },
  ],
  area: { ko: '친환경', en: 'Eco-Friendly' },
  submit: { ko: '비교하기', en: 'Compare' },
  long: {
    ko: '급속 충전과 완속 충전을 하나의 단자대로 받는 고전압 배전 장치',
    en: 'High-voltage distribution unit that accepts fast and slow charging at one terminal',
  },
});

const getItems = (names: readonly string[]) =>
  names.map((name, index) => ({
    id: String(index),
    name,
    href: `#/item-${index}`,
    picture: <SamplePart title={name} />,
  }));

const meta = {
  title: 'Sections/Products/Comparison',
  component: Comparison,
  subcomponents: { ComparisonForm },
  args: { itemLabel: '', items: [], rows: [] },
  render: withControls(
    withTexts(texts, ({ item, names, rows }, args) => (
      <Comparison
        {...args}
        itemLabel={args.itemLabel || item}
        items={getItems(names)}
        rows={rows}
      />
    )),
  ),
} satisfies Meta<typeof Comparison>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unknown values are "-"; variants have a line each. */
export const Default: Story = {};

export const Two: Story = {
  render: withTexts(texts, ({ item, names, rows }, args) => (
    <Comparison {...args} itemLabel={item} items={getItems(names.slice(0, 2))} rows={rows} />
  )),
};

/** The rows in which all items are alike are hidden. */
export const OnlyDifferences: Story = {
  render: withTexts(texts, ({ item, names, rows, differences }, args) => (
    <Comparison
      {...args}
      itemLabel={item}
      items={getItems(names.slice(0, 2))}
      rows={[...rows, { label: item, values: ['12 V', '12 V'] }]}
      differences={{ label: differences, name: 'differences', form: 'form' }}
    />
  )),
  play: async ({ canvas }) => {
    const countShownRows = () =>
      canvas.getAllByRole('row').filter((row) => row.checkVisibility()).length;
    const before = countShownRows();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(countShownRows()).toBe(before - 1);
  },
};

export const Form: Story = {
  render: (_, context) => {
    const { area, names, submit } = pick(context, texts);
    const options = names.map((label, index) => ({ value: String(index), label }));
    return (
      <ComparisonForm
        action="#/compare"
        name="product"
        value={['1']}
        groups={[{ id: 'eco', label: area, options }]}
        submitLabel={submit}
      />
    );
  },
};

const long: NonNullable<Story['render']> = withTexts(
  texts,
  ({ item, names, rows, long: name }, args) => (
    <Comparison
      {...args}
      itemLabel={item}
      items={getItems([name, ...names.slice(1)])}
      rows={rows}
    />
  ),
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Stack gap="large">
      {long(args, context)}
      {Form.render?.(args, context)}
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getByRole('cell', { name: '-' })).toBeVisible();
    await expect(within(table).getAllByRole('term')).toHaveLength(2);
  },
};

export const FormTest: Story = {
  ...Form,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const [first = '', second = ''] = pick(context, texts).names;
    await expect(canvas.getByRole('group')).toHaveAccessibleName();
    await expect(canvas.getByRole('checkbox', { name: second })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: first })).not.toBeChecked();
  },
};
