import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';

const texts = {
  ko: {
    long: '답변을 받으실 이메일 주소를 회사 주소로 적어 주세요',
    label: '이메일',
    hint: '이 주소로 답변을 보내 드립니다.',
    error: '이메일 주소를 name@example.com과 같은 형식으로 적어 주세요.',
    message: '내용',
  },
  en: {
    long: 'The email address at which we may reply to you and your colleagues',
    label: 'Email',
    hint: 'We will reply to this address.',
    error: 'Enter an email address in the format name@example.com.',
    message: 'Message',
  },
};

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: '' },
  render: withControls((args, context) => (
    <TextField {...args} label={args.label || pick(context, texts).label} />
  )),
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Hangul input through an input method. */
export const Default: Story = {};
export const WithHint: Story = {
  render: (args, context) => (
    <TextField {...args} label={pick(context, texts).label} hint={pick(context, texts).hint} />
  ),
};
/** Hint and error are both shown, and both describe the control. */
export const WithError: Story = {
  render: withTexts(texts, ({ label, hint, error }, args) => (
    <TextField {...args} label={label} hint={hint} error={error} required />
  )),
};
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'name@example.com' } };
export const Area: Story = {
  render: (_, context) => (
    <TextArea label={pick(context, texts).message} hint={pick(context, texts).hint} />
  ),
};
/** The remainder is shown near the limit only. */
export const AreaNearMaxLength: Story = {
  render: (_, context) => <TextArea label={pick(context, texts).message} maxLength={20} />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox'), '하네스');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByRole('textbox'), ' 견적을 두 가지로 받고 싶습니다');
    await expect(status).not.toBeEmptyDOMElement();
  },
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, hint, error }, args) => (
    <TextField {...args} label={longLabel} hint={`${hint} ${hint} ${hint}`} error={error} />
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, hint, error, message }) => (
    <Stack>
      <TextField label={label} />
      <TextField label={label} hint={hint} required />
      <TextField label={label} hint={hint} error={error} required defaultValue="name@" />
      <TextField label={label} disabled defaultValue="name@example.com" />
      <TextArea label={message} hint={hint} error={error} required />
    </Stack>
  )),
};
