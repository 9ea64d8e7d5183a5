import { PreviousNext } from '@site/design-system/sections';

const texts = {
  ko: {
    label: '다른 제품',
    previous: { label: '이전 제품', title: 'FPC 모듈' },
    next: { label: '다음 제품', title: '와이어 투 와이어 커넥터' },
  },
  en: {
    label: 'Other products',
    previous: { label: 'Previous product', title: 'FPC module' },
    next: { label: 'Next product', title: 'Wire-to-wire connector' },
  },
};

const Part = () => (
  <svg viewBox="0 0 480 320" aria-hidden strokeLinejoin="round" strokeWidth="2">
    <g stroke="var(--art-ink)">
      <path d="M120 150l120-60 120 60-120 60z" fill="var(--art-plastic-top)" />
      <path d="M120 150v70l120 60v-70z" fill="var(--art-plastic-left)" />
      <path d="M360 150v70l-120 60v-70z" fill="var(--art-plastic-right)" />
    </g>
  </svg>
);

export default function PreviousNextExample({ language }: { language: 'ko' | 'en' }) {
  const { label, previous, next } = texts[language];
  return (
    <PreviousNext
      aria-label={label}
      previous={{ ...previous, href: '#fpc', picture: <Part />, accent: 'second' }}
      next={{ ...next, href: '#connector', picture: <Part />, accent: 'first' }}
    />
  );
}
