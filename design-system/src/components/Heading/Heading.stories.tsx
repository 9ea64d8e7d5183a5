import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Section, Stack } from '../Layout/index.ts';
import { Heading } from './Heading.tsx';

const texts = {
  ko: {
    broken: '선 하나가\n차 한 대를 깨웁니다',
    plain: '와이어링 하네스',
    long: '전기차와 자율주행차의 전원과 신호를\n하나로 이어\n더 안전하고 더 가벼운 이동을 만드는\n자동차 전장 부품 전문 기업입니다',
    dark: '2045년까지\n넷제로를 이룹니다',
  },
  en: {
    broken: 'One line\nwakes up the whole car',
    plain: 'Wiring harness',
    long: 'Automotive electrical parts\nthat bring power and signals together\nfor safer, lighter\nelectric and self-driving cars',
    dark: 'Net zero\nby 2045',
  },
};

const meta = {
  title: 'Components/Content/Heading',
  component: Heading,
  args: { children: '' },
  render: withControls((args, context) => (
    <Heading {...args}>{args.children || pick(context, texts).broken}</Heading>
  )),
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Display: Story = { args: { level: 1, size: 'display' } };

/** The level sets the document outline; the size sets the appearance. */
export const LevelApartFromSize: Story = { args: { level: 3, size: 'h1' } };

export const Inverse: Story = {
  args: { tone: 'inverse' },
  render: (args, context) => (
    <Section tone="inverse">
      <Heading {...args}>{pick(context, texts).dark}</Heading>
    </Section>
  ),
};

/** On a narrow screen the line breaks at phrase boundaries. */
export const PhraseBreaks: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  args: { size: 'h1' },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => (
    <Heading {...args} level={1} size="display">
      {pick(context, texts).long}
    </Heading>
  ),
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ broken, plain, long: words }) => (
    <Stack>
      <Heading level={1} size="display">
        {broken}
      </Heading>
      <Heading level={2} size="h1">
        {words}
      </Heading>
      <Heading level={2}>{broken}</Heading>
      <Heading level={3}>{plain}</Heading>
      <Heading level={4}>{plain}</Heading>
    </Stack>
  )),
};
