import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { Stack } from '../Layout/index.ts';
import { RadioGroup, type RadioOption } from './RadioGroup.tsx';

const options = (...labels: string[]): RadioOption[] =>
  labels.map((label, index) => ({ value: String(index + 1), label }));

const texts = {
  ko: {
    legend: '제보 유형',
    hint: '가장 가까운 것 하나를 골라 주세요.',
    error: '제보 유형을 골라 주세요.',
    types: options(
      '뇌물·접대·리베이트',
      '횡령·절도·사기',
      '불공정 거래',
      '영업비밀 침해',
      '사내 규정 위반',
      '인권 침해',
      '환경',
      '안전',
      '기타',
    ),
    question: '문의 유형',
    cards: [
      { value: 'customer', label: '고객 문의', hint: '제품과 견적, 기술 자료' },
      { value: 'partner', label: '협력사 문의', hint: '거래와 공급, 구매 절차' },
      { value: 'other', label: '기타 문의', hint: '그 밖의 모든 문의' },
    ],
  },
  en: {
    legend: 'Type of report',
    hint: 'Choose the one that comes closest.',
    error: 'Choose what your report is about.',
    types: options(
      'Bribes, entertainment, kickbacks',
      'Embezzlement, theft, fraud',
      'Unfair trade',
      'Trade secrets',
      'Violation of internal rules',
      'Human rights',
      'Environment',
      'Safety',
      'Other',
    ),
    question: 'Type of inquiry',
    cards: [
      { value: 'customer', label: 'Customer', hint: 'Products, quotations, technical documents' },
      { value: 'partner', label: 'Partner', hint: 'Trading, supply and purchasing' },
      { value: 'other', label: 'Other', hint: 'Everything else' },
    ],
  },
};

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { legend: '', options: [], name: 'type' },
  render: (args, context) => {
    const { legend, types } = pick(context, texts);
    return (
      <RadioGroup
        {...args}
        legend={args.legend || legend}
        options={args.options.length > 0 ? args.options : types}
      />
    );
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One stop of the keyboard; the arrows choose. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).not.toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toBeChecked();
  },
};
export const Chosen: Story = { args: { defaultValue: '3', required: true } };
/** Few options that each need a sentence. */
export const Cards: Story = {
  render: (args, context) => {
    const { question, cards } = pick(context, texts);
    return (
      <RadioGroup
        {...args}
        legend={question}
        options={cards}
        variant="card"
        defaultValue="customer"
      />
    );
  },
};
export const WithError: Story = {
  render: (args, context) => {
    const { legend, types, hint, error } = pick(context, texts);
    return (
      <RadioGroup {...args} legend={legend} options={types} hint={hint} error={error} required />
    );
  },
};
export const LongKorean: Story = {
  args: {
    legend: '어떤 일에 대한 제보인지 아래에서 가장 가까운 것을 하나만 골라 주십시오',
    options: options(
      '부당한 영향력 행사와 그로 인한 불이익, 또는 사내 규정을 어긴 업무 지시',
      '기타',
    ),
  },
};
export const LongEnglish: Story = {
  args: {
    legend: 'Which of the following comes closest to what you would like to report?',
    options: options(
      'Improper exercise of influence, and disadvantages that somebody suffered because of it',
      'Other',
    ),
  },
};
export const KitchenSink: Story = {
  render: (_, context) => {
    const { legend, hint, error, types, question, cards } = pick(context, texts);
    return (
      <Stack gap="large">
        <RadioGroup name="one" legend={legend} hint={hint} options={types} defaultValue="3" />
        <RadioGroup name="two" legend={legend} error={error} options={types} required />
        <RadioGroup
          name="three"
          legend={question}
          options={cards}
          variant="card"
          defaultValue="customer"
          required
        />
        <RadioGroup name="four" legend={question} options={cards} variant="card" error={error} />
        <RadioGroup name="five" legend={question} options={cards} disabled />
      </Stack>
    );
  },
};
