import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { FilterTabs, type FilterTabsProps } from './FilterTabs.tsx';

const items = (...pairs: readonly (readonly [label: string, count: number])[]) =>
  pairs.map(([label, count], index) => ({
    value: `filter-${index}`,
    label,
    href: `#/press?filter=${index}`,
    count,
  }));

const texts = {
  ko: {
    label: '기사의 종류',
    items: items(['전체', 48], ['글로벌 소식', 17], ['R&D 소식', 19], ['보도 자료', 12]),
    longLabel: '일하는 분야',
    long: items(
      ['전체', 128],
      ['연구개발 및 선행 기술', 41],
      ['생산 기술과 품질 보증', 36],
      ['국내외 영업과 구매', 29],
      ['경영 지원과 정보 보호', 22],
    ),
  },
  en: {
    label: 'Kind of article',
    items: items(['All', 48], ['Global news', 17], ['R&D news', 19], ['Press releases', 12]),
    longLabel: 'Field of work',
    long: items(
      ['All', 128],
      ['Research and advance development', 41],
      ['Production engineering and quality', 36],
      ['Sales and purchasing', 29],
      ['Management support and information security', 22],
    ),
  },
};

/** Stores the value in state; a page uses the URL. */
function FilterTabsWithState({ value: first, ...rest }: FilterTabsProps) {
  const [value, setValue] = useState(first);
  return <FilterTabs {...rest} value={value} onValueChange={setValue} />;
}
// The name in the code that Storybook shows.
FilterTabsWithState.displayName = 'FilterTabs';

const withoutCounts = (all: FilterTabsProps['items']) =>
  all.map(({ value, label, href }) => ({ value, label, href }));

const meta = {
  title: 'Components/Navigation/FilterTabs',
  component: FilterTabs,
  parameters: { bleeds: true },
  args: { label: '', items: [], value: 'filter-0' },
  render: withControls(
    withTexts(texts, ({ label, items: choice }, args) => (
      <FilterTabsWithState key={args.value} {...args} label={label} items={choice} />
    )),
  ),
} satisfies Meta<typeof FilterTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutCounts: Story = {
  render: withTexts(texts, ({ label, items: choice }, args) => (
    <FilterTabsWithState {...args} label={label} items={withoutCounts(choice)} />
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ longLabel, long: choice }, args) => (
    <FilterTabsWithState {...args} label={longLabel} items={choice} value="filter-2" />
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, items: choice, longLabel, long: many }, args) => (
    <Stack>
      <FilterTabs {...args} label={label} items={choice} />
      <FilterTabs {...args} label={`${label} 2`} items={withoutCounts(choice)} value="filter-1" />
      <FilterTabs {...args} label={longLabel} items={many} value="filter-2" />
    </Stack>
  )),
};
