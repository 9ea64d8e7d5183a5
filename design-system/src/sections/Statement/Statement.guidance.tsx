import { createGuidance } from '../../stories/guidance.ts';
import { Statement } from './Statement.tsx';

export const guidance = createGuidance(
  (heading, label, text) => (
    <Statement heading={heading} links={[{ label, href: '#a' }]}>
      <p>{text}</p>
    </Statement>
  ),
  {
    do: {
      ko: [
        '선 하나가 차 한 대를 깨웁니다',
        '와이어링 하네스',
        '와이어링 하네스는 수백 개의 회로를 하나로 묶습니다.',
      ],
      en: [
        'One line brings a car to life',
        'Wiring harness',
        'A wiring harness binds hundreds of circuits into one assembly.',
      ],
    },
    dont: {
      ko: ['최고를 넘어 최고로', '더 보기', '언제나 고객과 함께하겠습니다.'],
      en: ['Beyond the best', 'More', 'Always together with our customers.'],
    },
  },
);
