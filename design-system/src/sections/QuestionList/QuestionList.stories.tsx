import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, splitLanguages } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { QuestionGroups } from './QuestionGroups.tsx';
import { QuestionList, type Question } from './QuestionList.tsx';

const texts = splitLanguages([
  {
    id: 'age',
    name: { ko: '나이 제한이 있나요?', en: 'Is there an age limit?' },
    answer: {
      ko: '나이를 이유로 떨어뜨리지 않습니다. 다만 입사일에 만 18세 이상이어야 합니다.',
      en: 'No one is turned down for their age, but you must be at least 18 on your first day.',
    },
  },
  {
    id: 'expenses',
    name: { ko: '면접비를 주나요?', en: 'Do you pay for travel?' },
    answer: {
      ko: '대면 면접에 오신 모든 분께 면접비를 드립니다.',
      en: 'Everyone who comes to an interview in person has their fare paid.',
    },
  },
  {
    id: 'long',
    name: {
      ko: '졸업을 앞두고 있어 접수 마감일까지 졸업증명서를 낼 수 없는데, 이런 경우에도 지원할 수 있나요?',
      en: 'I am about to graduate and cannot yet hand in a certificate by the closing date: may I apply all the same?',
    },
    answer: {
      ko: '지원할 수 있습니다. 다만 공고에 적힌 입사일부터 출근하실 수 있어야 합니다. 5월에 시작하는 채용은 8월 졸업 예정자, 11월에 시작하는 채용은 다음 해 2월 졸업 예정자까지 지원하실 수 있습니다.',
      en: 'Yes, as long as you can start on the date in the announcement. The May intake is open to those graduating by August, the November intake to those graduating by the following February.',
    },
  },
]);

const questions = (sample: readonly (typeof texts)['ko'][number][], query = ''): Question[] =>
  sample.map(({ id, name, answer }) => {
    const [before = '', after] = query ? name.split(query) : [name];
    return {
      id,
      name,
      href: `#${id}`,
      question:
        after === undefined ? (
          name
        ) : (
          <>
            {before}
            <mark>{query}</mark>
            {after}
          </>
        ),
      answer: <p>{answer}</p>,
    };
  });

const meta = {
  title: 'Sections/Reading/QuestionList',
  component: QuestionList,
  subcomponents: { QuestionGroups },
  args: { items: [] },
  render: withControls((_, context) => (
    <QuestionList items={questions(pick(context, texts).slice(0, 2))} />
  )),
} satisfies Meta<typeof QuestionList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Search matches are marked in question and answer. */
export const Found: Story = {
  render: (_, context) => (
    <QuestionList
      items={questions(pick(context, texts).slice(1, 2), pick(context, { ko: '면접', en: 'pay' }))}
    />
  ),
};

/** By subject: each group is a region with its name. */
export const Groups: Story = {
  render: (_, context) => {
    const all = questions(pick(context, texts));
    return (
      <QuestionGroups
        items={pick(context, { ko: ['지원', '면접'], en: ['Applying', 'Interviews'] }).map(
          (heading, index) => ({
            id: `group-${index}`,
            heading,
            questions: all.slice(index, index + 1),
          }),
        )}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
  },
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (_, context) => <QuestionList items={questions(pick(context, texts))} />,
};

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <>
      <QuestionList
        items={questions(pick(context, texts), pick(context, { ko: '면접', en: 'pay' })).map(
          (question) => ({ ...question, id: `${question.id}-found` }),
        )}
      />
      {Groups.render?.(args, context)}
    </>
  ),
};
