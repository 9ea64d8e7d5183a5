import { createGuidance } from '../../stories/guidance.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

export const guidance = createGuidance(
  (firstLabel, secondLabel, thirdLabel) => (
    <SegmentedChoice
      label={firstLabel}
      options={[
        { value: 'a', label: secondLabel },
        { value: 'b', label: thirdLabel },
      ]}
      defaultValue="a"
    />
  ),
  {
    do: { ko: ['보기', '조립', '분해'], en: ['View', 'Assembled', 'Exploded'] },
    dont: {
      ko: ['보기', '조립', '모든 부품을 떼어 낸 분해 상태'],
      en: ['View', 'Assembled', 'Exploded, with all of the parts apart'],
    },
  },
);
