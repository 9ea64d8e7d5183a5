import { AreaRow } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '친환경',
    text: '충전구에서 배터리와 모터까지, 전기차의 높은 전압을 안전하게 나릅니다.',
    more: '친환경 제품 한눈에 보기',
    products: [
      { name: 'ICCB', href: '#iccb' },
      { name: '플렉시블 버스바', href: '#busbar', badge: '신제품' },
    ],
  },
  en: {
    heading: 'Eco-Friendly',
    text: 'From the charging inlet to battery and motor, high voltage travels safely.',
    more: 'See all Eco-Friendly products',
    products: [
      { name: 'ICCB', href: '#iccb' },
      { name: 'Flexible busbar', href: '#busbar', badge: 'New' },
    ],
  },
};

const Part = () => (
  <svg viewBox="0 0 480 320" aria-hidden fill="none" strokeLinejoin="round" strokeWidth="2">
    <path d="M332 204c60 30 80 56 148 56" stroke="var(--color-brand-line)" strokeWidth="8" />
    <g stroke="var(--art-ink)">
      <path d="M120 150l120-60 120 60-120 60z" fill="var(--art-plastic-top)" />
      <path d="M120 150v70l120 60v-70z" fill="var(--art-plastic-left)" />
      <path d="M360 150v70l-120 60v-70z" fill="var(--art-plastic-right)" />
      <path d="M140 180l34 17v32l-34-17zM186 203l34 17v32l-34-17z" fill="var(--art-blue-left)" />
      <path d="M168 150l72-36 72 36-72 36z" fill="var(--art-blue-top)" />
      <path d="M204 150l36-18 36 18-36 18z" fill="var(--art-signal-top)" />
    </g>
  </svg>
);

export default function AreaRowExample({ language }: { language: 'ko' | 'en' }) {
  return <AreaRow {...texts[language]} accent="second" href="#eco" drawing={<Part />} />;
}
