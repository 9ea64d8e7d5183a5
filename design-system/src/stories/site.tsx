import type { StoryContext } from '@storybook/react-vite';

import type { IndexedProduct } from '../sections/ProductIndex/ProductIndex.tsx';
import type { LanguageOption } from '../components/LanguageSwitch/index.ts';
import type { SheetActionsProps } from '../components/MobileSheet/index.ts';
import type { NavigationGroup, NavigationItem } from '../components/Navigation/index.ts';
import { pick } from './bilingual.ts';

type Globals = Pick<StoryContext, 'globals'>;

const KOREAN: readonly NavigationGroup[] = [
  {
    id: 'introduction',
    label: '회사소개',
    text: '1974년부터 자동차의 전원과 신호를 이어 온 회사입니다.',
    items: [
      { label: '회사 개요', href: '#/intro' },
      { label: 'CEO 인사말', href: '#/greeting' },
      { label: '연혁', href: '#/history' },
      { label: '비전', href: '#/vision' },
      { label: '재무정보', href: '#/finance' },
      { label: '인증·수상', href: '#/authentication' },
      { label: '글로벌 네트워크', href: '#/network' },
    ],
  },
  {
    id: 'business',
    label: '사업분야',
    text: '잇고, 흐르게 하고, 판단하게 하는 부품을 만듭니다.',
    current: true,
    items: [
      {
        label: '커넥티드',
        href: '#/connected',
        text: '하네스 · 커넥터',
        accent: 'first',
        current: true,
      },
      { label: '친환경', href: '#/eco', text: '고전압 · 충전', accent: 'second' },
      { label: '인텔리전트', href: '#/intelligent', text: '제어기', accent: 'third' },
    ],
    links: [{ label: '제품 비교', href: '#/compare' }],
  },
  {
    id: 'research',
    label: '연구개발',
    text: '설계하고, 검증하고, 평가해 특허로 남깁니다.',
    items: [{ label: 'R&D', href: '#/research' }],
  },
  {
    id: 'esg',
    label: 'ESG 경영',
    text: '환경과 사람, 원칙을 지키며 오래 가는 길을 찾습니다.',
    items: [
      { label: 'ESG 경영', href: '#/esg' },
      { label: '환경', href: '#/environment' },
      { label: '사회공헌', href: '#/social' },
      { label: '윤리·준법', href: '#/governance' },
      { label: '동반성장', href: '#/growth' },
    ],
  },
  {
    id: 'press',
    label: '홍보센터',
    text: '회사의 소식과 CI를 한곳에 모았습니다.',
    items: [
      { label: '뉴스룸', href: '#/press' },
      { label: 'CI', href: '#/ci' },
      { label: '홍보 영상관', href: 'https://example.com/media', external: true },
    ],
  },
  {
    id: 'careers',
    label: '인재채용',
    text: '함께 이어 갈 사람을 기다립니다.',
    items: [
      { label: '인재상·채용', href: '#/recruit' },
      { label: '인사제도', href: '#/personnel' },
      { label: '직무소개', href: '#/duty' },
      { label: '채용 사이트', href: 'https://example.com/careers', external: true },
      { label: '채용 FAQ', href: '#/faq' },
    ],
  },
  {
    id: 'support',
    label: '고객지원',
    text: '궁금한 것을 묻고, 의견을 전하고, 방문을 예약하는 곳입니다.',
    items: [
      { label: '고객문의', href: '#/inquiry' },
      { label: '소통', href: '#/communication' },
      { label: '공지사항', href: '#/notice' },
      { label: '방문예약', href: '#/reservation' },
    ],
  },
];

