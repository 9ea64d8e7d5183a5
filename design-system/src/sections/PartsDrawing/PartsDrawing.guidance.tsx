import { guide, type Guidance } from '../../stories/guidance.ts';
import { SegmentedChoice } from '../../components/SegmentedChoice/index.ts';

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
      '두 상태의 이름이 짝을 이룹니다.',
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
      'The names of the two states are a pair.',
    ),
  },
  dont: {
    ko: guide(
      <SegmentedChoice
        label="보기"
        options={[
          { value: 'a', label: '일반' },
          { value: 'b', label: '모드 2' },
        ]}
        defaultValue="a"
      />,
      '무엇이 보일지 알 수 없는 이름을 쓰지 않습니다.',
    ),
    en: guide(
      <SegmentedChoice
        label="View"
        options={[
          { value: 'a', label: 'Normal' },
          { value: 'b', label: 'Mode 2' },
        ]}
        defaultValue="a"
      />,
      'Names that do not say what will be seen.',
    ),
  },
};
