import { FactColumns } from '@site/design-system/sections';

const texts = {
  ko: [
    { heading: '적용 차종', text: '승용차와 경상용차' },
    { heading: '인증', text: 'IATF 16949' },
  ],
  en: [
    { heading: 'Vehicles', text: 'Passenger cars and light commercial vehicles' },
    { heading: 'Certified to', text: 'IATF 16949' },
  ],
};

export default function FactColumnsExample({ language }: { language: 'ko' | 'en' }) {
  return <FactColumns items={texts[language]} />;
}
