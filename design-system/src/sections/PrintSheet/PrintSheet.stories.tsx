import type { Meta, StoryObj } from '@storybook/react-vite';

import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { createExample } from '../../stories/example.tsx';
import { Section } from '../../components/Layout/index.ts';
import { SummaryList } from '../../components/SummaryList/index.ts';
import { Text } from '../../components/Text/index.ts';
import { PrintSheet } from './PrintSheet.tsx';
import PrintSheetExample from './PrintSheet.example.tsx';
import code from './PrintSheet.example.tsx?raw';

const texts = {
  ko: {
    heading: '정션 블록',
    items: [
      { term: '정격 전압', text: '12 V' },
      { term: '회로 수', text: '24' },
    ],
    others: '이 아래는 화면에만 있고 인쇄하지 않습니다.',
    long: {
      term: '사용할 수 있는 온도 범위와 시험 조건',
      text: '영하 40도에서 영상 125도까지, 습도 95%에서 96시간 동안 시험한 값',
    },
  },
  en: {
    heading: 'Junction block',
    items: [
      { term: 'Rated voltage', text: '12 V' },
      { term: 'Circuits', text: '24' },
    ],
    others: 'What follows is on the screen only and is not printed.',
    long: {
      term: 'Temperature range in use and the conditions of its test',
      text: 'From minus 40 to 125 degrees Celsius, tested for 96 hours at a humidity of 95%',
    },
  },
};

const meta = {
  title: 'Sections/Page frame/PrintSheet',
  argTypes: { children: { control: false } },
  component: PrintSheet,
  parameters: { layout: 'fullscreen' },
  render: withControls(
    withTexts(texts, ({ heading, items, others }, args) => (
      <main>
        <PrintSheet {...args}>
          <Section heading={heading}>
            <SummaryList items={items} />
          </Section>
        </PrintSheet>
        <Section tone="subtle">
          <Text>{others}</Text>
        </Section>
      </main>
    )),
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ heading, items, long: item }, args) => (
    <main>
      <PrintSheet {...args}>
        <Section heading={heading}>
          <SummaryList items={[...items, item]} />
        </Section>
      </PrintSheet>
    </main>
  )),
};

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };

export const Example: Story = createExample(PrintSheetExample, code);
