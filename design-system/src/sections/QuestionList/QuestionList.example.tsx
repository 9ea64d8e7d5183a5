import { QuestionList } from '@site/design-system/sections';

const texts = {
  ko: {
    question: '공장을 견학할 수 있나요?',
    answer: '방문예약으로 신청하면 담당 부서가 안내합니다.',
  },
  en: {
    question: 'Can I visit a plant?',
    answer: 'Request a visit, and the department will guide you.',
  },
};

export default function QuestionListExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <QuestionList
      items={[
        {
          id: 'visit',
          name: text.question,
          question: text.question,
          answer: <p>{text.answer}</p>,
          href: '#visit',
        },
      ]}
    />
  );
}
