import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { Steps } from './Steps.tsx';

const texts = {
  ko: [
    { title: '접수', text: '보내 주신 문의가 담당 부서로 갑니다.' },
    { title: '확인', text: '부서가 내용을 읽고 필요한 자료를 모읍니다.' },
    { title: '답변', text: '적어 주신 이메일로 답해 드립니다.' },
    { title: '삭제', text: '답변을 마치면 개인정보를 지웁니다.' },
  ],
  en: [
    { title: 'Received', text: 'Your inquiry goes to the department responsible.' },
    { title: 'Read', text: 'The department looks into it.' },
    { title: 'Answered', text: 'We reply to the email address you gave.' },
    { title: 'Deleted', text: 'Once it is answered, your data is deleted.' },
  ],
};

const meta = {
  title: 'Components/Steps',
  component: Steps,
  args: { items: [] },
  render: (args, context) => (
    <Steps {...args} items={args.items.length > 0 ? args.items : pick(context, texts)} />
  ),
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Three: Story = {
  render: (_, context) => <Steps items={pick(context, texts).slice(0, 3)} />,
};
export const LongKorean: Story = {
  args: {
    items: texts.ko.map((item) => ({ ...item, text: `${item.text} ${item.text} ${item.text}` })),
  },
};
export const LongEnglish: Story = {
  args: {
    items: texts.en.map((item) => ({ ...item, text: `${item.text} ${item.text} ${item.text}` })),
  },
};
export const KitchenSink: Story = {};
