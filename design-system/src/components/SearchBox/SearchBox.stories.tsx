import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { SearchBox } from './SearchBox.tsx';

const getScope = (title: string, content: string, both: string) => ({
  name: 'in',
  value: 'both',
  options: [
    { value: 'both', label: both },
    { value: 'title', label: title },
    { value: 'content', label: content },
  ],
});

const texts = {
  ko: {
    label: '공지 검색',
    query: '방문예약',
    scope: getScope('제목', '내용', '제목과 내용'),
    long: '채용에 관해 자주 묻는 질문과 답변에서 찾기',
    longQuery: '장애가 있는 지원자가 전형 과정에서 받을 수 있는 편의',
  },
  en: {
    label: 'Search the notices',
    query: 'visit booking',
    scope: getScope('Title', 'Text', 'Title and text'),
    long: 'Search the frequently asked questions about recruitment and their answers',
    longQuery: 'adjustments for applicants with a disability during selection',
  },
};

const meta = {
  title: 'Components/Forms/SearchBox',
  component: SearchBox,
  args: {
    action: '#/notice',
    label: '',
    // A story has no results page.
    onSubmit: (event) => event.preventDefault(),
  },
  render: withControls((args, context) => (
    <SearchBox {...args} label={pick(context, texts).label} />
  )),
} satisfies Meta<typeof SearchBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LabelVisible: Story = { args: { labelVisible: true } };

export const Scoped: Story = {
  render: withTexts(texts, ({ label, scope }, args) => (
    <SearchBox {...args} label={label} scope={scope} />
  )),
};

/** The query of the current results; the clear button empties the field. */
export const Filled: Story = {
  render: withTexts(texts, ({ label, query }, args) => (
    <SearchBox {...args} label={label} query={query} />
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: label, longQuery, scope }, args) => (
    <SearchBox {...args} label={label} labelVisible query={longQuery} scope={scope} />
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, query, scope, long: words, longQuery }, args) => (
    <Stack gap="large">
      <SearchBox {...args} label={label} />
      <SearchBox {...args} label={`${label} 2`} labelVisible query={query} />
      <SearchBox {...args} label={words} labelVisible query={longQuery} scope={scope} />
    </Stack>
  )),
};

export const FilledTest: Story = {
  ...Filled,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox');
    await expect(field).not.toHaveValue('');
    await userEvent.click(canvas.getAllByRole('button')[0] ?? field);
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
