import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SAMPLE_PICTURE, SAMPLE_PHOTOGRAPH } from '../../stories/sample-pictures.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { type ThumbnailItem, ThumbnailList } from './ThumbnailList.tsx';

const drawing = <img src={SAMPLE_PICTURE} alt="" width={720} height={440} />;
const photograph = (
  <picture>
    <img src={SAMPLE_PHOTOGRAPH} alt="" width={600} height={400} />
  </picture>
);

const items: Record<'ko' | 'en', readonly ThumbnailItem[]> = {
  ko: [
    { href: '#/1', title: '배터리 차단 장치', note: '제품', picture: drawing, accent: 'second' },
    {
      href: '#/2',
      title: '천안 공장 조립 라인에 협력사 직원 40명을 초대하다',
      note: '2026.10.21',
      picture: photograph,
    },
    { href: '#/3', title: '환경·안전 경영', note: '관련 페이지' },
  ],
  en: [
    {
      href: '#/1',
      title: 'Battery disconnect unit',
      note: 'Product',
      picture: drawing,
      accent: 'second',
    },
    {
      href: '#/2',
      title: 'Forty people from our suppliers visit the assembly line in Cheonan',
      note: 'Oct 21, 2026',
      picture: photograph,
    },
    { href: '#/3', title: 'Environment and safety', note: 'Related page' },
  ],
};

const meta = {
  title: 'Components/Media/Thumbnail',
  component: ThumbnailList,
  subcomponents: { Thumbnail },
  args: { items: [] },
  render: withControls((args, context) => <ThumbnailList {...args} items={pick(context, items)} />),
} satisfies Meta<typeof ThumbnailList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The title names a row; its picture is decorative. */
export const Default: Story = {};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

/** All states on one page. */
export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, context) => (
    <div style={{ display: 'grid', gap: 'var(--space-12)', maxInlineSize: '24rem' }}>
      <ThumbnailList {...args} items={pick(context, items)} />
      <Thumbnail accent="third">{drawing}</Thumbnail>
      <Thumbnail>{photograph}</Thumbnail>
    </div>
  ),
};

export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async ({ canvas, context }) => {
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    for (const { title } of pick(context, items))
      await expect(canvas.getByRole('link', { name: title })).toBeVisible();
  },
};
