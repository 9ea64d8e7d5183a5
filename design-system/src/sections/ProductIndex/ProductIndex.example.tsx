import { ProductIndex } from '@site/design-system/sections';

const texts = {
  ko: [
    { label: 'ICCB', href: '#iccb' },
    { label: '충전 커플러', href: '#coupler' },
    { label: '플렉시블 버스바', href: '#busbar' },
  ],
  en: [
    { label: 'ICCB', href: '#iccb' },
    { label: 'Charging coupler', href: '#coupler' },
    { label: 'Flexible busbar', href: '#busbar' },
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

export default function ProductIndexExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <ProductIndex
      products={texts[language].map((product) => ({ ...product, picture: <Part /> }))}
    />
  );
}
