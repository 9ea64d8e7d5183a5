import { createGuidance } from '../../stories/guidance.ts';
import { Letter } from './Letter.tsx';

export const guidance = createGuidance(
  (salutation, office, company, text) => (
    <Letter salutation={salutation} signature={{ office, company }}>
      <p>{text}</p>
    </Letter>
  ),
  {
    do: {
      ko: ['안녕하십니까.', '대표이사', '온선', '홈페이지를 찾아 주셔서 감사합니다.'],
      en: ['Welcome.', 'Chief Executive Officer', 'ONSUN', 'Thank you for visiting our website.'],
    },
    dont: {
      ko: [
        '존경하는 고객 여러분께 삼가 인사 올립니다!',
        '임직원 일동',
        '온선',
        '최고를 향해 끊임없이 도전하겠습니다.',
      ],
      en: [
        'To our most esteemed customers!',
        'All of us',
        'ONSUN',
        'We will never stop striving to be the best.',
      ],
    },
  },
);
