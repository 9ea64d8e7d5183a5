import { createGuidance } from '../../stories/guidance.ts';
import { Progress } from './Progress.tsx';

export const guidance = createGuidance((label, value) => <Progress label={label} value={value} />, {
  do: { ko: ['보내는 중입니다', 0.4], en: ['Sending', 0.4] },
  dont: { ko: ['준비 중', 1], en: ['Please wait', 1] },
});
