import { KeyValues } from '@site/design-system';

const texts = {
  ko: ['정격 전압', '연속 전류', '방수 등급'],
  en: ['Rated voltage', 'Continuous current', 'Protection'],
};

export default function KeyValuesExample({ language }: { language: 'ko' | 'en' }) {
  const [voltage = '', current = '', protection = ''] = texts[language];
  return (
    <KeyValues
      items={[
        { value: '1,000', unit: 'V', label: voltage },
        { value: '250', unit: 'A', label: current },
        { value: 'IP6K9K', label: protection },
      ]}
    />
  );
}
