import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Button } from '../Button/index.ts';
import { Stack } from '../Layout/index.ts';
import { TextField } from '../TextField/index.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

const texts = {
  ko: {
    heading: '수정할 항목이 2개 있습니다',
    send: '보내기',
    name: '작성자',
    email: '이메일',
    nameError: '작성자 이름을 적어 주세요.',
    emailError: '답변받을 이메일 주소를 입력해 주세요.',
  },
  en: {
    heading: 'There are 2 things to correct',
    send: 'Send',
    name: 'Name',
    email: 'Email',
    nameError: 'Enter your name.',
    emailError: 'Enter the email address we should reply to.',
  },
};

const meta = {
  title: 'Components/Forms/ErrorSummary',
  component: ErrorSummary,
  args: { heading: '', items: [], attempt: 0 },
  render: withControls(
    withTexts(texts, (words, args) => (
      <Stack>
        <ErrorSummary
          {...args}
          heading={words.heading}
          items={[
            { field: 'summary-name', text: words.nameError },
            { field: 'summary-email', text: words.emailError },
          ]}
        />
        <TextField id="summary-name" label={words.name} error={words.nameError} required />
        <TextField id="summary-email" label={words.email} error={words.emailError} required />
      </Stack>
    )),
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Takes the focus after each failed submission; its links lead to the controls. */
export const Default: Story = {
  render: withControls(function Submitted(args, context) {
    const [attempt, setAttempt] = useState(0);
    return (
      <Stack>
        {meta.render({ ...args, attempt }, context)}
        <Button onClick={() => setAttempt(attempt + 1)}>{pick(context, texts).send}</Button>
      </Stack>
    );
  }),
};
/** Before the first submission it does not take the focus. */
export const Unfocused: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveFocus();
  },
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => {
    const { heading, emailError, nameError } = pick(context, texts);
    const text = `${emailError} ${emailError} ${nameError}`;
    return <ErrorSummary {...args} heading={heading} items={[{ field: 'none', text }]} />;
  },
};
export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    await userEvent.click(canvas.getByRole('button', { name: pick(context, texts).send }));
    await expect(canvas.getByRole('group')).toHaveFocus();
    // Only with the role, screen readers would repeat the whole summary with each corrected error.
    await expect(canvas.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
    const [, second] = canvas.getAllByRole('link');
    if (second) await userEvent.click(second);
    await expect(canvas.getAllByRole('textbox')[1]).toHaveFocus();
  },
};
