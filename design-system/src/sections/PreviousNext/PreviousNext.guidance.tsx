import { createGuidance } from '../../stories/guidance.ts';
import { PreviousNext } from './PreviousNext.tsx';

export const guidance = createGuidance(
  (ariaLabel, firstLabel, firstTitle, secondLabel, secondTitle) => (
    <PreviousNext
      aria-label={ariaLabel}
      previous={{ href: '#a', label: firstLabel, title: firstTitle, picture: null }}
      next={{ href: '#b', label: secondLabel, title: secondTitle, picture: null }}
    />
  ),
  {
    do: {
      ko: ['다른 제품', '이전 제품', 'FPC 모듈', '다음 제품', '커넥터'],
      en: ['Other products', 'Previous product', 'FPC module', 'Next product', 'Connector'],
    },
    dont: { ko: ['이동', '이전', '◀', '다음', '▶'], en: ['Move', 'Previous', '◀', 'Next', '▶'] },
  },
);
