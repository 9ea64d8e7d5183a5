import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SearchCombobox, type SearchComboboxProps } from './SearchCombobox.tsx';

const texts = {
  ko: {
    label: '홈페이지에서 찾기',
    typed: '하네스',
    countLabel: (count: number) => `추천 ${count}건`,
    options: [
      { href: '#/harness', title: '와이어링 하네스', kind: '제품' },
      { href: '#/hv', title: '고전압 와이어링 하네스', kind: '제품' },
      { href: '#/harness', title: '하네스', kind: '용어' },
    ],
    long: [
      {
        href: '#/long',
        title: '필리핀 라구나 공장, 고전압 하네스 조립과 전수 검사 자동화 구간을 넓힌다',
        kind: '뉴스룸',
      },
      { href: '#/harness', title: '와이어링 하네스', kind: '제품' },
    ],
  },
  en: {
    label: 'Search this website',
    typed: 'harness',
    countLabel: (count: number) => `Suggestions: ${count}`,
    options: [
      { href: '#/harness', title: 'Wiring harness', kind: 'Product' },
      { href: '#/hv', title: 'High-voltage wiring harness', kind: 'Product' },
      { href: '#/harness', title: 'Harness', kind: 'Term' },
    ],
    long: [
      {
        href: '#/long',
        title: 'Laguna plant automates more of its high-voltage harness assembly and inspection',
        kind: 'Press',
      },
      { href: '#/harness', title: 'Wiring harness', kind: 'Product' },
    ],
  },
};

/** Suggests all options for any input. */
function ComboboxWithOptions({ options, onQueryChange, ...rest }: SearchComboboxProps) {
  const [words, setWords] = useState('');
  return (
    <SearchCombobox
      {...rest}
      options={words.trim() === '' ? [] : options}
      onQueryChange={(typed) => {
        setWords(typed);
        onQueryChange(typed);
      }}
    />
  );
}
// The name in the code that Storybook shows.
ComboboxWithOptions.displayName = 'SearchCombobox';

const meta = {
  title: 'Components/Forms/SearchCombobox',
  component: SearchCombobox,
  args: {
    action: '#/search',
    label: '',
    options: [],
    onQueryChange: (_words): void => undefined,
    onOptionSelect: (_option): void => undefined,
    countLabel: String,
    // A story has no results page.
    onSubmit: (event) => event.preventDefault(),
  },
  render: withControls(
    withTexts(texts, ({ label, options, countLabel }, args) => (
      <ComboboxWithOptions
        {...args}
        label={label}
        labelVisible
        options={options}
        countLabel={countLabel}
      />
    )),
  ),
} satisfies Meta<typeof SearchCombobox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

async function type({ canvas, ...context }: Pick<StoryContext, 'globals' | 'canvas'>) {
  await userEvent.type(canvas.getByRole('combobox'), pick(context, texts).typed);
  await expect(await canvas.findByRole('listbox')).toBeVisible();
}

/** Suggestions appear while typing. */
export const Open: Story = { play: type };

/** Arrow keys move through the suggestions; the focus remains in the input. */
export const Chosen: Story = {};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <ComboboxWithOptions
      {...args}
      label={pick(context, texts).label}
      labelVisible
      options={pick(context, texts).long}
    />
  ),
  play: type,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: type,
};

export const ChosenTest: Story = {
  ...Chosen,
  tags: ['!autodocs', '!dev'],
  play: async (context) => {
    await type(context);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(context.canvas.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  },
};
