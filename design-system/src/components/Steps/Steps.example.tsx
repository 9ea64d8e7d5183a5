import { Steps } from '@site/design-system';

const texts = {
  ko: [
    ['신청', '날짜와 목적을 적습니다.'],
    ['승인', '담당 부서가 확인합니다.'],
    ['방문', '정문에서 출입증을 받습니다.'],
  ],
  en: [
    ['Request', 'Name a day and a purpose.'],
    ['Approval', 'The department confirms it.'],
    ['Visit', 'You receive a pass at the gate.'],
  ],
};

export default function StepsExample({ language }: { language: 'ko' | 'en' }) {
  return <Steps numbered items={texts[language].map(([title = '', text]) => ({ title, text }))} />;
}
