import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Heading } from '../Heading/index.ts';
import { Confirmation } from './Confirmation.tsx';

const texts = {
  ko: {
    heading: '문의가 접수되었습니다',
    text: '담당 부서가 확인하고 3영업일 안에 이메일로 답변드립니다.',
    long: '방문예약이 정상적으로 접수되었습니다. 담당자가 방문 목적과 일정을 확인하고 있습니다',
  },
  en: {
    heading: 'We have received your inquiry',
    text: 'The department responsible will reply by email within 3 business days.',
    long: 'Your reservation has been received, and your host is checking the purpose and time of the visit',
  },
};

const meta = {
  title: 'Components/Forms/Confirmation',
  component: Confirmation,
  render: withControls((args, context) => (
    <Confirmation {...args}>
      <Heading>{pick(context, texts).heading}</Heading>
      <p>{pick(context, texts).text}</p>
    </Confirmation>
  )),
} satisfies Meta<typeof Confirmation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <Confirmation {...args}>
      <Heading>{pick(context, texts).long}</Heading>
      <p>{pick(context, texts).text}</p>
    </Confirmation>
  ),
};
export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
