import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { RouteMap, type RouteMapProps } from './RouteMap.tsx';

type Map = Pick<RouteMapProps, 'lines' | 'destination'>;

const texts: Record<'ko' | 'en', Map & { readonly long: string }> = {
  ko: {
    lines: [
      {
        title: '커넥티드',
        text: '더 가볍게',
        accent: 'first',
        stations: [
          { when: '2030', title: '무게 20% 감축', text: '알루미늄 전선을 넓게 씁니다.' },
          { when: '2040', title: '자동 조립 60%' },
        ],
      },
      {
        title: '친환경',
        text: '더 깨끗하게',
        accent: 'second',
        stations: [
          { when: '2030', title: '재생에너지 60%' },
          { when: '2040', title: '재생에너지 100%' },
        ],
      },
      {
        title: '인텔리전트',
        text: '더 안전하게',
        accent: 'third',
        stations: [
          { when: '2030', title: '구역 제어기 양산' },
          { when: '2040', title: '스스로 진단하는 전원망' },
        ],
      },
    ],
    destination: { when: '2045', title: '끊김 없는 이동' },
    long: '차량 전체의 전원과 데이터를 한 구조로 묶는 구역 제어 플랫폼의 모든 지역 동시 양산',
  },
  en: {
    lines: [
      {
        title: 'Connected',
        text: 'lighter',
        accent: 'first',
        stations: [
          { when: '2030', title: '20% less weight', text: 'Aluminum wire wherever it will do.' },
          { when: '2040', title: '60% automatic assembly' },
        ],
      },
      {
        title: 'Eco-Friendly',
        text: 'cleaner',
        accent: 'second',
        stations: [
          { when: '2030', title: '60% renewable' },
          { when: '2040', title: '100% renewable' },
        ],
      },
      {
        title: 'Intelligent',
        text: 'safer',
        accent: 'third',
        stations: [
          { when: '2030', title: 'Zone controllers in production' },
          { when: '2040', title: 'A supply that diagnoses itself' },
        ],
      },
    ],
    destination: { when: '2045', title: 'Mobility without a break' },
    long: 'Simultaneous production in every region of one platform for the power and data of the whole vehicle',
  },
};

const meta = {
  title: 'Sections/Evidence/RouteMap',
  component: RouteMap,
  args: { lines: texts.ko.lines, destination: texts.ko.destination },
  render: withControls(
    withTexts(texts, ({ lines, destination }, args) => (
      <RouteMap {...args} lines={lines} destination={destination} />
    )),
  ),
} satisfies Meta<typeof RouteMap>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnPhones: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };

const long: NonNullable<Story['render']> = (args, context) => {
  const { lines, destination, long: title } = pick(context, texts);
  const lengthened = lines.map((line, index) =>
    index === 0
      ? { ...line, stations: line.stations.map((station) => ({ ...station, title })) }
      : line,
  );
  return <RouteMap {...args} lines={lengthened} destination={{ ...destination, title }} />;
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ lines, destination }, args, context) => (
    <Stack gap="large">
      <RouteMap {...args} lines={lines} destination={destination} />
      {long(args, context)}
    </Stack>
  )),
};
