import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { Section } from '../Layout/index.ts';
import { Tabs } from '../Tabs/index.ts';
import { Text } from '../Text/index.ts';
import { TabbedContent, type TabbedContentProps } from './TabbedContent.tsx';

const texts = {
  ko: {
    label: '제품',
    tabs: ['와이어링 하네스', '정션 블록'],
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
    long: ['고전압 배전 장치', '배터리 차단 장치', '완속 충전기', '와이어링 하네스'],
  },
  en: {
    label: 'Products',
    tabs: ['Wiring harness', 'Junction block'],
    text: 'We take power and signals where they are needed.',
    long: ['High-voltage distribution', 'Battery disconnect unit', 'On-board charger'],
  },
};

interface SampleProps extends TabbedContentProps {
  label: string;
  names: readonly string[];
  text: string;
}

/** Tabs with these names, the first of which is open. */
const sample = ({ label, names, text, panel, ...args }: SampleProps) => (
  <TabbedContent
    {...args}
    panel={panel}
    tabs={
      <Tabs
        framed
        label={label}
        defaultValue="0"
        panel={panel}
        items={names.map((name, index) => ({ value: String(index), label: name }))}
      />
    }
  >
    <Section heading={names[0]}>
      <Text>{text}</Text>
    </Section>
  </TabbedContent>
);

const meta = {
  title: 'Components/Navigation/TabbedContent',
  component: TabbedContent,
  parameters: { layout: 'fullscreen' },
  args: { tabs: null, panel: 'panel' },
  argTypes: { tabs: { control: false }, children: { control: false } },
  render: (args, context) => {
    const { label, tabs, text } = pick(context, texts);
    return sample({ ...args, label, text, names: tabs });
  },
} satisfies Meta<typeof TabbedContent>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const long: NonNullable<Story['render']> = (args, context) => {
  const { label, long: names, text } = pick(context, texts);
  return sample({ ...args, label, text, names });
};

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
  render: long,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: long,
};

/** The test of `Default`, which documentation shows without it. */
export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('tab');
    await expect(first).toHaveAttribute('aria-controls', 'panel');
  },
};
