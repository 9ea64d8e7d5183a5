import { guide, type Guidance } from '../../stories/guidance.ts';
import { SegmentedChoice } from './SegmentedChoice.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <SegmentedChoice
        label="보기"
        options={[
          { value: 'a', label: '조립' },
          { value: 'b', label: '분해' },
        ]}
        defaultValue="a"
      />,
      '짧고 길이가 비슷한 둘에서 넷 가운데 고릅니다.',
    ),
    en: guide(
      <SegmentedChoice
        label="View"
        options={[
          { value: 'a', label: 'Assembled' },
          { value: 'b', label: 'Exploded' },
        ]}
        defaultValue="a"
      />,
      'Two to four short options of similar length.',
    ),
  },
  dont: {
    ko: guide(
      <SegmentedChoice
        label="보기"
        options={[
          { value: 'a', label: '조립' },
          { value: 'b', label: '모든 부품을 떼어 낸 분해 상태' },
        ]}
        defaultValue="a"
      />,
      '긴 설명을 선택지에 쓰지 않습니다.',
    ),
    en: guide(
      <SegmentedChoice
        label="View"
        options={[
          { value: 'a', label: 'Assembled' },
          { value: 'b', label: 'Exploded, with all of the parts apart' },
        ]}
        defaultValue="a"
      />,
      'A description as an option.',
    ),
  },
};
