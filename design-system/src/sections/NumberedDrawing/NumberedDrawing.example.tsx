import { NumberedDrawing } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '상자의 구성',
    parts: [
      { id: 'cover', label: '덮개', text: '도구 없이 엽니다.' },
      { id: 'housing', label: '하우징', text: '먼지와 물을 막습니다.' },
    ],
  },
  en: {
    heading: 'Parts of the box',
    parts: [
      { id: 'cover', label: 'Cover', text: 'It opens without tools.' },
      { id: 'housing', label: 'Housing', text: 'It keeps out dust and water.' },
    ],
  },
};

const points = [
  { x: 0.5, y: 0.42 },
  { x: 0.62, y: 0.68 },
];

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

export default function NumberedDrawingExample({ language }: { language: 'ko' | 'en' }) {
  const { heading, parts } = texts[language];
  return (
    <NumberedDrawing
      heading={heading}
      accent="first"
      drawing={<Part />}
      items={parts.map((part, index) => ({ ...part, point: points[index] }))}
    />
  );
}
