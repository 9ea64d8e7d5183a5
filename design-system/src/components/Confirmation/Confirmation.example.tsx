import { Heading, Text } from '@site/design-system';
import { Confirmation } from '@site/design-system/forms';

const texts = {
  ko: { heading: '문의를 접수했습니다', text: '영업일 기준 3일 안에 이메일로 답변합니다.' },
  en: {
    heading: 'We have received your inquiry',
    text: 'We answer by email within three working days.',
  },
};

export default function ConfirmationExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <Confirmation>
      <Heading>{text.heading}</Heading>
      <Text>{text.text}</Text>
    </Confirmation>
  );
}
