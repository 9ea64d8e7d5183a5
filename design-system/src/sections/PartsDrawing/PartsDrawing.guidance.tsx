import { createGuidance } from '../../stories/guidance.ts';
import { SegmentedChoice } from '../../components/SegmentedChoice/index.ts';

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
    dont: { ko: ['보기', '일반', '모드 2'], en: ['View', 'Normal', 'Mode 2'] },
  },
);
