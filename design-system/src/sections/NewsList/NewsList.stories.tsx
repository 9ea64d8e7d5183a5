import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, splitLanguages } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SAMPLE_PHOTOGRAPH, SAMPLE_PICTURE } from '../../stories/sample-pictures.ts';
import { LeadStory } from './LeadStory.tsx';
import { type NewsItem, NewsList } from './NewsList.tsx';
import { StoryGrid, type StoryItem } from './StoryGrid.tsx';

const items: Record<'ko' | 'en', readonly NewsItem[]> = splitLanguages([
  {
    date: { ko: '2026.11.12', en: 'Nov 12, 2026' },
    dateTime: '2026-11-12',
    category: { ko: 'R&D 소식', en: 'R&D news' },
    title: {
      ko: '구역 제어기용 이더넷 스위치 유닛, 양산 검증을 마치다',
      en: 'Ethernet switch unit for zone controllers completes production validation',
    },
    href: '#/1',
  },
  {
    date: { ko: '2026.11.03', en: 'Nov 3, 2026' },
    dateTime: '2026-11-03',
    category: { ko: '글로벌 소식', en: 'Global news' },
    title: {
      ko: '멕시코 제2공장, 매립 폐기물 제로 인증 획득',
      en: 'Second plant in Mexico certified as sending no waste to landfill',
    },
    href: '#/2',
  },
  {
    date: { ko: '2026.10.21', en: 'Oct 21, 2026' },
    dateTime: '2026-10-21',
    category: { ko: '홍보 자료', en: 'PR material' },
    title: {
      ko: '고전압 플렉시블 버스바 라인 증설',
      en: 'New line for high-voltage flexible busbars',
    },
    href: '#/3',
  },
  {
    date: { ko: '2026.10.08', en: 'Oct 8, 2026' },
    dateTime: '2026-10-08',
    category: { ko: '공지', en: 'Notice' },
    title: {
      ko: '추석 연휴 고객지원 운영 안내',
      en: 'Customer support hours during the Chuseok holiday',
    },
    href: '#/4',
  },
]);

const summaries = splitLanguages({
  ko: '구역 제어기를 잇는 이더넷 스위치 유닛이 1,200시간의 양산 검증을 마쳤습니다. 내년 1분기부터 공급합니다.',
  en: 'The Ethernet switch unit that connects zone controllers has completed 1,200 hours of production validation. Deliveries begin in the first quarter.',
});

/** The first with a drawing, the second with a photograph, the third with neither. */
const withPictures = (all: readonly NewsItem[], summary: string): StoryItem[] =>
  [...all, ...all.slice(0, 2)].map((item, index) => ({
    ...item,
    href: `#/${index + 1}`,
    summary,
    accent: 'third',
    picture:
      index % 3 === 1 ? (
        <picture>
          <img src={SAMPLE_PHOTOGRAPH} alt="" width={600} height={400} />
        </picture>
      ) : index % 3 === 0 ? (
        <img src={SAMPLE_PICTURE} alt="" width={720} height={440} />
      ) : undefined,
  }));

const meta = {
  title: 'Sections/Reading/NewsList',
  component: NewsList,
  subcomponents: { LeadStory, StoryGrid },
  args: { items: [] },
  render: withControls((args, context) => <NewsList {...args} items={pick(context, items)} />),
} satisfies Meta<typeof NewsList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Without `href` rows are plain text. */
export const PlainRows: Story = {
  render: (args, context) => (
    <NewsList
      {...args}
      items={pick(context, items).map(({ href: _href, category: _category, ...item }) => item)}
    />
  ),
};

/** The newest item leads with a picture. */
export const WithLead: Story = {
  render: (args, context) => {
    const [lead, ...others] = pick(context, items) as [NewsItem, ...NewsItem[]];
    return (
      <LeadStory
        story={lead}
        picture={<img src={SAMPLE_PICTURE} alt="" width={720} height={440} />}
      >
        <NewsList {...args} items={others} />
      </LeadStory>
    );
  },
};

/** Stories with pictures; the first one leads, with its summary. */
export const Stories: Story = {
  render: (_, context) => (
    <StoryGrid lead items={withPictures(pick(context, items), pick(context, summaries))} />
  ),
};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-12)' }}>
      <NewsList {...args} items={pick(context, items)} />
      {Stories.render?.(args, context)}
      <StoryGrid items={withPictures(pick(context, items), '')} />
      <NewsList
        {...args}
        items={pick(context, items).map(({ href: _href, category: _category, ...item }) => item)}
      />
    </div>
  ),
};

export const StoriesTest: Story = {
  ...Stories,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    await expect(canvas.getAllByText(pick(context, summaries))).toHaveLength(1);
    const [{ title }] = pick(context, items) as [NewsItem];
    await expect(canvas.getAllByRole('link', { name: title })[0]).toBeVisible();
  },
};
