import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Statement } from './Statement.tsx';

const texts = {
  ko: {
    heading: '선 하나가\n차 한 대를 깨웁니다',
    text: '와이어링 하네스는 수백 개의 회로를 한 몸으로 묶어 필요한 곳까지 데려갑니다. 우리는 그 길을 1974년부터 설계하고 만들어 왔습니다.',
    drawing: '정션 블록의 윤곽',
    others: ['충전까지\n한 선으로', '묻고 답하는\n곳입니다'],
    links: [
      { label: '회사 개요', href: '#/intro' },
      { label: '연혁', href: '#/history' },
    ],
  },
  en: {
    heading: 'One line\nwakes up the whole car',
    text: 'A wiring harness binds hundreds of circuits into one assembly and takes each of them where it is needed. We have designed and made that path since 1974.',
    drawing: 'Outline of a junction block',
    others: ['One line\nup to the charger', 'Where questions\nfind answers'],
    links: [
      { label: 'Company overview', href: '#/intro' },
      { label: 'Our history', href: '#/history' },
    ],
  },
};

const meta = {
  title: 'Sections/Statements/Statement',
  component: Statement,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { heading: '' },
  argTypes: {
    drawing: { control: false },
    accent: { control: 'select', options: ['first', 'second', 'third', 'heritage'] },
  },
  render: withControls(
    withTexts(texts, ({ heading, text, drawing, links }, args) => (
      <Statement {...args} heading={heading} links={links} drawing={<SamplePart title={drawing} />}>
        {args.children ?? <p>{text}</p>}
      </Statement>
    )),
  ),
} satisfies Meta<typeof Statement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const DrawingFirst: Story = { args: { side: 'start' } };

export const WideDrawing: Story = { args: { drawingWidth: 'column' } };

export const DrawingAcrossTheWindow: Story = { args: { drawingWidth: 'window' } };

export const Tinted: Story = { args: { tone: 'tinted', accent: 'first' } };

export const WithoutDrawing: Story = {
  render: withTexts(texts, ({ heading, text, links }, args) => (
    <Statement {...args} heading={heading} links={links}>
      <p>{text}</p>
    </Statement>
  )),
};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** The drawings alternate sides down a page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => {
    const { heading, text, drawing, links, others } = pick(context, texts);
    const [second = '', third = ''] = others;
    const part = <SamplePart title={drawing} />;
    return (
      <>
        <Statement {...args} heading={heading} links={links} drawing={part}>
          <p>{text}</p>
        </Statement>
        <Statement
          {...args}
          heading={second}
          tone="tinted"
          accent="second"
          side="start"
          drawing={part}
        >
          <p>{text}</p>
        </Statement>
        <Statement {...args} heading={third} links={links}>
          <p>{text}</p>
        </Statement>
      </>
    );
  },
};
