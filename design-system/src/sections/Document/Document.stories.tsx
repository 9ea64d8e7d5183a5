import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { DownloadList } from '../../components/DownloadList/index.ts';
import { Table } from '../../components/Table/index.ts';
import { Prose } from '../../components/Text/index.ts';
import { Document, type DocumentProps } from './Document.tsx';

type Sample = Pick<
  DocumentProps,
  'heading' | 'contentsLabel' | 'facts' | 'introduction' | 'chapters'
>;

const prose = (...paragraphs: string[]) => (
  <Prose>
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </Prose>
);

const ko: Sample = {
  heading: '행동규범',
  contentsLabel: '목차',
  facts: [
    { term: '시행일', text: '2015년 8월 20일' },
    { term: '판', text: '2.0' },
    { term: '담당', text: '준법지원팀' },
  ],
  introduction: prose('함께 일하는 사람과 고객, 사회에 지킬 약속을 정합니다.'),
  chapters: [
    {
      id: 'chapter-1',
      number: '제1장',
      title: '총칙',
      articles: [
        {
          id: 'article-1',
          number: '제1조',
          title: '목적',
          body: prose('이 규범은 판단과 행동의 기준을 정합니다.'),
        },
        {
          id: 'article-2',
          number: '제2조',
          title: '적용 범위',
          body: prose('국내와 해외 모든 사업장의 임직원에게 적용합니다.'),
        },
      ],
    },
    {
      id: 'chapter-2',
      number: '제2장',
      title: '실천',
      articles: [
        {
          id: 'article-3',
          number: '제3조',
          title: '이해 상충을 피하고 알리는 방법과 그 절차에 관한 사항',
          body: (
            <>
              {prose('이해가 부딪치면 먼저 알리고, 결정에서 물러납니다.')}
              <Table
                caption="알릴 곳"
                columns={['상황', '알릴 곳', '기한', '방법', '기록 보존']}
                rows={[
                  ['거래처와의 관계', '소속 부서장', '알게 된 날부터 3일', '이해관계신고서', '5년'],
                  ['겸직', '인사팀', '시작하기 30일 전', '겸직허가신청서', '퇴직할 때까지'],
                ]}
              />
            </>
          ),
        },
      ],
    },
    {
      id: 'addendum',
      title: '부칙',
      text: prose('2015년 8월 20일부터 시행합니다.'),
      articles: [],
    },
  ],
};

const en: Sample = {
  heading: 'Code of conduct',
  contentsLabel: 'Contents',
  facts: [
    { term: 'Effective', text: 'August 20, 2015' },
    { term: 'Version', text: '2.0' },
    { term: 'Kept by', text: 'Compliance' },
  ],
  introduction: prose('What we promise each other, our customers and society.'),
  chapters: [
    {
      id: 'chapter-1',
      number: 'Chapter 1',
      title: 'General',
      articles: [
        {
          id: 'article-1',
          number: 'Article 1',
          title: 'Purpose',
          body: prose('This code sets the standard for what we decide and do.'),
        },
        {
          id: 'article-2',
          number: 'Article 2',
          title: 'Scope',
          body: prose('It applies to everyone who works for us, at every site.'),
        },
      ],
    },
    {
      id: 'chapter-2',
      number: 'Chapter 2',
      title: 'In practice',
      articles: [
        {
          id: 'article-3',
          number: 'Article 3',
          title: 'How to avoid conflicts of interest, and how and to whom to report them',
          body: (
            <>
              {prose('Where interests conflict, say so first, and leave the decision to others.')}
              <Table
                caption="Whom to tell"
                columns={['Situation', 'Tell', 'When', 'How', 'Record kept']}
                rows={[
                  ['Business partner', 'Your superior', 'Within 3 days', 'Declaration', '5 years'],
                  [
                    'Second employment',
                    'Human Resources',
                    '30 days before',
                    'Application',
                    'Until you leave',
                  ],
                ]}
              />
            </>
          ),
        },
      ],
    },
    {
      id: 'addendum',
      title: 'Addendum',
      text: prose('In force since August 20, 2015.'),
      articles: [],
    },
  ],
};

const texts = { ko, en };

/** Articles without chapters, on a page whose title is the document's. */
const flat = ({ chapters, ...sample }: Sample): Sample => ({
  ...sample,
  heading: undefined,
  chapters: [
    {
      id: 'all',
      text: chapters.at(-1)?.text,
      articles: chapters.flatMap(({ articles }) => articles),
    },
  ],
});

const meta = {
  title: 'Sections/Reading/Document',
  argTypes: { introduction: { control: false } },
  component: Document,
  parameters: { layout: 'fullscreen' },
  args: { contentsLabel: '', facts: [], chapters: [] },
  render: withControls((args, context) => <Document {...args} {...pick(context, texts)} />),
} satisfies Meta<typeof Document>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutChapters: Story = {
  render: (args, context) => <Document {...args} {...flat(pick(context, texts))} />,
};

/** The table of contents is a popover under a bar. */
export const OnPhones: Story = {
  globals: { viewport: { value: 'w360', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvasElement.querySelector('[popover]');
    const button = canvas.queryByRole('button');
    // The story also runs at widths that show the table of contents as a list.
    if (!button) return;
    await userEvent.click(button);
    await waitFor(() => expect(list?.matches(':popover-open')).toBe(true));
    await userEvent.click(button);
    await waitFor(() => expect(list?.matches(':popover-open')).toBe(false));
  },
};

/** A wide table becomes focusable once its width has been measured. */
const tableIsFocusable: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const region = canvasElement.querySelector('table')?.parentElement;
  await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: tableIsFocusable,
};

/** With files to download. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, (sample, args) => (
    <Document
      {...args}
      {...sample}
      downloads={
        <DownloadList
          items={[
            {
              title: sample.heading ?? '',
              files: [
                {
                  href: '#/code-ko.pdf',
                  format: 'PDF',
                  size: 163_292,
                  language: { code: 'ko', name: '한국어' },
                },
                {
                  href: '#/code-en.pdf',
                  format: 'PDF',
                  size: 146_952,
                  language: { code: 'en', name: 'English' },
                },
              ],
            },
          ]}
        />
      }
    />
  )),
};

export const WithoutChaptersTest: Story = {
  ...WithoutChapters,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^In force since|부터 시행합니다/)).toBeVisible();
  },
};
