import { guide, type Guidance } from '../../stories/guidance.ts';
import { Progress } from './Progress.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Progress label="보내는 중입니다" value={0.4} />,
      '얼마나 되었는지 알면 값을 줍니다.',
    ),
    en: guide(<Progress label="Sending" value={0.4} />, 'With its value, where it is known.'),
  },
  dont: {
    ko: guide(
      <Progress label="준비 중" value={1} />,
      '끝나지 않았는데 다 찬 막대를 보여 주지 않습니다.',
    ),
    en: guide(<Progress label="Please wait" value={1} />, 'A full bar for what is not finished.'),
  },
};
