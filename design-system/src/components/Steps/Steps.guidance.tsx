import { createGuidance } from '../../stories/guidance.ts';
import { Steps } from './Steps.tsx';

export const guidance = createGuidance(
  (firstTitle, firstText, secondTitle, secondText) => (
    <Steps
      items={[
        { title: firstTitle, text: firstText },
        { title: secondTitle, text: secondText },
      ]}
    />
  ),
  {
    do: {
      ko: ['신청', '방문할 날과 인원을 적습니다.', '확인', '담당 부서가 일정을 알립니다.'],
      en: [
        'Apply',
        'Enter the date and the number of visitors.',
        'Confirm',
        'The department replies with the schedule.',
      ],
    },
    dont: {
      ko: ['품질', '최선을 다합니다.', '안전', '항상 생각합니다.'],
      en: ['Quality', 'We do our best.', 'Safety', 'Always in mind.'],
    },
  },
);
