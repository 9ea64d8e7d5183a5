import { Download, Zap } from 'lucide';

import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Icon } from './Icon.tsx';

export const guidance: Guidance = {
  do: createPair(
    (text) => (
      <span>
        <Icon icon={Download} />
        {text}
      </span>
    ),
    { ko: [' 제품 안내서 받기'], en: [' Get the product guide'] },
  ),
  dont: createPair(
    () => (
      <span>
        <Icon icon={Zap} />
      </span>
    ),
    { ko: [], en: [] },
  ),
};
