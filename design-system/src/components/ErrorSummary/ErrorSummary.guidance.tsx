import { createGuidance } from '../../stories/guidance.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

export const guidance = createGuidance(
  (heading, text) => (
    <ErrorSummary heading={heading} items={[{ field: 'guide-email', text }]} attempt={0} />
  ),
  {
    do: {
      ko: ['수정할 항목이 1개 있습니다', '답변받을 이메일 주소를 입력해 주세요.'],
      en: ['There is 1 thing to correct', 'Enter the email address we should reply to.'],
    },
    dont: { ko: ['오류', '잘못된 값(400)'], en: ['Error', 'Invalid value (400)'] },
  },
);
