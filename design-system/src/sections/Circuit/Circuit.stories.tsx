import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Circuit } from './Circuit.tsx';

const texts = {
  ko: {
    states: [
      { label: '정상', text: '세 회로에 모두 전류가 흐릅니다.' },
      { label: '단락', text: '단락이 난 회로만 반도체 스위치가 차단합니다.' },
      { label: '주차', text: '릴레이가 열려 첫째 회로에만 전류가 흐릅니다.' },
    ],
    battery: '배터리 12 V',
    main: '메인 퓨즈',
    busbar: '버스바',
    fuse: '퓨즈',
    relay: '릴레이',
    ips: '반도체 스위치',
    lamps: '램프',
    heater: '열선',
    monitored: '진단하는 부하',
    long: '엔진룸의 열과 진동을 견디도록 두 겹으로 만든 분배 장치',
  },
  en: {
    states: [
      { label: 'Normal', text: 'Current flows in all three circuits.' },
      { label: 'Short circuit', text: 'The semiconductor switch opens the shorted circuit alone.' },
      { label: 'Parked', text: 'The relay is open; only the first circuit draws current.' },
    ],
    battery: '12 V battery',
    main: 'Main fuse',
    busbar: 'Busbar',
    fuse: 'Fuse',
    relay: 'Relay',
    ips: 'Semiconductor switch',
    lamps: 'Lamps',
    heater: 'Heaters',
    monitored: 'Monitored loads',
    long: 'Distribution in two layers that withstands the heat and vibration of the engine bay',
  },
};

const meta = {
  title: 'Sections/Products/Circuit',
  component: Circuit,
  args: { states: [], supply: [], branches: [] },
  argTypes: {
    accent: { control: 'select', options: ['first', 'second', 'third'] },
  },
  render: withControls(
    withTexts(
      texts,
      ({ states, battery, main, busbar, fuse, relay, ips, lamps, heater, monitored }, args) => (
        <Circuit
          {...args}
          states={states}
          supply={[
            { symbol: 'battery', label: battery },
            { symbol: 'fuse', label: main },
            { symbol: 'busbar', label: busbar },
          ]}
          branches={[
            [
              { symbol: 'fuse', label: fuse },
              { symbol: 'load', label: lamps },
            ],
            [
              { symbol: 'switch', label: relay, open: [3] },
              { symbol: 'load', label: heater },
            ],
            [
              { symbol: 'semiconductor', label: ips, open: [2, 3] },
              { symbol: 'load', label: monitored, alert: [2] },
            ],
          ]}
        />
      ),
    ),
  ),
} satisfies Meta<typeof Circuit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One row; in the second state energy flows back. */
export const OneBranch: Story = {
  args: { accent: 'second', reverse: [2] },
  render: withTexts(texts, ({ states, battery, relay, heater }, args) => (
    <Circuit
      {...args}
      states={states.slice(0, 2)}
      supply={[
        { symbol: 'contact', label: battery },
        { symbol: 'sensor', label: relay, warm: [2] },
        { symbol: 'port', label: relay },
      ]}
      branches={[
        [
          { symbol: 'unit', label: heater },
          { symbol: 'motor', label: heater },
        ],
      ]}
    />
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => {
    const { states, battery, long: label } = pick(context, texts);
    const load = { symbol: 'load', label } as const;
    return (
      <Circuit
        {...args}
        states={states.map(({ text }) => ({ label: text, text: label }))}
        supply={[{ symbol: 'battery', label: battery }, load]}
        branches={[[load], [load, load], [load]]}
      />
    );
  },
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
