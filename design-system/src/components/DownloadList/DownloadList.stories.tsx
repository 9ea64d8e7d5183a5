import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { Stack } from '../Layout/index.ts';
import { type DownloadItem, DownloadList } from './DownloadList.tsx';

const korean = { code: 'ko', name: '한국어' };
const english = { code: 'en', name: 'English' };

const both = (name: string, sizes: readonly [ko: number, en: number]) => [
  { href: `/downloads/${name}-ko.pdf`, format: 'PDF', size: sizes[0], language: korean },
  { href: `/downloads/${name}-en.pdf`, format: 'PDF', size: sizes[1], language: english },
];

interface Sample {
  readonly items: readonly DownloadItem[];
  readonly long: readonly DownloadItem[];
}

const texts: Record<'ko' | 'en', Sample> = {
  ko: {
    items: [
      { title: '지속가능경영보고서 2025', files: both('report-2025', [2_412_340, 2_288_912]) },
      {
        title: 'CI 꾸러미',
        text: '심벌, 로고타입, 색상 파일이 들어 있습니다.',
        files: [{ href: '/downloads/ci.zip', format: 'ZIP', size: 418_211 }],
      },
      { title: '환경방침', files: both('environment', [84_120, 79_004]) },
    ],
    long: [
      {
        title: '협력사 행동규범과 구매윤리 규정, 하도급 거래 4대 실천사항 합본',
        text: '2026년 7월 1일부터 시행되는 규범입니다. 계약을 맺기 전에 함께 읽고 지킬 것을 약속합니다.',
        files: both('partner-code', [1_204_120, 1_179_004]),
      },
    ],
  },
  en: {
    items: [
      { title: 'Sustainability report 2025', files: both('report-2025', [2_412_340, 2_288_912]) },
      {
        title: 'Brand package',
        text: 'Symbol, logotypes and color files.',
        files: [{ href: '/downloads/ci.zip', format: 'ZIP', size: 418_211 }],
      },
      { title: 'Environmental policy', files: both('environment', [84_120, 79_004]) },
    ],
    long: [
      {
        title:
          'Partner code of conduct, purchasing ethics rules and the four subcontracting practices in one volume',
        text: 'In force from July 1, 2026. We read it together and promise to keep it before a contract is signed.',
        files: both('partner-code', [1_204_120, 1_179_004]),
      },
    ],
  },
};

const meta = {
  title: 'Components/Content/DownloadList',
  component: DownloadList,
  args: { items: [] },
  render: withControls((args, context) => (
    <DownloadList {...args} items={pick(context, texts).items} />
  )),
} satisfies Meta<typeof DownloadList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Long: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  render: (args, context) => <DownloadList {...args} items={pick(context, texts).long} />,
};

export const KitchenSink: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: withTexts(texts, ({ items, long: words }, args) => (
    <Stack gap="large">
      <DownloadList {...args} items={items} />
      <DownloadList {...args} items={words} />
    </Stack>
  )),
};

/** The test of `Default`, which documentation shows without it. */
export const Test: Story = {
  ...Default,
  tags: ['!autodocs', '!dev'],
  play: async (context) => {
    const [first] = context.canvas.getAllByRole('link');
    const [item] = pick(context, texts).items;
    await expect(first).toHaveAccessibleName(`${item?.title} 한국어 PDF 2.4 MB`);
    await expect(first).toHaveAttribute('download');
  },
};
