import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Row, Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { CopyButton } from './CopyButton.tsx';

const texts = {
  ko: {
    text: '인천광역시 연수구 송도과학로 000',
    of: '주소',
    long: '방문하실 때 내비게이션에 그대로 넣을 수 있는 본사와 기술연구소의 도로명 주소',
  },
  en: {
    text: '000 Songdogwahak-ro, Yeonsu-gu, Incheon, Korea',
    of: 'address',
    long: 'the street address of the head office and research center, ready for your navigation system',
  },
};

/** A fake for the browser's clipboard, which tests must not use. */
const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });

const allowed = () => clipboard(() => Promise.resolve());
const forbidden = () => clipboard(() => Promise.reject(new Error('NotAllowedError')));

const meta = {
  title: 'Components/Actions/CopyButton',
  component: CopyButton,
  args: { text: '' },
  render: withControls(
    withTexts(texts, ({ text, of }, args) => <CopyButton {...args} text={text} of={of} />),
  ),
} satisfies Meta<typeof CopyButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Secondary: Story = { args: { variant: 'secondary' } };

/** The label changes in place and the status is announced once. */
export const Copied: Story = {
  beforeEach: () => void allowed(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/\S/));
  },
};

/** Without clipboard access: the text appears selected. */
export const ManualCopy: Story = {
  beforeEach: () => void forbidden(),
};

export const Long: Story = {
  ...ManualCopy,
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: words }, args) => (
    <CopyButton {...args} text={words} of={words} />
  )),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ text, of }) => (
    <Stack>
      {(['quiet', 'secondary', 'primary'] as const).map((variant) => (
        <Row key={variant}>
          <Text>{text}</Text>
          <CopyButton text={text} of={of} variant={variant} />
        </Row>
      ))}
      <Row>
        <CopyButton kind="link" variant="secondary" text="https://example.com/" of={of} />
      </Row>
    </Stack>
  )),
};

export const ManualCopyTest: Story = {
  ...ManualCopy,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const field = await canvas.findByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionEnd).toBe(field.value.length);
  },
};
