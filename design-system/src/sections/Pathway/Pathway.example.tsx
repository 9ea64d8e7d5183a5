import { Container, Heading, Text } from '@site/design-system';
import { Pathway } from '@site/design-system/sections';

const texts = {
  ko: {
    heading: '2045년 넷제로',
    text: '만드는 동안 쓰는 에너지를 줄이고 재생에너지로 바꿉니다.',
    notes: ['천 톤', '실적 −13.8%', '계획 −100%'],
  },
  en: {
    heading: 'Net zero by 2045',
    text: 'We use less energy to make each part, and move to renewables.',
    notes: ['1,000 t CO₂e', 'actual, −13.8%', 'plan, −100%'],
  },
};

export default function PathwayExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  const [first, latest, last] = text.notes;
  return (
    <Container>
      <Pathway
        marks={[
          { label: '2021', value: '68.0', note: first, x: 7.8, y: 22.7 },
          { label: '2025', value: '58.6', note: latest, x: 22.7, y: 34.1, isLatest: true },
          { label: '2045', value: '0', note: last, x: 95.3, y: 90 },
        ]}
        drawing={
          <svg viewBox="0 0 1280 440" aria-hidden fill="none">
            <path d="M100 100L290 150L1220 396" stroke="var(--color-area-second)" strokeWidth="6" />
          </svg>
        }
      >
        <Heading>{text.heading}</Heading>
        <Text>{text.text}</Text>
      </Pathway>
    </Container>
  );
}
