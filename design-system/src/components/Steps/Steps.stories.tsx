import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SAMPLE_PICTURE } from '../../stories/sample-pictures.ts';
import { Stack } from '../Layout/index.ts';
import { type Step, Steps } from './Steps.tsx';

const texts: Record<'ko' | 'en', Record<'visit' | 'long', readonly Step[]>> = {
  ko: {
    visit: [
      { title: '신청', text: '방문할 날과 인원을 적어 보냅니다.' },
      { title: '확인', text: '담당 부서가 일정을 확인해 이메일로 알려 드립니다.' },
      { title: '준비', text: '신분증과 안전화를 준비합니다.' },
      { title: '방문', text: '안내를 받아 생산 라인을 둘러봅니다.' },
    ],
    long: [
      {
        title: '이해관계자 의견 수렴과 중대성 평가',
        text: '임직원과 협력사, 지역사회의 의견을 듣고 환경과 사회에 미치는 영향과 재무에 미치는 영향을 함께 평가하여 다룰 주제를 정합니다.',
      },
      {
        title: '온실가스 배출량 산정과 제3자 검증',
        text: '국내외 모든 사업장의 배출량을 산정하고, 독립된 기관의 검증을 받아 공개합니다.',
      },
    ],
  },
  en: {
    visit: [
      { title: 'Request', text: 'Tell us the day and how many will come.' },
      { title: 'Confirmation', text: 'The department checks the date and writes to you.' },
      { title: 'Preparation', text: 'Bring an identity card and safety shoes.' },
      { title: 'Visit', text: 'We take you along the production line.' },
    ],
    long: [
      {
        title: 'Hearing those concerned and assessing materiality',
        text: 'We listen to employees, suppliers and neighbors, and weigh effects on environment and society together with effects on our results before we choose our topics.',
      },
      {
        title: 'Measuring greenhouse gas emissions and having them verified',
        text: 'We measure the emissions of all sites, have them verified independently and publish them.',
      },
    ],
  },
};

const meta = {
  title: 'Components/Content/Steps',
  component: Steps,
  args: { items: [] },
  render: withControls((args, context) => <Steps {...args} items={pick(context, texts).visit} />),
} satisfies Meta<typeof Steps>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhones: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };

/** A figure above each title. */
export const WithFigures: Story = {
  render: (args, context) => (
    <Steps
      {...args}
      items={pick(context, texts).visit.map((step, index) => ({
        ...step,
        figure: `−${(index + 1) * 25} %`,
      }))}
    />
  ),
};

/** Events with dates and drawings instead of numbers, in rows. */
export const Events: Story = {
  render: (args, context) => (
    <Steps
      {...args}
      numbered={false}
      items={[0, 1].flatMap((decade) =>
        pick(context, texts).visit.map((step, index) => ({
          ...step,
          title: `${step.title} ${decade + 1}`,
          figure: String(1990 + decade * 10 + index),
          picture: <img src={SAMPLE_PICTURE} alt="" width={720} height={440} />,
        })),
      )}
    />
  ),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Steps {...args} items={pick(context, texts).long} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ visit, long: words }) => (
    <Stack gap="large">
      <Steps items={visit} />
      <Steps items={visit.map(({ title }) => ({ title }))} />
      <Steps items={words} />
    </Stack>
  )),
};
