import type { Guidance } from '../../stories/guidance.ts';
import { TextField } from './TextField.tsx';

export const guidance: Guidance = {
  do: {
    ko: <TextField label="이메일" error="이메일 주소에 @를 넣어 주세요." />,
    en: <TextField label="Email" error="Enter the address in the form name@example.com." />,
  },
  dont: {
    ko: <TextField label="이메일" error="잘못된 입력입니다!" />,
    en: <TextField label="Email" error="Invalid input!" />,
  },
};
