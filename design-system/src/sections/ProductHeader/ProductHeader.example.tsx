import { ButtonLink, Container, Text } from '@site/design-system';
import { FeatureList, ProductHeader } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '정션 블록',
    text: '배터리에서 온 전원을 필요한 곳으로 나누고, 퓨즈와 릴레이로 회로를 지킵니다.',
    features: [
      { title: '퓨즈와 릴레이를 한 하우징에 담습니다' },
      { title: '배선 길이와 무게를 줄입니다' },
    ],
    inquiry: '온라인 문의',
  },
  en: {
    heading: 'Junction block',
    text: 'Divides the battery’s power and protects each circuit with fuses and relays.',
    features: [
      { title: 'Fuses and relays in a single housing' },
      { title: 'Shorter wiring and less weight' },
    ],
    inquiry: 'Online inquiry',
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

export default function ProductHeaderExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Container>
      <ProductHeader
        heading={text.heading}
        accent="first"
        drawing={<Part />}
        features={<FeatureList accent="first" items={text.features} />}
        actions={<ButtonLink href="#inquiry">{text.inquiry}</ButtonLink>}
      >
        <Text>{text.text}</Text>
      </ProductHeader>
    </Container>
  );
}
