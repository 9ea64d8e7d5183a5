import { guide, type Guidance } from '../../stories/guidance.ts';
import { FeatureList } from './FeatureList.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <FeatureList
        accent="first"
        items={[{ title: '퓨즈 30~60개' }, { title: '릴레이 8~16개' }]}
      />,
      '모든 항목의 끝맺음을 하나로 맞춥니다.',
    ),
    en: guide(
      <FeatureList
        accent="first"
        items={[{ title: '30 to 60 fuses' }, { title: '8 to 16 relays' }]}
      />,
      'The same grammar in every point.',
    ),
  },
  dont: {
    ko: guide(
      <FeatureList
        accent="first"
        items={[{ title: '퓨즈 30~60개' }, { title: '릴레이를 많이 넣을 수 있어요!' }]}
      />,
      '말투와 형식을 섞지 않습니다.',
    ),
    en: guide(
      <FeatureList
        accent="first"
        items={[{ title: '30 to 60 fuses' }, { title: 'You can fit lots of relays!' }]}
      />,
      'Mixed tone and form.',
    ),
  },
};
