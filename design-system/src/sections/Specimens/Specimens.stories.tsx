import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { Specimens } from './Specimens.tsx';

const listSpecimens = (...words: readonly (readonly [title: string, text?: string])[]) =>
  words.map(([title, text]) => ({ title, text, drawing: <SamplePart title={title} /> }));

const texts = {
  ko: {
    items: listSpecimens(
      ['심벌', '고리에서 시작해 선이 됩니다.'],
      ['가로형 로고타입', '가장 먼저 씁니다.'],
      ['세로형 로고타입', '좁은 자리에 씁니다.'],
    ),
    wrong: listSpecimens(
      ['늘이거나 누르지 않습니다'],
      ['기울이지 않습니다'],
      ['다른 색으로 칠하지 않습니다'],
      ['무늬 위에 놓지 않습니다'],
    ),
    long: listSpecimens([
      '개인정보를 다루는 화면과 인쇄물에 함께 쓰는 세로형 로고타입과 심벌의 조합',
      '가로 폭이 좁아 가로형 로고타입을 놓으면 최소 크기를 지킬 수 없는 자리에만 쓰며, 둘레에는 정해진 여백을 둡니다.',
    ]),
  },
  en: {
    items: listSpecimens(
      ['Symbol', 'A ring that becomes a line.'],
      ['Horizontal logotype', 'The first choice.'],
      ['Vertical logotype', 'Where there is little width.'],
    ),
    wrong: listSpecimens(
      ['Do not stretch or squeeze it'],
      ['Do not tilt it'],
      ['Do not recolor it'],
      ['Do not set it on a pattern'],
    ),
    long: listSpecimens([
      'The combination of symbol and vertical logotype for screens and print that deal with personal data',
      'Only where the horizontal logotype would fall below its minimum size, and with the clear space that is laid down all around it.',
    ]),
  },
};

const meta = {
  title: 'Sections/Evidence/Specimens',
  component: Specimens,
  args: { items: [] },
  render: withControls((args, context) => (
    <Specimens {...args} items={pick(context, texts).items} />
  )),
} satisfies Meta<typeof Specimens>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TwoColumns: Story = { args: { columns: 2 } };

export const Wrong: Story = {
  args: { columns: 4, wrong: true },
  render: (args, context) => <Specimens {...args} items={pick(context, texts).wrong} />,
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Specimens {...args} items={pick(context, texts).long} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ items, wrong, long: words }) => (
    <Stack gap="large">
      <Specimens items={items} />
      <Specimens items={wrong} columns={4} wrong />
      <Specimens items={words} columns={2} />
    </Stack>
  )),
};
