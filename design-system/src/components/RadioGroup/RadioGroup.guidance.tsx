import { guide, type Guidance } from '../../stories/guidance.ts';
import { RadioGroup } from './RadioGroup.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <RadioGroup
        label="차량으로 오십니까?"
        name="guide-car-ko"
        options={[
          { value: 'no', label: '아니요' },
          { value: 'yes', label: '예' },
        ]}
      />,
      '질문에 맞는 답을 빠짐없이 줍니다.',
    ),
    en: guide(
      <RadioGroup
        label="Are you coming by car?"
        name="guide-car-en"
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
      />,
      'Answers that fit the question, and all of them.',
    ),
  },
  dont: {
    ko: guide(
      <RadioGroup
        label="차량으로 오십니까?"
        name="guide-other-ko"
        options={[
          { value: 'no', label: '해당 없음' },
          { value: 'yes', label: '기타' },
        ]}
      />,
      '질문에 맞지 않는 답을 주지 않습니다.',
    ),
    en: guide(
      <RadioGroup
        label="Are you coming by car?"
        name="guide-other-en"
        options={[
          { value: 'no', label: 'Not applicable' },
          { value: 'yes', label: 'Other' },
        ]}
      />,
      'Answers to another question.',
    ),
  },
};
