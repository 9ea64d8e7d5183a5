import { createPair, type Guidance } from '../../stories/guidance.ts';
import { GlossaryTerm } from './GlossaryTerm.tsx';

export const guidance: Guidance = {
  do: {
    ko: (
      <p>
        전기차로 가전제품을 쓰는{' '}
        <GlossaryTerm explanation="자동차의 배터리로 220 V 전기를 공급합니다.">V2L</GlossaryTerm>{' '}
        커넥터입니다.
      </p>
    ),
    en: (
      <p>
        A connector for{' '}
        <GlossaryTerm explanation="Supplies household current from the battery of the car.">
          V2L
        </GlossaryTerm>
        .
      </p>
    ),
  },
  dont: createPair(
    (explanation) => (
      <p>
        V2L <GlossaryTerm explanation={explanation}>V2L</GlossaryTerm> V2L
      </p>
    ),
    { ko: ['V2L을 말합니다.'], en: ['This means V2L.'] },
  ),
};
