import { guide, type Guidance } from '../../stories/guidance.ts';
import { Select } from './Select.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Select
        label="문의 유형"
        placeholder="선택해 주세요"
        options={[
          { value: 'a', label: '고객문의' },
          { value: 'b', label: '협력사 문의' },
          { value: 'c', label: '기타 문의' },
        ]}
      />,
      '다섯이 넘거나 자리가 좁을 때 씁니다.',
    ),
    en: guide(
      <Select
        label="Kind of inquiry"
        placeholder="Please choose"
        options={[
          { value: 'a', label: 'Customer' },
          { value: 'b', label: 'Partner company' },
          { value: 'c', label: 'Other' },
        ]}
      />,
      'For more than a few options, or little room.',
    ),
  },
  dont: {
    ko: guide(
      <Select
        label="차량으로 오십니까?"
        options={[
          { value: 'y', label: '예' },
          { value: 'n', label: '아니요' },
        ]}
      />,
      '예와 아니요는 RadioGroup으로 보여 줍니다.',
    ),
    en: guide(
      <Select
        label="Are you coming by car?"
        options={[
          { value: 'y', label: 'Yes' },
          { value: 'n', label: 'No' },
        ]}
      />,
      'Yes and no are a RadioGroup.',
    ),
  },
};
