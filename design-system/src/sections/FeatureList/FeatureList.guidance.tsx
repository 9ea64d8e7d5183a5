import { createGuidance } from '../../stories/guidance.ts';
import { FeatureList } from './FeatureList.tsx';

export const guidance = createGuidance(
  (firstTitle, secondTitle) => (
    <FeatureList accent="first" items={[{ title: firstTitle }, { title: secondTitle }]} />
  ),
  {
    do: { ko: ['퓨즈 30~60개', '릴레이 8~16개'], en: ['30 to 60 fuses', '8 to 16 relays'] },
    dont: {
      ko: ['퓨즈 30~60개', '릴레이를 많이 넣을 수 있어요!'],
      en: ['30 to 60 fuses', 'You can fit lots of relays!'],
    },
  },
);
