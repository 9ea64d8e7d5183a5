import { guide, type Guidance } from '../../stories/guidance.ts';
import { Receipt } from './Receipt.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(<Receipt>7K3M-9QXT-2BVD</Receipt>, '네 자씩 끊어 옮겨 적기 쉽게 합니다.'),
    en: guide(<Receipt>7K3M-9QXT-2BVD</Receipt>, 'In groups of four, easy to copy by hand.'),
  },
  dont: {
    ko: guide(
      <Receipt>7K3M9QXT2BVDH0RA11IlO0</Receipt>,
      '헷갈리는 글자와 끊김 없는 긴 번호를 쓰지 않습니다.',
    ),
    en: guide(
      <Receipt>7K3M9QXT2BVDH0RA11IlO0</Receipt>,
      'Long, without groups, with letters that look alike.',
    ),
  },
};
