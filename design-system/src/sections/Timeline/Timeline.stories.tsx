import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { pick, splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SamplePart } from '../../stories/SampleParts.tsx';
import { SAMPLE_PICTURE } from '../../stories/sample-pictures.ts';
import { Timeline } from './Timeline.tsx';

const picture = <img src={SAMPLE_PICTURE} alt="" width={720} height={440} />;

const texts = splitLanguages({
  part: { ko: '정션 블록의 윤곽', en: 'Outline of a junction block' },
  years: [
    {
      year: '1981',
      milestones: [
        {
          dateTime: '1981-03',
          date: { ko: '3월', en: 'Mar' },
          title: { ko: '첫 조립 라인을 놓다', en: 'The first assembly line is laid' },
          text: {
            ko: '열두 사람이 조립판 네 장으로 시작했습니다.',
            en: 'Twelve people began with four assembly boards.',
          },
          branch: 'heritage',
        },
        {
          dateTime: '1981-11',
          date: { ko: '11월', en: 'Nov' },
          title: { ko: '첫 제품을 출하하다', en: 'The first product ships' },
        },
      ],
    },
    {
      year: '1984',
      milestones: [
        {
          dateTime: '1984-06',
          date: { ko: '6월', en: 'Jun' },
          title: { ko: '커넥터를 만들기 시작하다', en: 'We begin to make connectors' },
          branch: 'first',
          picture,
          link: { label: { ko: '커넥터', en: 'Connectors' }, href: '#/connectors' },
        },
      ],
    },
    {
      year: '1990',
      milestones: [
        {
          dateTime: '1990-02',
          date: { ko: '2월', en: 'Feb' },
          title: { ko: '고전압 시험실을 열다', en: 'A high-voltage laboratory opens' },
          branch: 'second',
        },
        {
          dateTime: '1990-09',
          date: { ko: '9월', en: 'Sep' },
          title: { ko: '제어기를 양산하다', en: 'Control units enter production' },
          branch: 'third',
        },
      ],
    },
  ],
  long: [
    {
      year: '1999',
      milestones: [
        {
          dateTime: '1999-12',
          date: { ko: '12월', en: 'Dec' },
          title: {
            ko: '고객사와 함께 세운 종합품질보증체계에 따라 전 공장의 검사 기준을 하나로 맞추다',
            en: 'One set of inspection criteria for all plants, under the quality assurance system agreed with our customers',
          },
          text: {
            ko: '나라마다 다르던 검사 순서와 판정 기준을 같은 문서로 묶고, 모든 공장의 검사원이 같은 교육을 받도록 했습니다.',
            en: 'What differed from country to country was bound into one document, and every inspector was trained by it.',
          },
          branch: 'first',
        },
      ],
    },
  ],
});

const meta = {
  title: 'Sections/Evidence/Timeline',
  component: Timeline,
  args: { years: [] },
  render: withControls((args, context) => (
    <Timeline {...args} years={pick(context, texts).years} />
  )),
} satisfies Meta<typeof Timeline>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A branch ends at a picture, which is decorative: title, text and link have the same content. */
export const WithPictures: Story = {};

export const OnPhones: Story = { globals: { viewport: { value: 'w360', isRotated: false } } };

/** The line starts at a drawing. */
export const FromADrawing: Story = {
  render: withTexts(texts, ({ years, part }, args) => (
    <Timeline {...args} years={years} drawing={<SamplePart title={part} />} />
  )),
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Timeline {...args} years={pick(context, texts).long} />,
};

/** Each year has an anchor and a link. */
export const JumpToAYear: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: '1990' });
    await expect(link).toHaveAttribute('href', '#year-1990');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '1981' })).toHaveFocus();
    await expect(canvasElement.querySelector('#year-1990 h3')).toHaveTextContent('1990');
  },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ years, long: words, part }, args) => (
    <Timeline {...args} years={[...years, ...words]} drawing={<SamplePart title={part} />} />
  )),
};

export const WithPicturesTest: Story = {
  ...WithPictures,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    const [{ title, link }] = pick(context, texts).years[1].milestones;
    await expect(canvas.getByText(title)).toBeVisible();
    await expect(canvas.getByRole('link', { name: link.label })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
