import { createGuidance } from '../../stories/guidance.ts';
import { ContactCard } from './ContactCard.tsx';

export const guidance = createGuidance(
  (department, note) => (
    <ContactCard
      department={department}
      phone="032-000-0000"
      email="connected@example.com"
      note={note}
    />
  ),
  {
    do: {
      ko: ['커넥티드영업팀', '와이어링 하네스와 커넥터의 견적을 안내합니다.'],
      en: ['Connected Sales', 'Quotations for wiring harnesses and connectors.'],
    },
    dont: { ko: ['담당자', '문의해 주세요.'], en: ['Person in charge', 'Please contact us.'] },
  },
);
