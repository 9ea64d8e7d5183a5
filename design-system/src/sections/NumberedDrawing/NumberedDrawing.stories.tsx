import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { Stack } from '../../components/Layout/index.ts';
import { NumberedDrawing, type NumberedPart } from './NumberedDrawing.tsx';

const texts = {
  ko: {
    title: '케이블이 달린 상자',
    heading: '상자의 구성',
    plainHeading: '페이지가 없는 부품',
    intro: '그림의 번호는 목록의 번호입니다.',
    parts: [
      { label: '케이블', text: '전원을 상자까지 잇습니다.' },
      { label: '상자', text: '전원을 회로마다 나눕니다.' },
    ],
    long: {
      label: '급속 충전과 완속 충전을 하나의 단자대로 받는 고전압 배전 장치',
      text: '충전소에서 들어온 전류를 배터리와 공조 장치, 구동 모터로 나누고, 사고가 나면 0.02초 안에 회로를 끊습니다.',
    },
  },
  en: {
    title: 'A box with a cable',
    heading: 'Parts of the box',
    plainHeading: 'Parts without pages',
    intro: 'The numbers are those of the list.',
    parts: [
      { label: 'Cable', text: 'Takes power to the box.' },
      { label: 'Box', text: 'Divides power among the circuits.' },
    ],
    long: {
      label: 'High-voltage distribution unit that accepts fast and slow charging at one terminal',
      text: 'Divides the current of the charger among battery, climate control and motor, and opens the circuit within 0.02 seconds of a crash.',
    },
  },
};

const POINTS = [
  { x: 0.15, y: 0.25 },
  { x: 0.54, y: 0.55 },
];

const partsIn = (parts: readonly { label: string; text: string }[]): NumberedPart[] =>
  parts.map((part, index) => ({
    ...part,
    id: String(index),
    href: `#/part-${index}`,
    point: POINTS[index],
  }));

const meta = {
  title: 'Sections/Products/NumberedDrawing',
  component: NumberedDrawing,
  args: { heading: '', drawing: null, accent: 'first', items: [] },
  argTypes: { drawing: { control: false } },
  render: withControls(
    withTexts(texts, ({ title, parts, heading, intro }, args) => (
      <NumberedDrawing
        {...args}
        heading={heading}
        intro={intro}
        drawing={<SamplePart title={title} />}
        items={partsIn(parts)}
      />
    )),
  ),
} satisfies Meta<typeof NumberedDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The links are in the list; the numbers in the drawing repeat them for pointers and are hidden from screen readers. */
export const Default: Story = {};

/** Parts without a page are text. */
export const WithoutLinks: Story = {
  render: withTexts(texts, ({ title, parts, plainHeading, intro }, args) => (
    <NumberedDrawing
      {...args}
      heading={plainHeading}
      intro={intro}
      accent="second"
      drawing={<SamplePart title={title} />}
      items={partsIn(parts).map((part) => ({ ...part, href: undefined }))}
    />
  )),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryAllByRole('link')).toEqual([]);
  },
};

/** On phones the entries have small drawings. */
export const WithPictures: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ title, parts, heading, intro }, args) => (
    <NumberedDrawing
      {...args}
      heading={heading}
      intro={intro}
      drawing={<SamplePart title={title} />}
      items={partsIn(parts).map((part) => ({ ...part, picture: <SamplePart title="" /> }))}
    />
  )),
};

/** On narrow screens, numbers that would overlap are above and below their places. */
export const CloseTogether: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: withTexts(texts, ({ title, parts, heading, intro }, args) => (
    <NumberedDrawing
      {...args}
      heading={heading}
      intro={intro}
      drawing={<SamplePart title={title} />}
      items={Array.from({ length: 6 }, (_, index) => ({
        id: String(index),
        label: `${parts[index % 2]?.label ?? ''} ${index + 1}`,
        text: parts[index % 2]?.text ?? '',
        href: `#/part-${index}`,
        point: { x: 0.3 + index * 0.06, y: 0.5 },
      }))}
    />
  )),
};

const long: NonNullable<Story['render']> = withTexts(
  texts,
  ({ title, parts, long: longPart, heading }, args) => (
    <NumberedDrawing
      {...args}
      heading={heading}
      drawing={<SamplePart title={title} />}
      items={partsIn([longPart, ...parts])}
    />
  ),
);

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: long,
};

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <Stack gap="large">
      {long(args, context)}
      {WithoutLinks.render?.(args, context)}
    </Stack>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const { parts } = pick(context, texts);
    const lists = canvas.getAllByRole('list');
    await expect(lists).toHaveLength(1);
    for (const { label } of parts)
      await expect(canvas.getByRole('link', { name: label })).toBeVisible();
  },
};
