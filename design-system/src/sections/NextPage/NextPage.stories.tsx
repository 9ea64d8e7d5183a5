import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { samplePicture } from '../../stories/site.tsx';
import { NextPage } from './NextPage.tsx';

const texts = {
  ko: {
    label: 'ESG 경영에서 다음',
    heading: '사회공헌',
    text: '전기를 다루는 기술로 지역사회를 돕습니다.',
    longTitle: '고전압 와이어링 하네스와 배터리 모듈 플렉시블 버스바',
    longText:
      '설계에서 검증, 양산까지 한곳에서 이어지므로 바뀐 요구를 빠르게 반영하고, 자동차가 다니는 모든 날 동안 전원과 신호를 필요한 곳까지 연결합니다.',
  },
  en: {
    label: 'Next in ESG management',
    heading: 'Social contribution',
    text: 'We support our communities with our electrical skills.',
    longTitle: 'Certifications, accreditations and customer awards',
    longText:
      'Design, verification and production happen in one place, so a change is taken up quickly, and power and signals arrive where they are needed for as long as the car is driven.',
  },
};

const meta = {
  title: 'Sections/Pages/NextPage',
  component: NextPage,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { label: '', heading: '', href: '#/next', picture: samplePicture },
  argTypes: { picture: { control: false } },
  render: withControls(
    withTexts(texts, ({ label, heading, text }, args) => (
      <NextPage {...args} label={label} heading={heading} text={text} />
    )),
  ),
} satisfies Meta<typeof NextPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const InAnArea: Story = { args: { accent: 'second' } };

export const WithoutDrawing: Story = { args: { picture: undefined } };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ label, longTitle, longText }, args) => (
    <NextPage {...args} label={label} heading={longTitle} text={longText} />
  )),
};

/** All accents. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ label, heading, text }, args) => (
    <>
      {([undefined, 'first', 'second', 'third'] as const).map((accent) => (
        <NextPage
          key={accent ?? 'none'}
          {...args}
          accent={accent}
          label={`${label} ${accent ?? ''}`.trim()}
          heading={heading}
          text={text}
        />
      ))}
    </>
  )),
};
