import { guide, type Guidance } from '../../stories/guidance.ts';
import { ContactCard } from './ContactCard.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <ContactCard
        department="커넥티드영업팀"
        phone="032-000-0000"
        email="connected@example.com"
        note="와이어링 하네스와 커넥터의 견적을 안내합니다."
      />,
      '부서가 무엇을 답하는지 적습니다.',
    ),
    en: guide(
      <ContactCard
        department="Connected Sales"
        phone="032-000-0000"
        email="connected@example.com"
        note="Quotations for wiring harnesses and connectors."
      />,
      'Says what the department answers.',
    ),
  },
  dont: {
    ko: guide(
      <ContactCard
        department="담당자"
        phone="032-000-0000"
        email="connected@example.com"
        note="문의해 주세요."
      />,
      '누가 무엇을 답하는지 알 수 없습니다.',
    ),
    en: guide(
      <ContactCard
        department="Person in charge"
        phone="032-000-0000"
        email="connected@example.com"
        note="Please contact us."
      />,
      'It does not say who answers what.',
    ),
  },
};
