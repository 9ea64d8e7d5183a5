import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { Accordion, type AccordionItem } from './Accordion.tsx';

const questions = (...pairs: readonly (readonly [id: string, title: string, content: string])[]) =>
  pairs.map(([id, title, content]): AccordionItem => ({ id, title, content: <p>{content}</p> }));

const texts = {
  ko: {
    items: questions(
      [
        'when',
        '신입 사원은 언제 모집합니까?',
        '해마다 5월과 11월에 신입을 공개채용하고, 직무에 따라 수시로 모집합니다. 모집이 시작되면 채용 사이트와 이 페이지에 함께 알려 드립니다.',
      ],
      [
        'several',
        '여러 직무에 함께 지원할 수 있습니까?',
        '한 번의 모집에는 한 직무에만 지원하실 수 있습니다. 지원서를 내기 전까지는 직무를 바꿀 수 있습니다.',
      ],
      [
        'result',
        '결과는 어떻게 알 수 있습니까?',
        '전형이 끝날 때마다 적어 주신 이메일로 알려 드립니다. 합격하지 못하신 분께도 빠짐없이 알려 드립니다.',
      ],
    ),
    long: questions([
      'long',
      '장애가 있거나 국가보훈 대상자인 지원자가 전형 과정에서 받을 수 있는 편의와 우대에는 어떤 것이 있습니까?',
      '시험 시간 연장, 확대 문제지, 수어 통역, 휠체어로 드나들 수 있는 면접장을 마련합니다. 필요한 것을 지원서에 적어 주시면 전형에 앞서 담당자가 연락드려 함께 정하며, 요청하신 내용은 평가에 쓰이지 않습니다.',
    ]),
  },
  en: {
    items: questions(
      [
        'when',
        'When do you take on graduates?',
        'Every May and November, and for some jobs at any time of the year. Openings are announced on the recruitment site and on this page.',
      ],
      [
        'several',
        'Can I apply for more than one job?',
        'You can apply for one job per round. Until you send your application you are free to change it.',
      ],
      [
        'result',
        'How will I hear about the result?',
        'We write to the address you gave after every stage, also to those we cannot take further.',
      ],
    ),
    long: questions([
      'long',
      'What adjustments and preferences are there for applicants with a disability or with veteran status during the selection process?',
      'More time in tests, large-print papers, sign-language interpreting, and interview rooms that can be reached in a wheelchair. Tell us in your application what you need; we will call you before the first stage to arrange it, and it plays no part in the assessment.',
    ]),
  },
};

/** Ids are anchors, so each accordion on a page needs unique ones. */
const renamed = (items: readonly AccordionItem[], prefix: string): readonly AccordionItem[] =>
  items.map((item) => ({ ...item, id: `${prefix}-${item.id}` }));

const firstOpen = (items: readonly AccordionItem[]): readonly AccordionItem[] =>
  items.map((item, index) => ({ ...item, open: index === 0 }));

const meta = {
  title: 'Components/Content/Accordion',
  component: Accordion,
  args: { items: [] },
  render: withControls((args, context) => (
    <Accordion {...args} items={pick(context, texts).items} />
  )),
} satisfies Meta<typeof Accordion>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The first item is open initially. */
export const Open: Story = {
  render: (args, context) => <Accordion {...args} items={firstOpen(pick(context, texts).items)} />,
};

/** Items that share a name: opening one closes the others. */
export const OneAtATime: Story = {
  args: { name: 'questions' },
};

/** Titles under a heading of the third level. */
export const HeadingLevel: Story = { args: { level: 4 } };

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <Accordion {...args} items={firstOpen(pick(context, texts).long)} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ items, long: words }, args) => (
    <Stack gap="large">
      <Accordion {...args} items={firstOpen(items)} />
      <Accordion {...args} items={renamed(items, 'one')} name="one" />
      <Accordion {...args} items={firstOpen(words)} />
    </Stack>
  )),
};

export const OneAtATimeTest: Story = {
  ...OneAtATime,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.getElementsByTagName('summary');
    if (!first || !second) throw new Error('Two questions are needed.');
    await userEvent.click(first);
    await userEvent.click(second);
    await expect(first.parentElement).not.toHaveAttribute('open');
    await expect(second.parentElement).toHaveAttribute('open');
  },
};
