import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, splitLanguages } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { OpeningList } from './OpeningList.tsx';

const texts = splitLanguages([
  {
    id: 1,
    title: { ko: '하반기 신입 사원 공개채용', en: 'Graduate recruitment, second half' },
    status: 'open',
    statusLabel: { ko: '모집 중', en: 'Recruiting' },
    period: { ko: '2026.11.16 ~ 2026.12.06', en: 'Nov 16, 2026 – Dec 6, 2026' },
    href: 'https://example.com/careers/1',
    external: true,
  },
  {
    id: 2,
    title: {
      ko: '고전압 하네스 설계와 시험, 양산 품질까지 함께 맡을 경력 사원 수시 채용',
      en: 'Experienced engineers for the design, testing and series quality of high-voltage harnesses',
    },
    status: 'soon',
    statusLabel: { ko: '곧 마감', en: 'Closing soon' },
    period: { ko: '2026.10.26 ~ 2026.11.22', en: 'Oct 26, 2026 – Nov 22, 2026' },
    href: '#/careers/2',
  },
  {
    id: 3,
    title: { ko: '상반기 신입 사원 공개채용', en: 'Graduate recruitment, first half' },
    status: 'closed',
    statusLabel: { ko: '마감', en: 'Closed' },
    period: { ko: '2026.05.11 ~ 2026.05.31', en: 'May 11, 2026 – May 31, 2026' },
    href: 'https://example.com/careers/3',
  },
]);

const meta = {
  title: 'Sections/Reading/OpeningList',
  component: OpeningList,
  args: { items: [] },
  render: withControls((args, context) => <OpeningList {...args} items={pick(context, texts)} />),
} satisfies Meta<typeof OpeningList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A closed position is marked in words and is not a link. */
export const Closed: Story = {
  render: (_, context) => <OpeningList items={pick(context, texts).slice(2)} />,
};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** All states on one page. */
export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
