import { ConsentField } from '@site/design-system/forms';

const texts = {
  ko: {
    label: '개인정보의 수집과 이용에 동의합니다',
    notices: [
      { term: '목적', text: '문의에 대한 답변' },
      { term: '항목', text: '이름, 이메일' },
      { term: '보관 기간', text: '답변을 마친 날부터 1년' },
      { term: '거부할 권리', text: '동의하지 않을 수 있으나, 그 경우 문의를 접수할 수 없습니다.' },
    ],
  },
  en: {
    label: 'I agree to the collection and use of my personal information',
    notices: [
      { term: 'Purpose', text: 'To answer your inquiry' },
      { term: 'Items', text: 'Name and email address' },
      { term: 'Retention period', text: 'One year after the answer' },
      { term: 'Right to refuse', text: 'You may refuse, but then we cannot accept the inquiry.' },
    ],
  },
};

export default function ConsentFieldExample({ language }: { language: 'ko' | 'en' }) {
  const text = texts[language];
  return <ConsentField label={text.label} notices={text.notices} name="consent" required />;
}
