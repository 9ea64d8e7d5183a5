import { guide, type Guidance } from '../../stories/guidance.ts';
import { Steps } from './Steps.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Steps
        items={[
          { title: '신청', text: '방문할 날과 인원을 적습니다.' },
          { title: '확인', text: '담당 부서가 일정을 알립니다.' },
        ]}
      />,
      '일어나는 순서대로, 누가 무엇을 하는지 적습니다.',
    ),
    en: guide(
      <Steps
        items={[
          { title: 'Apply', text: 'Enter the date and the number of visitors.' },
          { title: 'Confirm', text: 'The department replies with the schedule.' },
        ]}
      />,
      'In order, with who does what.',
    ),
  },
  dont: {
    ko: guide(
      <Steps
        items={[
          { title: '품질', text: '최선을 다합니다.' },
          { title: '안전', text: '항상 생각합니다.' },
        ]}
      />,
      '순서가 없는 것은 FeatureList로 보여 줍니다.',
    ),
    en: guide(
      <Steps
        items={[
          { title: 'Quality', text: 'We do our best.' },
          { title: 'Safety', text: 'Always in mind.' },
        ]}
      />,
      'What has no order is a FeatureList.',
    ),
  },
};
