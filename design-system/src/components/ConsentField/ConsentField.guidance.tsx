import { guide, type Guidance } from '../../stories/guidance.ts';
import { ConsentField } from './ConsentField.tsx';

export const guidance: Guidance = {
  do: {
    ko: guide(
      <ConsentField
        label="개인정보 수집·이용에 동의합니다"
        notices={[{ term: '목적', text: '문의 확인과 답변' }]}
        required
      />,
      '목적마다 따로 묻습니다.',
    ),
    en: guide(
      <ConsentField
        label="I agree to the use of my personal data"
        notices={[{ term: 'Purpose', text: 'Answering the inquiry' }]}
        required
      />,
      'One consent for one purpose.',
    ),
  },
  dont: {
    ko: guide(
      <ConsentField
        label="모든 약관과 마케팅 수신에 동의합니다"
        notices={[{ term: '목적', text: '서비스 제공 등' }]}
        required
      />,
      '여러 동의를 한데 묶지 않습니다.',
    ),
    en: guide(
      <ConsentField
        label="I agree to all terms and to marketing"
        notices={[{ term: 'Purpose', text: 'Services and other purposes' }]}
        required
      />,
      'Several consents in one box.',
    ),
  },
};
