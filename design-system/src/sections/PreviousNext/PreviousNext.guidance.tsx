import { guide, type Guidance } from '../../stories/guidance.ts';
import { PreviousNext } from './PreviousNext.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <PreviousNext
        aria-label="다른 제품"
        previous={{ href: '#a', label: '이전 제품', title: 'FPC 모듈', picture: null }}
        next={{ href: '#b', label: '다음 제품', title: '커넥터', picture: null }}
      />,
      '방향과 함께 이름을 보여 줍니다.',
    ),
    en: guide(
      <PreviousNext
        aria-label="Other products"
        previous={{ href: '#a', label: 'Previous product', title: 'FPC module', picture: null }}
        next={{ href: '#b', label: 'Next product', title: 'Connector', picture: null }}
      />,
      'The name beside the direction.',
    ),
  },
  dont: {
    ko: guide(
      <PreviousNext
        aria-label="이동"
        previous={{ href: '#a', label: '이전', title: '◀', picture: null }}
        next={{ href: '#b', label: '다음', title: '▶', picture: null }}
      />,
      '어디로 가는지 알 수 없는 화살표만 두지 않습니다.',
    ),
    en: guide(
      <PreviousNext
        aria-label="Move"
        previous={{ href: '#a', label: 'Previous', title: '◀', picture: null }}
        next={{ href: '#b', label: 'Next', title: '▶', picture: null }}
      />,
      'Arrows alone do not say where they lead.',
    ),
  },
};
