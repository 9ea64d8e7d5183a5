import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { FileField } from './FileField.tsx';

const texts = {
  ko: {
    long: '문의를 이해하는 데 도움이 되는 도면이나 사진, 사양서를 첨부해 주세요',
    label: '첨부 파일',
    hint: '파일 한 개, 2MB 이하',
    error: '첨부 파일이 2MB를 넘습니다. 2MB 이하의 파일을 선택해 주세요.',
  },
  en: {
    long: 'Attach a drawing, a photograph or a specification that helps us to understand',
    label: 'Attachment',
    hint: 'One file of 2 MB or less',
    error: 'The file is larger than 2 MB. Choose a file of 2 MB or less.',
  },
};
const file = (bytes: number) =>
  new File([new Uint8Array(bytes)], '도면.pdf', { type: 'application/pdf' });

const meta = {
  title: 'Components/Forms/FileField',
  component: FileField,
  args: { label: '' },
  render: withControls(
    withTexts(texts, ({ label, hint }, args) => (
      <FileField id="attachment" {...args} label={args.label || label} hint={hint} />
    )),
  ),
} satisfies Meta<typeof FileField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows name and size of the file; it can be removed and replaced. */
export const Default: Story = {};
/** Validated on selection, not on submission. */
export const TooLarge: Story = {
  render: withTexts(texts, ({ label, hint, error }, args) => (
    <FileField
      {...args}
      label={label}
      hint={hint}
      validate={(chosen) => (chosen.size > 1024 ? error : undefined)}
    />
  )),
};
export const WithError: Story = {
  render: (args, context) => (
    <FileField {...args} label={pick(context, texts).label} error={pick(context, texts).error} />
  ),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, hint }, args) => (
    <FileField {...args} label={longLabel} hint={hint} />
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, hint, error }) => (
    <Stack>
      <FileField label={label} hint={hint} />
      <FileField label={label} hint={hint} error={error} required />
      <FileField label={label} disabled />
    </Stack>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input[type=file]') as HTMLInputElement;
    await userEvent.upload(input, file(2048));
    await expect(canvas.getByText('도면.pdf (2 KB)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /도면\.pdf/ }));
    await expect(input.files).toHaveLength(0);
    await userEvent.upload(input, file(2048));
    await expect(input.files).toHaveLength(1);
  },
};

export const TooLargeTest: Story = {
  ...TooLarge,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.upload(
      canvasElement.querySelector('input[type=file]') as HTMLInputElement,
      file(2048),
    );
    const [message] = canvas.getAllByText(/2MB를 넘습니다|larger than 2 MB/);
    await expect(message).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/2MB를 넘습니다|larger than 2 MB/);
  },
};
