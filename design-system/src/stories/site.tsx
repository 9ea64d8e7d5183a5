import type { StoryContext } from '@storybook/react-vite';

import type { IndexedProduct } from '../sections/ProductIndex/ProductIndex.tsx';
import type { LanguageOption } from '../components/LanguageSwitch/index.ts';
import type { SheetActionsProps } from '../components/MobileSheet/index.ts';
import type { NavigationGroup, NavigationItem } from '../components/Navigation/index.ts';
import { pick, splitLanguages } from './bilingual.ts';

type Globals = Pick<StoryContext, 'globals'>;

const GROUPS: Record<'ko' | 'en', readonly NavigationGroup[]> = splitLanguages([
  {
    id: 'introduction',
    label: { ko: '회사소개', en: 'Introduction' },
    text: {
      ko: '1974년부터 자동차의 전원과 신호를 이어 온 회사입니다.',
      en: 'The company that has carried power and signals through cars since 1974.',
    },
    items: [
      { label: { ko: '회사 개요', en: 'Overview' }, href: '#/intro' },
      { label: { ko: 'CEO 인사말', en: 'CEO message' }, href: '#/greeting' },
      { label: { ko: '연혁', en: 'History' }, href: '#/history' },
      { label: { ko: '비전', en: 'Vision' }, href: '#/vision' },
      { label: { ko: '재무정보', en: 'Finance' }, href: '#/finance' },
      { label: { ko: '인증·수상', en: 'Certifications and awards' }, href: '#/authentication' },
      { label: { ko: '글로벌 네트워크', en: 'Global network' }, href: '#/network' },
    ],
  },
  {
    id: 'business',
    label: { ko: '사업분야', en: 'Business areas' },
    text: {
      ko: '잇고, 흐르게 하고, 판단하게 하는 부품을 만듭니다.',
      en: 'Parts that connect, power and control the car.',
    },
    current: true,
    items: [
      {
        label: { ko: '커넥티드', en: 'Connected' },
        href: '#/connected',
        text: { ko: '하네스 · 커넥터', en: 'Harnesses, connectors' },
        accent: 'first',
        current: true,
      },
      {
        label: { ko: '친환경', en: 'Eco-Friendly' },
        href: '#/eco',
        text: { ko: '고전압 · 충전', en: 'High voltage' },
        accent: 'second',
      },
      {
        label: { ko: '인텔리전트', en: 'Intelligent' },
        href: '#/intelligent',
        text: { ko: '제어기', en: 'Controllers' },
        accent: 'third',
      },
    ],
    links: [{ label: { ko: '제품 비교', en: 'Compare products' }, href: '#/compare' }],
  },
  {
    id: 'research',
    label: { ko: '연구개발', en: 'Research' },
    text: {
      ko: '설계하고, 검증하고, 평가해 특허로 남깁니다.',
      en: 'We plan, verify, evaluate and patent what comes next.',
    },
    items: [{ label: 'R&D', href: '#/research' }],
  },
  {
    id: 'esg',
    label: { ko: 'ESG 경영', en: 'ESG management' },
    text: {
      ko: '환경과 사람, 원칙을 지키며 오래 가는 길을 찾습니다.',
      en: 'How we look after the environment, people and principles.',
    },
    items: [
      { label: { ko: 'ESG 경영', en: 'ESG' }, href: '#/esg' },
      { label: { ko: '환경', en: 'Environment' }, href: '#/environment' },
      { label: { ko: '사회공헌', en: 'Social' }, href: '#/social' },
      { label: { ko: '윤리·준법', en: 'Governance' }, href: '#/governance' },
      { label: { ko: '동반성장', en: 'Shared growth' }, href: '#/growth' },
    ],
  },
  {
    id: 'press',
    label: { ko: '홍보센터', en: 'PR center' },
    text: {
      ko: '회사의 소식과 CI를 한곳에 모았습니다.',
      en: 'News from the company, and the CI to go with it.',
    },
    items: [
      { label: { ko: '뉴스룸', en: 'Press' }, href: '#/press' },
      { label: 'CI', href: '#/ci' },
      {
        label: { ko: '홍보 영상관', en: 'Audio-visual site' },
        href: 'https://example.com/media',
        external: true,
      },
    ],
  },
  {
    id: 'careers',
    label: { ko: '인재채용', en: 'Human resources' },
    text: { ko: '함께 이어 갈 사람을 기다립니다.', en: 'Where you fit in, and how to join us.' },
    items: [
      { label: { ko: '인재상·채용', en: 'Recruitment' }, href: '#/recruit' },
      { label: { ko: '인사제도', en: 'HR system' }, href: '#/personnel' },
      { label: { ko: '직무소개', en: 'Job duties' }, href: '#/duty' },
      {
        label: { ko: '채용 사이트', en: 'Recruitment site' },
        href: 'https://example.com/careers',
        external: true,
      },
      { label: { ko: '채용 FAQ', en: 'FAQ' }, href: '#/faq' },
    ],
  },
  {
    id: 'support',
    label: { ko: '고객지원', en: 'Customer support' },
    text: {
      ko: '궁금한 것을 묻고, 의견을 전하고, 방문을 예약하는 곳입니다.',
      en: 'Ask a question, tell us what you think, or book a visit.',
    },
    items: [
      { label: { ko: '고객문의', en: 'Inquiry' }, href: '#/inquiry' },
      { label: { ko: '소통', en: 'Communication' }, href: '#/communication' },
      { label: { ko: '공지사항', en: 'Notices' }, href: '#/notice' },
      { label: { ko: '방문예약', en: 'Visitor reservation' }, href: '#/reservation' },
    ],
  },
]);

/** Returns the full menu of the sample site in the toolbar's language; "business areas" is current. */
export const sampleGroups = (context: Globals): readonly NavigationGroup[] => pick(context, GROUPS);

/** Returns the pages of one group of `sampleGroups`; of the current group by default. */
export const sampleItems = (context: Globals, id = 'business'): readonly NavigationItem[] =>
  sampleGroups(context).find((group) => group.id === id)?.items ?? [];

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path d="M8 26l16-8 16 8-16 8z" fill="none" stroke="black" stroke-width="2"/></svg>')}`;

/** Returns three products with a picture each. */
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

/** Returns the actions of the mobile menu. */
export const sampleActions = (context: Globals): SheetActionsProps['items'] =>
  pick(context, {
    ko: ['문의하기', '방문하기', '지원하기'],
    en: ['Ask us', 'Visit us', 'Join us'],
  }).map((label, index) => ({
    label,
    href: `#/action-${index}`,
    icon: (['message', 'calendar', 'briefcase'] as const)[index] ?? 'message',
  }));

/** Returns Korean and English; the toolbar's language is current. */
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
