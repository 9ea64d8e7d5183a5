import { Timeline } from '@site/design-system/sections';

const texts = {
  ko: [
    ['1974-09', '9월', '첫 조립 라인을 놓다'],
    ['1974-12', '12월', '첫 하네스를 납품하다'],
  ],
  en: [
    ['1974-09', 'September', 'The first assembly line'],
    ['1974-12', 'December', 'The first harness is delivered'],
  ],
};

export default function TimelineExample({ language }: { language: 'ko' | 'en' }) {
  return (
    <Timeline
      years={[
        {
          year: '1974',
          milestones: texts[language].map(([dateTime = '', date = '', title = '']) => ({
            dateTime,
            date,
            title,
          })),
        },
      ]}
    />
  );
}