const ENGLISH: readonly NavigationGroup[] = [
  {
    id: 'introduction',
    label: 'Introduction',
    text: 'The company that has carried power and signals through cars since 1974.',
    items: [
      { label: 'Overview', href: '#/intro' },
      { label: 'CEO message', href: '#/greeting' },
      { label: 'History', href: '#/history' },
      { label: 'Vision', href: '#/vision' },
      { label: 'Finance', href: '#/finance' },
      { label: 'Certifications and awards', href: '#/authentication' },
      { label: 'Global network', href: '#/network' },
    ],
  },
  {
    id: 'business',
    label: 'Business areas',
    text: 'Parts that connect, power and control the car.',
    current: true,
    items: [
      {
        label: 'Connected',
        href: '#/connected',
        text: 'Harnesses, connectors',
        accent: 'first',
        current: true,
      },
      { label: 'Eco-Friendly', href: '#/eco', text: 'High voltage', accent: 'second' },
      { label: 'Intelligent', href: '#/intelligent', text: 'Controllers', accent: 'third' },
    ],
    links: [{ label: 'Compare products', href: '#/compare' }],
  },
  {
    id: 'research',
    label: 'Research',
    text: 'We plan, verify, evaluate and patent what comes next.',
    items: [{ label: 'R&D', href: '#/research' }],
  },
  {
    id: 'esg',
    label: 'ESG management',
    text: 'How we look after the environment, people and principles.',
    items: [
      { label: 'ESG', href: '#/esg' },
      { label: 'Environment', href: '#/environment' },
      { label: 'Social', href: '#/social' },
      { label: 'Governance', href: '#/governance' },
      { label: 'Shared growth', href: '#/growth' },
    ],
  },
  {
    id: 'press',
    label: 'PR center',
    text: 'News from the company, and the CI to go with it.',
    items: [
      { label: 'Press', href: '#/press' },
      { label: 'CI', href: '#/ci' },
      { label: 'Audio-visual site', href: 'https://example.com/media', external: true },
    ],
  },
  {
    id: 'careers',
    label: 'Human resources',
    text: 'Where you fit in, and how to join us.',
    items: [
      { label: 'Recruitment', href: '#/recruit' },
      { label: 'HR system', href: '#/personnel' },
      { label: 'Job duties', href: '#/duty' },
      { label: 'Recruitment site', href: 'https://example.com/careers', external: true },
      { label: 'FAQ', href: '#/faq' },
    ],
  },
  {
    id: 'support',
    label: 'Customer support',
    text: 'Ask a question, tell us what you think, or book a visit.',
    items: [
      { label: 'Inquiry', href: '#/inquiry' },
      { label: 'Communication', href: '#/communication' },
      { label: 'Notices', href: '#/notice' },
      { label: 'Visitor reservation', href: '#/reservation' },
    ],
  },
];

/** Returns the full menu of the sample site in the toolbar's language; "business areas" is current. */
export const sampleGroups = (context: Globals): readonly NavigationGroup[] =>
  pick(context, { ko: KOREAN, en: ENGLISH });

/** Returns the pages of one group of `sampleGroups`; of the current group by default. */
export const sampleItems = (context: Globals, id = 'business'): readonly NavigationItem[] =>
  sampleGroups(context).find((group) => group.id === id)?.items ?? [];

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 26l16-8 16 8-16 8z" fill="none" stroke="black" stroke-width="2"/></svg>')}`;

/** Three products with a picture each. */
export const sampleProducts = (context: Globals): readonly IndexedProduct[] =>
  pick(context, {
    ko: ['ICCB', '충전 커플러', '플렉시블 버스바'],
    en: ['ICCB', 'Charging coupler', 'Flexible busbar'],
  }).map((label, index) => ({
    label,
    href: `#/product-${index}`,
    picture: <img src={PICTURE} alt="" />,
  }));

/** The drawing of a group or an area. */
export const samplePicture = <img src={PICTURE} alt="" />;

/** Actions of the mobile menu. */
export const sampleActions = (context: Globals): SheetActionsProps['items'] =>
  pick(context, {
    ko: ['문의하기', '방문하기', '지원하기'],
    en: ['Ask us', 'Visit us', 'Join us'],
  }).map((label, index) => ({
    label,
    href: `#/action-${index}`,
    icon: (['message', 'calendar', 'briefcase'] as const)[index] ?? 'message',
  }));

/** Korean and English; the toolbar's language is current. */
export const sampleLanguages = ({ globals }: Globals): readonly LanguageOption[] => [
  {
    language: 'ko',
    label: 'KR',
    name: '한국어',
    href: '?lang=ko',
    current: globals['language'] !== 'en',
  },
  {
    language: 'en',
    label: 'EN',
    name: 'English',
    href: '?lang=en',
    current: globals['language'] === 'en',
  },
];

/** Placeholder for a logo. */
export const SampleLogo = () => (
  <svg width="104" height="24" viewBox="0 0 104 24" fill="none" aria-hidden focusable="false">
    <path
      d="M3 12a9 9 0 0 1 18 0v0a6 6 0 0 0 6 6h22a6 6 0 0 0 6-6v0a6 6 0 0 1 6-6h37"
      stroke="var(--color-brand-line)"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <circle cx="99" cy="6" r="4" fill="var(--color-brand-signal)" />
  </svg>
);
