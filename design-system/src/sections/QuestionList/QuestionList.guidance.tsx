import { guide, type Guidance } from '../../stories/guidance.ts';
import { QuestionList } from './QuestionList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <QuestionList
        items={[
          {
            id: 'guide-age-ko',
            name: 'guide-age-ko',
            question: '나이 제한이 있나요?',
            answer: <p>없습니다. 다만 입사일에 만 18세 이상이어야 합니다.</p>,
            href: '#q',
          },
        ]}
      />,
      '답의 첫마디가 질문에 답합니다.',
    ),
    en: guide(
      <QuestionList
        items={[
          {
            id: 'guide-age-en',
            name: 'guide-age-en',
            question: 'Is there an age limit?',
            answer: <p>No, but you must be at least 18 on the day you start.</p>,
            href: '#q',
          },
        ]}
      />,
      'The first word answers the question.',
    ),
  },
  dont: {
    ko: guide(
      <QuestionList
        items={[
          {
            id: 'guide-age-no-ko',
            name: 'guide-age-no-ko',
            question: '나이 제한이 있나요?',
            answer: <p>저희는 다양한 인재를 소중히 여깁니다.</p>,
            href: '#q',
          },
        ]}
      />,
      '답하지 않는 말로 시작하지 않습니다.',
    ),
    en: guide(
      <QuestionList
        items={[
          {
            id: 'guide-age-no-en',
            name: 'guide-age-no-en',
            question: 'Is there an age limit?',
            answer: <p>We value diverse talent.</p>,
            href: '#q',
          },
        ]}
      />,
      'A sentence that does not answer.',
    ),
  },
};
