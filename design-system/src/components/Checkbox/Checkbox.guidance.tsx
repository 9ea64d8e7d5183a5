import { guide, type Guidance } from '../../stories/guidance.ts';
import { Checkbox } from './Checkbox.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <Checkbox label="개인정보 수집·이용에 동의합니다" />,
      '혼자 읽어도 뜻이 통하는 긍정문으로 적습니다.',
    ),
    en: guide(
      <Checkbox label="I agree to the use of my personal data" />,
      'A full, positive statement.',
    ),
  },
  dont: {
    ko: guide(
      <Checkbox label="알림을 받지 않는 데 동의하지 않습니다" />,
      '부정을 겹쳐 쓰지 않습니다.',
    ),
    en: guide(<Checkbox label="I do not object to receiving no notices" />, 'No double negatives.'),
  },
};
