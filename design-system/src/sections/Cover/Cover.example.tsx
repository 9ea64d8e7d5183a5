import { Cover } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '안전하지 않으면\n만들지 않습니다',
    lead: '누구든 위험하다고 판단하면 라인을 세울 수 있고, 그 책임을 묻지 않습니다.',
  },
  en: {
    heading: 'If it isn’t safe,\nwe don’t make it',
    lead: 'Anyone who sees a danger may stop the line, and is not held responsible for it.',
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

export default function CoverExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Cover
      kind="split"
      accent="first"
      heading={text.heading}
      lead={<p>{text.lead}</p>}
      drawing={<Part />}
    />
  );
}
