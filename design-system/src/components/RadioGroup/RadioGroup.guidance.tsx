import { createGuidance } from '../../stories/guidance.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guidance = createGuidance(
  (firstLabel, name, secondLabel, thirdLabel) => (
    <RadioGroup
      label={firstLabel}
      name={name}
      options={[
        { value: 'no', label: secondLabel },
        { value: 'yes', label: thirdLabel },
      ]}
    />
  ),
  {
    do: {
      ko: ['차량으로 오십니까?', 'guide-car-ko', '아니요', '예'],
      en: ['Are you coming by car?', 'guide-car-en', 'No', 'Yes'],
    },
    dont: {
      ko: ['차량으로 오십니까?', 'guide-other-ko', '해당 없음', '기타'],
      en: ['Are you coming by car?', 'guide-other-en', 'Not applicable', 'Other'],
    },
  },
);
