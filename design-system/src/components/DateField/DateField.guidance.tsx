import { createGuidance } from '../../stories/guidance.ts';
import { DateField } from './DateField.tsx';

export const guidance = createGuidance((label, hint) => <DateField label={label} hint={hint} />, {
  do: {
    ko: ['방문 날짜', '오늘부터 180일 안에서 고릅니다.'],
    en: ['Date of the visit', 'Within 180 days from today.'],
  },
  dont: { ko: ['날짜', 'YYYY-MM-DD'], en: ['Date', 'YYYY-MM-DD'] },
});
