import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SampleLine, getSampleMarkers } from '../../stories/SampleParts.tsx';
import { Hero, type HeroDestination, type HeroPlace } from './Hero.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32"><path d="M8 16l16-8 16 8-16 8z" fill="none" stroke="gray"/></svg>')}`;

type Sample = readonly [name: string, fact: string, x: number, y: number, tone?: 'emphasis'];

const getPlaces = (samples: readonly Sample[]): HeroPlace[] =>
  samples.map(([name, fact, x, y, tone]) => ({
    name,
    fact,
    x,
    y,
    tone,
    href: `#/${name}`,
    picture: <img src={PICTURE} alt="" />,
  }));

const destination = (
  area: HeroDestination['area'],
  label: string,
  detail: string,
  more: string,
  places: readonly Sample[],
): HeroDestination => ({
  area,
  label,
  detail,
  more,
  href: `#/${area}`,
  at: getSampleMarkers(area),
  places: getPlaces(places),
});

const texts = {
  ko: {
    heading: '자동차의 모든 것을\n한 선으로 잇습니다',
    lead: '1974년부터 전원과 신호가 가야 할 곳까지. 와이어링 하네스에서 고전압 부품, 전자제어장치와 전기차 충전까지 만듭니다.',
    drawing: '한 줄의 선이 세 사업분야로 갈라지는 그림',
    destinations: [
      destination('first', '커넥티드', '하네스 · 커넥터', '제품 2종', [
        ['와이어링 하네스', '전선 단면적 0.13~6 mm²', 60, 40],
        ['정션 블록', '총전류 150 A', 78, 40],
      ]),
      destination('second', '친환경', '고전압 · 충전', '제품 2종', [
        ['ICCB', '최대 출력 2.6 kW', 10, 70],
        ['HV 와이어링 하네스', '연속 전류 250 A', 40, 70, 'emphasis'],
      ]),
      destination('third', '인텔리전트', '제어기 · 게이트웨이', '제품 1종', [
        ['게이트웨이', 'CAN FD 8채널', 51, 60],
      ]),
    ],
  },
  en: {
    heading: 'Everything in a car,\njoined by one line',
    lead: 'Since 1974 we have taken power and signals where they need to go: from wiring harnesses to high-voltage parts, control units and EV charging.',
    drawing: 'One line that branches to three business areas',
    destinations: [
      destination('first', 'Connected', 'Harnesses, connectors', '2 products', [
        ['Wiring harness', 'Wire cross-section 0.13–6 mm²', 60, 40],
        ['Junction block', 'Total current 150 A', 78, 40],
      ]),
      destination('second', 'Eco-Friendly', 'High voltage, charging', '2 products', [
        ['ICCB', 'Maximum power 2.6 kW', 10, 70],
        ['HV wiring harness', 'Continuous current 250 A', 40, 70, 'emphasis'],
      ]),
      destination('third', 'Intelligent', 'Control units, gateways', '1 product', [
        ['Gateway', 'CAN FD 8 channels', 51, 60],
      ]),
    ],
  },
};

const meta = {
  title: 'Sections/Statements/Hero',
  argTypes: { drawing: { control: false } },
  component: Hero,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: {
    heading: '',
    lead: '',
    drawing: null,
    destinations: [],
    line: { x: 0, y: 87.5, phoneX: 0, phoneY: 87.5 },
  },
  render: withControls(
    withTexts(texts, ({ lead, drawing, ...rest }, args) => (
      <Hero {...args} {...rest} lead={<p>{lead}</p>} drawing={<SampleLine title={drawing} />} />
    )),
  ),
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tablet: Story = { globals: { viewport: { value: 'w768', isRotated: false } } };

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
