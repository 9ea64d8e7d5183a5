import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SampleLogo } from '../../stories/site.tsx';
import { SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';

const texts: Record<'ko' | 'en', SiteFooterProps> = {
  ko: {
    groups: [
      {
        id: 'company',
        label: '회사소개',
        items: [
          { label: '회사 개요', href: '#/intro' },
          { label: '연혁', href: '#/history', current: true },
        ],
      },
      { id: 'business', label: '사업분야', items: [{ label: '친환경', href: '#/eco' }] },
    ],
    registration: '대표이사 · 사업자등록번호 000-00-00000 (예시)',
    links: [
      { label: '방문예약', href: '#/reservation' },
      { label: '개인정보 처리방침', href: '#/privacy' },
      { label: '이용약관', href: '#/terms' },
    ],
    related: {
      heading: '관련 사이트',
      items: [
        { label: '케이블 자회사', href: 'https://example.com/cable', external: true },
        { label: '창립 50주년', href: 'https://example.com/50th', external: true },
      ],
    },
    address: (
      <>
        21500 인천광역시 남동구
        <br />
        대표 전화 <a href="tel:0320000000">032-000-0000</a>
      </>
    ),
    copyright: '© 회사 이름',
  },
  en: {
    groups: [
      {
        id: 'company',
        label: 'Introduction',
        items: [
          { label: 'Overview', href: '#/intro' },
          { label: 'History', href: '#/history', current: true },
        ],
      },
      { id: 'business', label: 'Business', items: [{ label: 'Eco-Friendly', href: '#/eco' }] },
    ],
    registration: 'Chief executive officer · Business registration number 000-00-00000 (sample)',
    links: [
      { label: 'Visitor reservation', href: '#/reservation' },
      { label: 'Privacy policy', href: '#/privacy' },
      { label: 'Terms of use', href: '#/terms' },
    ],
    related: {
      heading: 'Related sites',
      items: [
        { label: 'Cable subsidiary', href: 'https://example.com/cable', external: true },
        { label: '50th anniversary', href: 'https://example.com/50th', external: true },
      ],
    },
    address: (
      <>
        Namdong-gu, Incheon 21500, Korea
        <br />
        Switchboard <a href="tel:+82320000000">+82 32-000-0000</a>
      </>
    ),
    copyright: '© Company name',
  },
};

const meta = {
  title: 'Sections/Page frame/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440', isRotated: false } },
  args: { links: [], copyright: '' },
  argTypes: { address: { control: false }, logo: { control: false } },
  render: withControls((args, context) => (
    <SiteFooter {...args} {...pick(context, texts)} logo={<SampleLogo />} />
  )),
} satisfies Meta<typeof SiteFooter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnlyLinks: Story = {
  render: withTexts(texts, ({ links, copyright }, _args) => (
    <SiteFooter links={links} copyright={copyright} />
  )),
};

export const Long: Story = { globals: { viewport: { value: 'w320', isRotated: false } } };

export const KitchenSink: Story = { parameters: { chromatic: { disableSnapshot: false } } };
