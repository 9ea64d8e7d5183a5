import { guide, type Guidance } from '../../stories/guidance.ts';
import { Statement } from './Statement.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Statement
        heading="선 하나가 차 한 대를 깨웁니다"
        links={[{ label: '와이어링 하네스', href: '#a' }]}
      >
        <p>와이어링 하네스는 수백 개의 회로를 하나로 묶습니다.</p>
      </Statement>,
      '한 문장의 주장에 근거와 갈 곳이 따릅니다.',
    ),
    en: guide(
      <Statement
        heading="One line brings a car to life"
        links={[{ label: 'Wiring harness', href: '#a' }]}
      >
        <p>A wiring harness binds hundreds of circuits into one assembly.</p>
      </Statement>,
      'A claim, its grounds, and a link that names its page.',
    ),
  },
  dont: {
    ko: guide(
      <Statement heading="최고를 넘어 최고로" links={[{ label: '더 보기', href: '#a' }]}>
        <p>언제나 고객과 함께하겠습니다.</p>
      </Statement>,
      '근거 없는 주장과 ‘더 보기’를 쓰지 않습니다.',
    ),
    en: guide(
      <Statement heading="Beyond the best" links={[{ label: 'More', href: '#a' }]}>
        <p>Always together with our customers.</p>
      </Statement>,
      'A claim without grounds, and “More”.',
    ),
  },
};
