import { Figures } from '@site/design-system/sections';

const texts = {
  ko: [
    { value: '1974', label: '창립' },
    { value: '12', unit: '개', label: '공장' },
  ],
  en: [
    { value: '1974', label: 'founded' },
    { value: '12', unit: 'plants', label: 'in 8 countries' },
  ],
};

export default function FiguresExample({ language }: { language: 'ko' | 'en' }) {
  return <Figures items={texts[language]} />;
}
