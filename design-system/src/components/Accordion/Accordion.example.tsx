import { Accordion, Text } from '@site/design-system';

const texts = {
  ko: [
    {
      id: 'visit',
      title: '방문은 어떻게 예약하나요?',
      text: '방문예약 화면에서 날짜와 목적을 적어 신청합니다.',
    },
    { id: 'answer', title: '답변은 언제 받나요?', text: '영업일 기준 3일 안에 이메일로 보냅니다.' },
  ],
  en: [
    {
      id: 'visit',
      title: 'How do I book a visit?',
      text: 'Request it with a date and a purpose on the page for visits.',
    },
    {
      id: 'answer',
      title: 'When will I get an answer?',
      text: 'By email, within three working days.',
    },
  ],
};

export default function AccordionExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <Accordion
      items={texts[language].map(({ id, title, text }) => ({
        id,
        title,
        content: <Text>{text}</Text>,
      }))}
    />
  );
}
