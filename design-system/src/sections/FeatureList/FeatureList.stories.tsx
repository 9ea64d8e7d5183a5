import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { type Feature, FeatureList } from './FeatureList.tsx';

const points: Record<'ko' | 'en', readonly Feature[]> = {
  ko: [
    { title: '퓨즈 30~60개, 릴레이 8~16개를 한 하우징에 담습니다' },
    { title: 'PCB와 버스바를 겹쳐 배선 길이와 무게를 줄입니다' },
    { title: 'IPS 10–30채널로 과전류를 차단하고 진단합니다' },
  ],
  en: [
    { title: '30–60 fuses and 8–16 relays in a single housing' },
    { title: 'Stacked PCB and busbar shorten the wiring and save weight' },
    { title: 'Cuts off and diagnoses overcurrent on 10–30 IPS channels' },
  ],
};

const explained: Record<'ko' | 'en', readonly Feature[]> = {
  ko: [
    {
      title: '설계부터 함께합니다',
      text: '회로와 경로, 무게를 차종 개발 초기부터 완성차와 함께 정합니다.',
    },
    { title: '금형과 사출', text: '커넥터와 하우징을 직접 설계하고 만듭니다.' },
    { title: '전수 검사', text: '모든 회로의 통전과 저항, 체결 상태를 출하 전에 확인합니다.' },
    { title: '가까운 공장', text: '8개국 12개 공장에서 고객의 생산 순서에 맞추어 보냅니다.' },
  ],
  en: [
    {
      title: 'With you from the design',
      text: 'Circuits, routing and weight are settled with the carmaker early in the program.',
    },
    { title: 'Tooling and molding', text: 'We design and make our own connectors and housings.' },
    {
      title: 'Every piece tested',
      text: 'Continuity, resistance and locking of every circuit are checked before shipping.',
    },
    {
      title: 'Plants close by',
      text: 'Twelve plants in eight countries deliver in the order of your production line.',
    },
  ],
};

const meta = {
  title: 'Sections/Statements/FeatureList',
  component: FeatureList,
  args: { items: [], accent: 'first' },
  argTypes: {
    accent: { control: 'select', options: ['first', 'second', 'third', 'heritage'] },
  },
  render: withControls((args, context) => <FeatureList {...args} items={pick(context, points)} />),
} satisfies Meta<typeof FeatureList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Points with an explanation, in two columns from 768 px. */
export const Explained: Story = {
  args: { columns: 2 },
  render: (args, context) => <FeatureList {...args} items={pick(context, explained)} />,
};

/** Small drawings instead of the rings. */
export const Drawn: Story = {
  args: { columns: 2 },
  render: (args, context) => (
    <FeatureList
      {...args}
      items={pick(context, explained).map((point) => ({
        ...point,
        drawing: <SamplePart title={context.globals['language'] === 'en' ? 'Part' : '부품'} />,
      }))}
    />
  ),
};

export const Long: Story = {
  ...Explained,
  globals: { viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-8)' }}>
      {(['first', 'second', 'third', 'heritage'] as const).map((area) => (
        <FeatureList {...args} key={area} accent={area} items={pick(context, points)} />
      ))}
      <FeatureList {...args} columns={2} items={pick(context, explained)} />
    </div>
  ),
};
