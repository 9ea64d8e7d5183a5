import { guide, type Guidance } from '../../stories/guidance.ts';
import { DateField } from './DateField.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <DateField label="방문 날짜" hint="오늘부터 180일 안에서 고릅니다." />,
      '고를 수 있는 범위를 미리 알립니다.',
    ),
    en: guide(
      <DateField label="Date of the visit" hint="Within 180 days from today." />,
      'Says the range beforehand.',
    ),
  },
  dont: {
    ko: guide(
      <DateField label="날짜" hint="YYYY-MM-DD" />,
      '브라우저가 정하는 표기를 적어 두지 않습니다.',
    ),
    en: guide(
      <DateField label="Date" hint="YYYY-MM-DD" />,
      'The browser decides on the format: do not print one.',
    ),
  },
};
