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
