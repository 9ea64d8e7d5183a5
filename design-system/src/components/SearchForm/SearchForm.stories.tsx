import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { TextField } from '../TextField/index.ts';
import { SearchForm } from './SearchForm.tsx';

const texts = {
  ko: {
    label: '자주 묻는 질문 찾기',
    hint: '검색어를 띄어 쓰면 모두 들어 있는 질문을 찾습니다.',
    submit: '찾기',
    long: '채용, 견학, 납품, 언론 문의에 관해 자주 묻는 질문과 답에서 찾기',
    longSubmit: '이 조건으로 찾기',
  },
  en: {
    label: 'Search the questions',
    hint: 'Separate words with spaces to find questions that contain all of them.',
    submit: 'Search',
    long: 'Search the questions about recruitment, visits, supply and media inquiries',
    longSubmit: 'Search with these words',
  },
};

const meta = {
  title: 'Components/Forms/SearchForm',
  component: SearchForm,
  args: { action: '#/faq', submitLabel: '', children: null },
  argTypes: { children: { control: false } },
  render: withControls(
    withTexts(texts, ({ label, hint, submit }, args) => (
      <SearchForm {...args} submitLabel={args.submitLabel || submit}>
        <TextField type="search" name="q" label={label} hint={hint} />
      </SearchForm>
    )),
  ),
} satisfies Meta<typeof SearchForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On a phone the button stays next to the field. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas }) => {
    const [field, button] = [canvas.getByRole('searchbox'), canvas.getByRole('button')].map(
      (control) => control.getBoundingClientRect(),
    );
    await expect(button?.left).toBeGreaterThan(field?.right ?? Infinity);
    await expect(button?.bottom).toBeCloseTo(field?.bottom ?? 0, 0);
  },
};

const long: NonNullable<Story['render']> = withTexts(
  texts,
  ({ long: label, hint, longSubmit }, args) => (
    <SearchForm {...args} submitLabel={longSubmit}>
      <TextField type="search" name="q" label={label} hint={hint} />
    </SearchForm>
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
  play: async ({ canvas, context }) => {
    const { label, submit } = pick(context, texts);
    await expect(canvas.getByRole('search')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: label })).toBeVisible();
    await expect(canvas.getByRole('button', { name: submit })).toHaveAttribute('type', 'submit');
  },
};
