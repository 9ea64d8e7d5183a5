import { OpeningList } from '@site/design-system/sections';

const texts = {
  ko: {
    title: '하반기 신입 사원 공개채용',
    status: '접수 중',
    period: '2026년 11월 2일~11월 27일',
  },
  en: {
    title: 'Graduate openings, second half of 2026',
    status: 'Open',
    period: 'November 2–27, 2026',
  },
};

export default function OpeningListExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return (
    <OpeningList
      items={[
        {
          id: 1,
          title: text.title,
          status: 'open',
          statusLabel: text.status,
          period: text.period,
          href: '#apply',
        },
      ]}
    />
  );
}
