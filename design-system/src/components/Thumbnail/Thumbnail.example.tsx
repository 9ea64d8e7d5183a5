import { ThumbnailList } from '@site/design-system';

const texts = {
  ko: [
    { href: '#bdu', title: '배터리 차단 장치', note: '제품' },
    { href: '#visit', title: '협력사 직원 40명을 조립 라인에 초대하다', note: '2026.10.21' },
  ],
  en: [
    { href: '#bdu', title: 'Battery disconnect unit', note: 'Product' },
    { href: '#visit', title: 'Forty suppliers visit the assembly line', note: 'Oct 21, 2026' },
  ],
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

export default function ThumbnailExample({ language }: { language: 'ko' | 'en' }) {
  return <ThumbnailList items={texts[language].map((item) => ({ ...item, picture: <Part /> }))} />;
}
