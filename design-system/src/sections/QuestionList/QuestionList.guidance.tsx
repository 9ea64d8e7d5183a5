import { createGuidance } from '../../stories/guidance.ts';
import { QuestionList } from './QuestionList.tsx';

export const guidance = createGuidance(
  (id, question, text) => (
    <QuestionList items={[{ id, name: id, question, answer: <p>{text}</p>, href: '#q' }]} />
  ),
  {
    do: {
      ko: [
        'guide-age-ko',
        '나이 제한이 있나요?',
        '없습니다. 다만 입사일에 만 18세 이상이어야 합니다.',
      ],
      en: [
        'guide-age-en',
        'Is there an age limit?',
        'No, but you must be at least 18 on the day you start.',
      ],
    },
    dont: {
      ko: ['guide-age-no-ko', '나이 제한이 있나요?', '저희는 다양한 인재를 소중히 여깁니다.'],
      en: ['guide-age-no-en', 'Is there an age limit?', 'We value diverse talent.'],
    },
  },
);
