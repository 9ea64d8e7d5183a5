import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { SampleLine, sampleJoint } from '../../stories/SampleParts.tsx';
import { Hero, type HeroDestination } from './Hero.tsx';

const destination = (
  area: HeroDestination['area'],
  label: string,
  detail: string,
): HeroDestination => ({ area, label, detail, href: `#/${area}`, at: sampleJoint(area) });

const texts = {
  ko: {
    title: '자동차의 모든 것을\n한 선으로 잇습니다',
    lead: '1974년부터 전원과 신호가 가야 할 곳까지. 와이어링 하네스에서 고전압 부품, 전자제어장치와 전기차 충전까지 만듭니다.',
    drawing: '한 줄의 선이 세 사업분야로 갈라지는 그림',
    destinations: [
      destination('connected', '연결', '하네스 · 커넥터 · 정션 블록'),
      destination('eco', '친환경', '고전압 · 충전'),
      destination('intelligent', '지능형', '제어기 · 게이트웨이'),
    ],
  },
  en: {
    title: 'Everything in a car,\njoined by one line',
    lead: 'Since 1974 we have taken power and signals where they need to go: from wiring harnesses to high-voltage parts, control units and EV charging.',
    drawing: 'One line that branches to three business areas',
    destinations: [
      destination('connected', 'Connected', 'Harnesses, connectors, junction blocks'),
      destination('eco', 'Eco-Friendly', 'High voltage, charging'),
      destination('intelligent', 'Intelligent', 'Control units, gateways'),
    ],
  },
};

const meta = {
  title: 'Patterns/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { title: '', lead: '', drawing: null, destinations: [] },
  render: (args, context) => {
    const { lead, drawing, ...rest } = pick(context, texts);
    return (
      <Hero {...args} {...rest} lead={<p>{lead}</p>} drawing={<SampleLine title={drawing} />} />
    );
  },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const LongKorean: Story = {
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
};

export const LongEnglish: Story = {
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
