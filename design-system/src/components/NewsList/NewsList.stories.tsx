import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick } from '../../stories/bilingual.ts';
import { LeadStory } from './LeadStory.tsx';
import { type NewsItem, NewsList } from './NewsList.tsx';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="720" height="440" viewBox="0 0 48 32"><path d="M8 16l16-8 16 8-16 8z" fill="none" stroke="gray"/></svg>')}`;

const items: Record<'ko' | 'en', readonly NewsItem[]> = {
  ko: [
    {
      date: '2026.11.12',
      dateTime: '2026-11-12',
      category: 'R&D 소식',
      title: '구역 제어기용 이더넷 스위치 유닛, 양산 검증을 마치다',
      href: '#/1',
    },
    {
      date: '2026.11.03',
      dateTime: '2026-11-03',
      category: '글로벌 소식',
      title: '멕시코 제2공장, 매립 폐기물 제로 인증 획득',
      href: '#/2',
    },
    {
      date: '2026.10.21',
      dateTime: '2026-10-21',
      category: '홍보 자료',
      title: '고전압 플렉시블 버스바 라인 증설',
      href: '#/3',
    },
    {
      date: '2026.10.08',
      dateTime: '2026-10-08',
      category: '공지',
      title: '추석 연휴 고객지원 운영 안내',
      href: '#/4',
    },
  ],
  en: [
    {
      date: '12 Nov 2026',
      dateTime: '2026-11-12',
      category: 'R&D news',
      title: 'Ethernet switch unit for zone controllers completes production validation',
      href: '#/1',
    },
    {
      date: '3 Nov 2026',
      dateTime: '2026-11-03',
      category: 'Global news',
      title: 'Second plant in Mexico certified as sending no waste to landfill',
      href: '#/2',
    },
    {
      date: '21 Oct 2026',
      dateTime: '2026-10-21',
      category: 'PR material',
      title: 'New line for high-voltage flexible busbars',
      href: '#/3',
    },
    {
      date: '8 Oct 2026',
      dateTime: '2026-10-08',
      category: 'Notice',
      title: 'Customer support hours during the Chuseok holiday',
      href: '#/4',
    },
  ],
};

const meta = {
  title: 'Components/NewsList',
  component: NewsList,
  args: { items: [] },
  render: (args, context) => <NewsList {...args} items={pick(context, items)} />,
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
      <LeadStory story={lead} picture={<img src={PICTURE} alt="" width={720} height={440} />}>
        <NewsList {...args} items={others} />
      </LeadStory>
    );
  },
};

export const LongKorean: Story = {
  tags: ['korean'],
  globals: { language: 'ko', viewport: { value: 'w320', isRotated: false } },
};

export const LongEnglish: Story = {
  tags: ['english'],
  globals: { language: 'en', viewport: { value: 'w320', isRotated: false } },
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-12)' }}>
      <NewsList {...args} items={pick(context, items)} />
      <NewsList
        {...args}
        items={pick(context, items).map(({ href: _href, category: _category, ...item }) => item)}
      />
    </div>
  ),
};
