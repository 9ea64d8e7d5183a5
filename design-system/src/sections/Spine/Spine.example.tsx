import { Section, Text } from '@site/design-system';
import { Spine } from '@site/design-system/sections';

const texts = {
  ko: {
    headings: ['한 선이 닿은 곳', '8개국 12개 공장'],
    text: '전원과 신호를 필요한 곳까지 잇습니다.',
  },
  en: {
    headings: ['How far one line reaches', '12 factories in 8 countries'],
    text: 'We take power and signals where they are needed.',
  },
};

export default function SpineExample({ language }: { language: 'ko' | 'en' }) {
  const { headings, text } = texts[language];
  return (
    <Spine>
      {headings.map((heading) => (
        <Section key={heading} heading={heading}>
          <Text>{text}</Text>
        </Section>
      ))}
    </Spine>
  );
}
