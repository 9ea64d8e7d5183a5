import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { RouteMap } from './RouteMap.tsx';

const texts = splitLanguages({
  lines: [
    {
      title: { ko: '커넥티드', en: 'Connected' },
      text: { ko: '더 가볍게', en: 'lighter' },
      accent: 'first',
      stations: [
        {
          when: '2030',
          title: { ko: '무게 20% 감축', en: '20% less weight' },
          text: { ko: '알루미늄 전선을 넓게 씁니다.', en: 'Aluminum wire wherever it will do.' },
        },
        { when: '2040', title: { ko: '자동 조립 60%', en: '60% automatic assembly' } },
      ],
    },
    {
      title: { ko: '친환경', en: 'Eco-Friendly' },
      text: { ko: '더 깨끗하게', en: 'cleaner' },
      accent: 'second',
      stations: [
        { when: '2030', title: { ko: '재생에너지 60%', en: '60% renewable' } },
        { when: '2040', title: { ko: '재생에너지 100%', en: '100% renewable' } },
      ],
    },
    {
      title: { ko: '인텔리전트', en: 'Intelligent' },
      text: { ko: '더 안전하게', en: 'safer' },
      accent: 'third',
      stations: [
        { when: '2030', title: { ko: '구역 제어기 양산', en: 'Zone controllers in production' } },
        {
          when: '2040',
          title: { ko: '스스로 진단하는 전원망', en: 'A supply that diagnoses itself' },
        },
      ],
    },
  ],
  destination: { when: '2045', title: { ko: '끊김 없는 이동', en: 'Mobility without a break' } },
  long: {
    ko: '차량 전체의 전원과 데이터를 한 구조로 묶는 구역 제어 플랫폼의 모든 지역 동시 양산',
    en: 'Simultaneous production in every region of one platform for the power and data of the whole vehicle',
  },
});

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
