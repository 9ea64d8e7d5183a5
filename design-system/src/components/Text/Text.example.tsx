import { Prose, Stack, Text } from '@site/design-system';

const texts = {
  ko: {
    lead: '자동차의 모든 것을 한 선으로 잇습니다.',
    body: '설계에서 검증, 양산까지 한곳에서 이어집니다.',
    note: '2026년 11월 기준',
  },
  en: {
    lead: 'We connect everything in a car with one line.',
    body: 'Design, verification and production happen in one place.',
    note: 'As of November 2026',
  },
};

export default function TextExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Stack>
      <Text size="lead">{text.lead}</Text>
      <Prose>
        <p>{text.body}</p>
      </Prose>
      <Text size="small" tone="muted">
        {text.note}
      </Text>
    </Stack>
  );
}
