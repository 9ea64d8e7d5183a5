import { guide, type Guidance } from '../../stories/guidance.ts';
import { GlossaryTerm } from './GlossaryTerm.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <p>
        전기차로 가전제품을 쓰는{' '}
        <GlossaryTerm explanation="자동차의 배터리로 220 V 전기를 공급합니다.">V2L</GlossaryTerm>{' '}
        커넥터입니다.
      </p>,
      '처음 나오는 곳에서 한 번 풀이합니다.',
    ),
    en: guide(
      <p>
        A connector for{' '}
        <GlossaryTerm explanation="Supplies household current from the battery of the car.">
          V2L
        </GlossaryTerm>
        .
      </p>,
      'Explained once, where it first appears.',
    ),
  },
  dont: {
    ko: guide(
      <p>
        V2L <GlossaryTerm explanation="V2L을 말합니다.">V2L</GlossaryTerm> V2L
      </p>,
      '같은 말로 풀이하거나 나올 때마다 표시하지 않습니다.',
    ),
    en: guide(
      <p>
        V2L <GlossaryTerm explanation="This means V2L.">V2L</GlossaryTerm> V2L
      </p>,
      'A term explained by itself, or at every mention.',
    ),
  },
};
