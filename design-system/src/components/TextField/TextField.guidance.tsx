import { guide, type Guidance } from '../../stories/guidance.ts';
import { TextField } from './TextField.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <TextField label="이메일" error="이메일 주소에 @를 넣어 주세요." />,
      '무엇을 고칠지 한 문장으로 알립니다.',
    ),
    en: guide(
      <TextField label="Email" error="Enter the address in the form name@example.com." />,
      'One sentence says what to correct.',
    ),
  },
  dont: {
    ko: guide(
      <TextField label="이메일" error="잘못된 입력입니다!" />,
      '나무라거나 이유 없이 거절하지 않습니다.',
    ),
    en: guide(<TextField label="Email" error="Invalid input!" />, 'Blame without a reason.'),
  },
};
