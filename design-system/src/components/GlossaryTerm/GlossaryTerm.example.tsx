import { GlossaryTerm, Text } from '@site/design-system';

const texts = {
  ko: {
    before: '차량 밖으로 전기를 내보내는 ',
    full: 'vehicle-to-load',
    explanation: '전기차의 배터리로 가전제품을 쓰는 기능입니다.',
    after: ' 기능을 지원합니다.',
  },
  en: {
    before: 'The unit supports ',
    full: 'vehicle-to-load',
    explanation: 'Household appliances run on the battery of an electric car.',
    after: '.',
  },
};

export default function GlossaryTermExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Text>
      {text.before}
      <GlossaryTerm fullName={text.full} explanation={text.explanation}>
        V2L
      </GlossaryTerm>
      {text.after}
    </Text>
  );
}
