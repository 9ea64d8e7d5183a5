import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { ConsentField } from './ConsentField.tsx';

const texts = {
  ko: {
    label: '개인정보 수집·이용에 동의합니다',
    error: '동의해야 문의를 보낼 수 있습니다.',
    notices: [
      { term: '목적', text: '문의 내용 확인과 답변' },
      { term: '항목', text: '필수: 작성자, 이메일, 제목, 내용. 선택: 회사명, 연락처' },
      { term: '기간', text: '답변을 마칠 때까지 보관하고, 답변한 뒤 삭제합니다.' },
      { term: '거부할 권리', text: '동의하지 않으실 수 있습니다. 다만 온라인 상담이 제한됩니다.' },
    ],
  },
  en: {
    label: 'I agree to the collection and use of my personal data',
    error: 'To send an inquiry, agree to the collection of personal data.',
    notices: [
      { term: 'Purpose', text: 'To understand your inquiry and to answer it' },
      { term: 'Items', text: 'Required: name, email, subject, message. Optional: company, phone' },
      { term: 'Period', text: 'Until we have answered your inquiry; then it is deleted.' },
      { term: 'Right to refuse', text: 'You may refuse. Online consultation is then limited.' },
    ],
  },
};

const meta = {
  title: 'Components/Forms/ConsentField',
  component: ConsentField,
  args: { label: '', notices: [] },
  render: withControls(
    withTexts(texts, ({ label, notices }, args) => (
      <ConsentField {...args} label={label} notices={notices} />
    )),
  ),
} satisfies Meta<typeof ConsentField>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Unchecked initially; the four notices describe it. */
export const Default: Story = {
  args: { required: true },
};
/** Optional consent. */
export const Optional: Story = {};
export const WithError: Story = {
  render: withTexts(texts, ({ label, notices, error }, args) => (
    <ConsentField {...args} label={label} notices={notices} error={error} required />
  )),
};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (_, context) => {
    const { label, notices } = pick(context, texts);
    const times = pick(context, {
      ko: (text: string) => text.repeat(3),
      en: (text: string) => `${text} ${text} ${text}`,
    });
    return (
      <ConsentField
        label={label}
        notices={notices.map((notice) => ({ ...notice, text: times(notice.text) }))}
      />
    );
  },
};
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, notices, error }) => (
    <Stack>
      <ConsentField label={label} notices={notices} required />
      <ConsentField label={label} notices={notices} />
      <ConsentField label={label} notices={notices} error={error} required />
    </Stack>
  )),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(/목적|Purpose/);
    await expect(box).toHaveAttribute('aria-required', 'true');
  },
};
