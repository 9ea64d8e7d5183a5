import { Download, Zap } from 'lucide';

import { guide, type Guidance } from '../../stories/guidance.ts';
import { Icon } from './Icon.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <span>
        <Icon icon={Download} /> 제품 안내서 받기
      </span>,
      '글 옆에서 뜻을 거듭니다.',
    ),
    en: guide(
      <span>
        <Icon icon={Download} /> Get the product guide
      </span>,
      'Beside words, with the same meaning.',
    ),
  },
  dont: {
    ko: guide(
      <span>
        <Icon icon={Zap} />
      </span>,
      '뜻이 정해지지 않은 아이콘을 글 없이 쓰지 않습니다.',
    ),
    en: guide(
      <span>
        <Icon icon={Zap} />
      </span>,
      'An icon without words and without a settled meaning.',
    ),
  },
};
