import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { Stack } from '../Layout/index.ts';
import { TextArea, TextField } from '../TextField/index.ts';
import { FormSection } from './FormSection.tsx';

const texts = {
  ko: {
    heading: '1. 연락처',
    intro: '답변을 보내 드릴 곳입니다.',
    next: '2. 내용',
    name: '작성자',
    email: '이메일',
    content: '문의 내용',
  },
  en: {
    heading: '1. How to reach you',
    intro: 'Where we will send our answer.',
    next: '2. Your inquiry',
    name: 'Name',
    email: 'Email',
    content: 'Message',
  },
};

const meta = {
  title: 'Components/FormSection',
  component: FormSection,
  args: { heading: '' },
  render: (args, context) => {
    const { heading, intro, name, email } = pick(context, texts);
    return (
      <FormSection {...args} heading={args.heading || heading} intro={<p>{args.intro ?? intro}</p>}>
        <TextField label={name} required />
        <TextField label={email} required />
      </FormSection>
    );
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its heading names it as a region. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAccessibleName(/^1\. /);
  },
};
export const LongKorean: Story = {
  args: { heading: '1. 문의하신 내용에 대한 답변을 받으실 분의 성함과 연락처를 적어 주세요' },
};
export const LongEnglish: Story = {
  args: { heading: '1. The name and the contacts of the person who should receive our answer' },
};
export const KitchenSink: Story = {
  render: (_, context) => {
    const { heading, intro, next, name, email, content } = pick(context, texts);
    return (
      <Stack gap="large">
        <FormSection heading={heading} intro={<p>{intro}</p>}>
          <TextField label={name} required />
          <TextField label={email} required />
        </FormSection>
        <FormSection heading={next}>
          <TextArea label={content} required />
        </FormSection>
      </Stack>
    );
  },
};
