import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { Accent } from '../../styles/accent.ts';
import { withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Grid } from '../Layout/index.ts';
import { Card } from './Card.tsx';

interface Texts {
  heading: string;
  text: string;
  drawing: string;
  longTitle: string;
  longText: string;
  areas: readonly (readonly [accent: Accent, heading: string, text: string])[];
}

const texts: Record<'ko' | 'en', Texts> = {
  ko: {
    heading: '정션 블록',
    text: '배터리에서 온 전원을 나누고, 퓨즈와 릴레이로 회로를 지킵니다.',
    drawing: '정션 블록의 윤곽',
    longTitle: '고전압 배터리 시스템용 버스바 모듈 및 배터리 연결 어셈블리',
    longText:
      '전기차 배터리 팩 안에서 셀과 셀, 모듈과 모듈을 잇는 부품입니다. 알루미늄과 구리 적층 구조로 대전류를 안정적으로 흘려보내고, 진동과 열팽창을 흡수합니다.',
    areas: [
      ['first', '커넥티드', '전원과 신호를 필요한 곳까지 잇습니다.'],
      ['second', '친환경', '고전압을 안전하게 나누고 충전합니다.'],
      ['third', '인텔리전트', '상태를 읽고 스스로 판단합니다.'],
      ['heritage', '헤리티지', '1974년부터 이어 온 길입니다.'],
    ],
  },
  en: {
    heading: 'Junction block',
    text: 'Distributes battery power and protects each circuit with fuses and relays.',
    drawing: 'Outline of a junction block',
    longTitle: 'Busbar module and cell connection assembly for high-voltage battery systems',
    longText:
      'Connects cells and modules inside an electric-vehicle battery pack. Laminated aluminum and copper carry high currents steadily while taking up vibration and thermal expansion.',
    areas: [
      ['first', 'Connected', 'Power and signals, taken to where they are needed.'],
      ['second', 'Eco-Friendly', 'High voltage, shared out and charged safely.'],
      ['third', 'Intelligent', 'Reads the state of things and decides for itself.'],
      ['heritage', 'Heritage', 'The road traveled since 1974.'],
    ],
  },
};

const meta = {
  title: 'Components/Content/Card',
  component: Card,
  args: { heading: '' },
  argTypes: {
    accent: { control: 'select', options: ['first', 'second', 'third', 'heritage'] },
    drawing: { control: false },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['wide'] ? 'none' : '26rem' }}>
        <Story />
      </div>
    ),
  ],
  render: withControls(
    withTexts(texts, ({ heading, text }, args) => (
      <Card {...args} heading={heading}>
        {args.children ?? text}
      </Card>
    )),
  ),
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { href: '#/junction-block' } };

/** Without `href` the card is not interactive. */
export const Plain: Story = {};

export const InAnArea: Story = { args: { href: '#/junction-block', accent: 'first' } };

export const WithDrawing: Story = {
  args: { href: '#/junction-block', accent: 'first' },
  render: withControls(
    withTexts(texts, ({ heading, text, drawing }, args) => (
      <Card {...args} heading={heading} drawing={<SamplePart title={drawing} />}>
        {text}
      </Card>
    )),
  ),
};

/** A small drawing above the title, if a large one would not add information. */
export const WithSpot: Story = {
  args: { href: '#/junction-block' },
  render: withTexts(texts, ({ heading, text, drawing }, args) => (
    <Card {...args} heading={heading} spot={<SamplePart title={drawing} />}>
      {text}
    </Card>
  )),
};

/** In an aligned `Grid`, drawings, titles and texts of a row begin at the same height. */
export const Aligned: Story = {
  parameters: { wide: true },
  render: withTexts(texts, ({ areas, longTitle, drawing }) => (
    <Grid aligned>
      {areas.slice(0, 3).map(([area, name, words], index) => (
        <li key={area}>
          <Card
            heading={index === 1 ? longTitle : name}
            accent={area}
            href={`#/${area}`}
            drawing={<SamplePart title={drawing} />}
          >
            <p>{words}</p>
          </Card>
        </li>
      ))}
    </Grid>
  )),
  play: async ({ canvasElement }) => {
    const columns = [...canvasElement.querySelectorAll('article')].map((card) =>
      [...card.children].map((part) => Math.round(part.getBoundingClientRect().top)),
    );
    await expect(columns).toHaveLength(3);
    for (const tops of columns) await expect(tops.toSorted((a, b) => a - b)).toEqual(tops);
    // Below 768 px the cards are below each other.
    if (window.innerWidth >= 768)
      for (const tops of columns.slice(1)) await expect(tops).toEqual(columns[0]);
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  args: { accent: 'second' },
  render: withTexts(texts, ({ longTitle, longText }, args) => (
    <Card {...args} heading={longTitle} href="#/busbar">
      {longText}
    </Card>
  )),
};

export const KitchenSink: Story = {
  parameters: { wide: true, chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ areas, heading, text, longTitle, longText, drawing }) => (
    <Grid>
      {areas.map(([area, name, words]) => (
        <li key={area}>
          <Card
            heading={name}
            accent={area}
            href={`#/${area}`}
            drawing={<SamplePart title={drawing} />}
          >
            {words}
          </Card>
        </li>
      ))}
      <li>
        <Card heading={heading}>{text}</Card>
      </li>
      <li>
        <Card heading={longTitle} href="#/busbar" level={4}>
          {longText}
        </Card>
      </li>
    </Grid>
  )),
};
