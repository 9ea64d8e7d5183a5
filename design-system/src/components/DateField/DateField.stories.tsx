import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { DateField, TimeField } from './DateField.tsx';

const texts = {
  ko: {
    long: '방문하시려는 날짜를 달력에서 선택해 주세요',
    label: '방문 날짜',
    hint: '한국 날짜입니다. 오늘부터 180일 안에서 고르실 수 있습니다.',
    error: '이미 지난 날짜입니다. 오늘이나 그 뒤의 날짜를 선택해 주세요.',
    time: '방문 시간',
    timeHint: '한국 시간(KST)입니다.',
    timeError: '시간을 14:00과 같은 형식으로 적어 주세요.',
  },
  en: {
    long: 'The day on which you would like to come and see us',
    label: 'Date of your visit',
    hint: 'The date in Korea, from today up to 180 days ahead.',
    error: 'That date has passed. Choose today or a later date.',
    time: 'Time of your visit',
    timeHint: 'Korean time (KST).',
    timeError: 'Write the time like 14:00.',
  },
};

const meta = {
  title: 'Components/Forms/DateField',
  component: DateField,
  subcomponents: { TimeField },
  args: { label: '' },
  render: withControls(
    withTexts(texts, ({ label, hint }, args) => (
      <DateField {...args} label={args.label || label} hint={args.hint ?? hint} />
    )),
  ),
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The value is `YYYY-MM-DD` in every locale. */
export const Default: Story = {
  args: { min: '2026-11-21', max: '2027-05-20' },
};
export const WithError: Story = {
  render: withTexts(texts, ({ label, hint, error }, args) => (
    <DateField {...args} label={label} hint={hint} error={error} required />
  )),
};
export const Time: Story = {
  render: withTexts(texts, ({ time, timeHint }) => <TimeField label={time} hint={timeHint} />),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ long: longLabel, hint }, args) => (
    <DateField {...args} label={longLabel} hint={`${hint} ${hint} ${hint}`} />
  )),
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, hint, error, time, timeHint, timeError }) => (
    <Stack>
      <DateField label={label} hint={hint} defaultValue="2026-12-01" />
      <DateField label={label} hint={hint} error={error} required defaultValue="2026-11-01" />
      <TimeField label={time} hint={timeHint} defaultValue="14:30" />
      <TimeField label={time} hint={timeHint} error={timeError} required />
      <DateField label={label} disabled />
    </Stack>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/방문 날짜|Date of your visit/);
    await expect(input).toHaveAccessibleDescription();
    await fireEvent.change(input, { target: { value: '2026-12-01' } });
    await expect(input).toHaveValue('2026-12-01');
  },
};

export const WithErrorTest: Story = {
  ...WithError,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/방문 날짜|Date of your visit/)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
  },
};

export const TimeTest: Story = {
  ...Time,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/방문 시간|Time of your visit/);
    await fireEvent.change(input, { target: { value: '14:30' } });
    await expect(input).toHaveValue('14:30');
  },
};
