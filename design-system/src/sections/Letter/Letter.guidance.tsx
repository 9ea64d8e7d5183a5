import { guide, type Guidance } from '../../stories/guidance.ts';
import { Letter } from './Letter.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Letter salutation="안녕하십니까." signature={{ office: '대표이사', company: '온선' }}>
        <p>홈페이지를 찾아 주셔서 감사합니다.</p>
      </Letter>,
      '직함과 회사 이름으로 맺습니다.',
    ),
    en: guide(
      <Letter
        salutation="Welcome."
        signature={{ office: 'Chief Executive Officer', company: 'ONSUN' }}
      >
        <p>Thank you for visiting our website.</p>
      </Letter>,
      'Signed with the position and the company.',
    ),
  },
  dont: {
    ko: guide(
      <Letter
        salutation="존경하는 고객 여러분께 삼가 인사 올립니다!"
        signature={{ office: '임직원 일동', company: '온선' }}
      >
        <p>최고를 향해 끊임없이 도전하겠습니다.</p>
      </Letter>,
      '지나친 인사말과 구호를 쓰지 않습니다.',
    ),
    en: guide(
      <Letter
        salutation="To our most esteemed customers!"
        signature={{ office: 'All of us', company: 'ONSUN' }}
      >
        <p>We will never stop striving to be the best.</p>
      </Letter>,
      'No ceremony and no slogans.',
    ),
  },
};
