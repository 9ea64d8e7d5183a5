import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { PasswordField, type PasswordRule } from './PasswordField.tsx';

const tests: readonly PasswordRule['test'][] = [
  (password) => [...password].length >= 8,
  (password) => /\p{L}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[\p{P}\p{S}]/u.test(password),
];
const getRules = (labels: readonly string[]): PasswordRule[] =>
  tests.map((test, index) => ({ label: labels[index], test }));

const texts = {
  ko: {
    long: '나중에 결과를 확인할 때 쓰실 비밀번호',
    label: '비밀번호',
    hint: '결과를 확인할 때 필요합니다. 다시 찾을 수 없으니 꼭 기억해 주세요.',
    error: '비밀번호는 8자 이상이어야 합니다.',
    rules: getRules(['8자 이상', '글자 포함', '숫자 포함', '특수문자 포함']),
  },
  en: {
    long: 'The password with which you will come back to read the answer',
    label: 'Password',
    hint: 'You need it to see the result. It cannot be recovered, so please remember it.',
    error: 'The password must be at least 8 characters long.',
    rules: getRules(['At least 8 characters', 'A letter', 'A digit', 'A special character']),
  },
};

const meta = {
  title: 'Components/Forms/PasswordField',
  component: PasswordField,
  args: { label: '', autoComplete: 'off' },
  render: withControls(
    withTexts(texts, ({ label, hint, rules }, args) => (
      <PasswordField {...args} label={args.label || label} hint={args.hint ?? hint} rules={rules} />
    )),
  ),
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Rules are checked while typing. */
export const Typed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText(/^(비밀번호|Password)/, { selector: 'input' });
    const expectMet = (count: number) =>
      waitFor(() => expect(canvasElement.querySelectorAll('[data-met]')).toHaveLength(count));
    await expectMet(0);
    await userEvent.type(input, '비밀');
    await expectMet(1);
    await userEvent.type(input, '-2026번호');
    await expectMet(4);
    await expect(canvas.getByRole('status')).toHaveTextContent(/4/);
    await userEvent.clear(input);
    await expectMet(0);
  },
};
/** Shown and hidden again; the value is preserved. */
export const Revealed: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^(비밀번호|Password)/, { selector: 'input' });
    await userEvent.type(input, 'abc-123');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(input).not.toHaveAttribute('data-masked');
    await expect(input).toHaveValue('abc-123');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await expect(input).toHaveAttribute('data-masked');
  },
};
/** For an existing password: no rules. */
export const ExistingPassword: Story = {
  render: (args, context) => <PasswordField {...args} label={pick(context, texts).label} />,
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, hint, rules }, args) => (
    <PasswordField {...args} label={longLabel} hint={`${hint} ${hint} ${hint}`} rules={rules} />
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, hint, error, rules }) => (
    <Stack>
      <PasswordField label={label} autoComplete="off" />
      <PasswordField label={label} hint={hint} rules={rules} autoComplete="off" />
      <PasswordField
        label={label}
        hint={hint}
        error={error}
        required
        rules={rules}
        autoComplete="off"
      />
      <PasswordField label={label} disabled autoComplete="off" />
    </Stack>
  )),
};
