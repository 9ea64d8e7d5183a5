import type { Guidance } from '../../stories/guidance.ts';
import { Text } from './Text.tsx';

export const guidance: Guidance = {
  do: {
    ko: <Text>1974년부터 자동차의 전원과 신호를 이어 온 회사입니다.</Text>,
    en: <Text>We have carried power and signals through cars since 1974.</Text>,
  },
  dont: {
    ko: (
      <Text style={{ textAlign: 'justify', textTransform: 'uppercase', maxInlineSize: 'none' }}>
        1974년부터 자동차의 전원과 신호를 이어 왔으며 이를 바탕으로 고객 만족을 위해 최선을 다하는
        회사로서 앞으로도 노력하겠습니다.
      </Text>
    ),
    en: (
      <Text style={{ textAlign: 'justify', textTransform: 'uppercase', maxInlineSize: 'none' }}>
        We have carried power and signals through cars since 1974 and on this basis will continue to
        do our very best for the satisfaction of our customers.
      </Text>
    ),
  },
};
