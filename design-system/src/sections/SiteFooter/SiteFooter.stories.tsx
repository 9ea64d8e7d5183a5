import type { Meta, StoryObj } from '@storybook/react-vite';

import { pick, splitLanguages, withTexts } from '../../stories/bilingual.ts';
import { withControls } from '../../stories/controls.tsx';
import { SampleLogo } from '../../stories/site.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const texts = splitLanguages({
  groups: [
    {
      id: 'company',
      label: { ko: '회사소개', en: 'Introduction' },
      items: [
        { label: { ko: '회사 개요', en: 'Overview' }, href: '#/intro' },
        { label: { ko: '연혁', en: 'History' }, href: '#/history', current: true },
      ],
    },
    {
      id: 'business',
      label: { ko: '사업분야', en: 'Business' },
      items: [{ label: { ko: '친환경', en: 'Eco-Friendly' }, href: '#/eco' }],
    },
  ],
  registration: {
    ko: '대표이사 · 사업자등록번호 000-00-00000 (예시)',
    en: 'Chief executive officer · Business registration number 000-00-00000 (sample)',
  },
  links: [
    { label: { ko: '방문예약', en: 'Visitor reservation' }, href: '#/reservation' },
    { label: { ko: '개인정보 처리방침', en: 'Privacy policy' }, href: '#/privacy' },
    { label: { ko: '이용약관', en: 'Terms of use' }, href: '#/terms' },
  ],
  related: {
    heading: { ko: '관련 사이트', en: 'Related sites' },
    items: [
      {
        label: { ko: '케이블 자회사', en: 'Cable subsidiary' },
        href: 'https://example.com/cable',
        external: true,
      },
      {
        label: { ko: '창립 50주년', en: '50th anniversary' },
        href: 'https://example.com/50th',
        external: true,
      },
    ],
  },
  address: {
    ko: (
      <>
        21500 인천광역시 남동구
        <br />
        대표 전화 <a href="tel:0320000000">032-000-0000</a>
      </>
    ),
    en: (
      <>
        Namdong-gu, Incheon 21500, Korea
        <br />
        Switchboard <a href="tel:+82320000000">+82 32-000-0000</a>
      </>
    ),
  },
  copyright: { ko: '© 회사 이름', en: '© Company name' },
});

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
