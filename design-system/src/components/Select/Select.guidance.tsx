import { createPair, type Guidance } from '../../stories/guidance.ts';
import { Select } from './Select.tsx';

export const guidance: Guidance = {
  do: createPair(
    (firstLabel, placeholder, secondLabel, thirdLabel, fourthLabel) => (
      <Select
        label={firstLabel}
        placeholder={placeholder}
        options={[
          { value: 'a', label: secondLabel },
          { value: 'b', label: thirdLabel },
          { value: 'c', label: fourthLabel },
        ]}
      />
    ),
    {
      ko: ['문의 유형', '선택해 주세요', '고객문의', '협력사 문의', '기타 문의'],
      en: ['Kind of inquiry', 'Please choose', 'Customer', 'Partner company', 'Other'],
    },
  ),
  dont: createPair(
    (firstLabel, secondLabel, thirdLabel) => (
      <Select
        label={firstLabel}
        options={[
          { value: 'y', label: secondLabel },
          { value: 'n', label: thirdLabel },
        ]}
      />
    ),
    { ko: ['차량으로 오십니까?', '예', '아니요'], en: ['Are you coming by car?', 'Yes', 'No'] },
  ),
};
