import { createGuidance } from '../../stories/guidance.ts';
import { ConsentField } from './ConsentField.tsx';

export const guidance = createGuidance(
  (label, term, text) => <ConsentField label={label} notices={[{ term, text }]} required />,
  {
    do: {
      ko: ['개인정보 수집·이용에 동의합니다', '목적', '문의 확인과 답변'],
      en: ['I agree to the use of my personal data', 'Purpose', 'Answering the inquiry'],
    },
    dont: {
      ko: ['모든 약관과 마케팅 수신에 동의합니다', '목적', '서비스 제공 등'],
      en: ['I agree to all terms and to marketing', 'Purpose', 'Services and other purposes'],
    },
  },
);
