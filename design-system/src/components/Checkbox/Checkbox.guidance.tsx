import { createGuidance } from '../../stories/guidance.ts';
import { Checkbox } from './Checkbox.tsx';

export const guidance = createGuidance((label) => <Checkbox label={label} />, {
  do: { ko: ['개인정보 수집·이용에 동의합니다'], en: ['I agree to the use of my personal data'] },
  dont: {
    ko: ['알림을 받지 않는 데 동의하지 않습니다'],
    en: ['I do not object to receiving no notices'],
  },
});
